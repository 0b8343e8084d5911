import type { DossierGoods, DossierGroup, DossierPaper, DossierStanding, Dossier } from '../../generated/resolvers-types.ts'
import type { RestAskedDossier, RestDossierGoods, RestDossierPaper, RestDossier } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { isLotNumber, whereRight } from '../base/textForms.ts'
import { toWebUrl } from '../base/webUrl.ts'

const groups: Readonly<Record<string, DossierGroup>> = { company: 'COMPANY', goods: 'GOODS', lot: 'LOT' }
const standings: Readonly<Record<string, DossierStanding>> = { valid: 'VALID', lapsing: 'LAPSING', lapsed: 'LAPSED' }
const filled = (text: string): string | null => (text === '' ? null : text)

export function toDossierPaper(body: unknown): DossierPaper {
  const row = new Row<RestDossierPaper>(body, 'dossier.papers')
  const url = row.optionalText('url')
  return {
    paperID: row.text('id'),
    group: row.oneOf('group', groups),
    goodsID: row.optionalText('goods_id'),
    goodsName: row.optionalText('goods_name'),
    name: row.text('name'),
    paperNo: filled(row.text('no')),
    lot: whereRight(isLotNumber, row.optionalText('lot')),
    version: row.integer('version'),
    replacedExpiresOn: row.optionalDate('replaced_until'),
    startsOn: row.optionalDate('issued_on'),
    expiresOn: row.optionalDate('expires_on'),
    daysLeft: row.optionalInteger('days_left'),
    standing: row.oneOf('standing', standings),
    lapseNote: filled(row.text('lapse')),
    isNew: row.flag('news'),
    url: url === null ? null : toWebUrl(url),
  }
}

export function toDossierGoods(body: unknown): DossierGoods {
  const row = new Row<RestDossierGoods>(body, 'dossier')
  return {
    goodsID: row.id('goods_id'),
    name: row.text('name'),
    spec: row.text('ypgg'),
    manufacturer: row.text('sccj'),
    requestedAt: row.optionalMoment('asked_at'),
    fetchedAt: row.optionalMoment('fetched_at'),
    isBought: row.flag('bought'),
    archive: toWebUrl(row.text('url')),
    papers: row.list('papers', toDossierPaper),
    missing: row.list('missing', String),
  }
}

export interface RequestedDossier {
  readonly archive: string | null
  readonly dossiers: readonly DossierGoods[] | null
}

export function toRequestedDossier(body: unknown): RequestedDossier {
  const row = new Row<RestAskedDossier>(body, 'dossier')
  return { archive: toWebUrl(row.text('url')), dossiers: row.list('goods', toDossierGoods) }
}

export function toDossier(body: unknown): Dossier {
  const row = new Row<RestDossier>(body, 'dossier')
  return { archive: toWebUrl(row.text('url')), papers: row.list('papers', toDossierPaper), missing: row.list('missing', String) }
}
