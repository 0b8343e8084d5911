import type { Day } from '../../db/tables/identity.ts'
import { type Deps, today } from '../../deps.ts'
import { companyOf } from '../company/company.service.ts'
import { findLicencePicture, findLicences } from '../company/licence.repo.ts'
import { licencesOn, pictureEnding } from '../company/licence.service.ts'
import { labReportPdf, type LotOfLine } from '../document/labReportPaper.ts'
import { hasReports } from '../goods-detail/labReport.ts'
import { paperUrl } from '../paper/paper.schemas.ts'
import { openUploadStore } from '../upload/store/openUploadStore.ts'
import { findPapers, type PaperRow } from './dossier.repo.ts'
import { samplePaper } from './samplePaper.ts'
import { COMPANY_PAPERS, daysLeft, GOODS_PAPERS, licenceLapse, standingOf, type Standing } from './dossierKinds.ts'

export const GROUPS = ['company', 'goods', 'lot'] as const
export type Group = (typeof GROUPS)[number]

/** A paper as lists and archives have it, whatever table it comes from. */
export interface DossierPaper {
  /** One paper under one name in all answers. */
  readonly id: string
  readonly group: Group
  readonly goodsId: number | null
  readonly name: string
  readonly no: string
  readonly lot: string | null
  readonly version: number
  readonly replacedUntil: Day | null
  readonly issuedOn: Day | null
  readonly expiresOn: Day | null
  readonly daysLeft: number | null
  readonly standing: Standing
  readonly lapse: string
  readonly enteredAt: Date | null
  readonly url: string | null
  /** Null where there is a number and no picture; no bytes where the store has lost them. */
  readonly file: { readonly ending: string; readonly bytes: (deps: Deps) => Promise<Uint8Array | null> } | null
}

/** Who sells: its licences as every page shows them, and what is entered beside them. */
export async function companyPapers(deps: Deps): Promise<DossierPaper[]> {
  const day = today(deps.clock.now())
  const licences = licencesOn(day, await findLicences(deps.db)).map(({ row, name, picture }): DossierPaper => {
    const { id, digest } = row
    return {
      id: `licence-${id}`,
      group: 'company',
      goodsId: null,
      name,
      no: row.no,
      lot: null,
      version: row.version,
      replacedUntil: row.replaced_until,
      issuedOn: row.issued_on,
      ...validity(row.expires_on, day),
      lapse: licenceLapse(row.kind),
      enteredAt: null,
      url: picture,
      file: digest === null ? null : { ending: pictureEnding(row), bytes: ({ db }) => existing(findLicencePicture(db, id, digest)) },
    }
  })
  return [...licences, ...(await findPapers(deps.db, null)).map((row) => enteredPaper(row, day))]
}

const existing = async (found: Promise<{ readonly bytes: Buffer } | null>): Promise<Buffer> => {
  const picture = await found
  if (picture === null) throw new Error('a licence lost its picture while its papers were packed')
  return picture.bytes
}

function validity(expiresOn: Day | null, day: Day) {
  const left = daysLeft(expiresOn, day)
  return { expiresOn, daysLeft: left, standing: standingOf(left) }
}

export const paperAddress = ({ id, sha256, file_key: key }: PaperRow): string =>
  `/files/dossier/paper-${id}-${Buffer.from(sha256).toString('hex').slice(0, 12)}.${endingOf(key)}`

const endingOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1)

function enteredPaper(row: PaperRow, day: Day): DossierPaper {
  const { name, lapse } = { ...COMPANY_PAPERS, ...GOODS_PAPERS }[row.kind]
  return {
    id: `paper-${row.id}`,
    group: row.lot !== '' ? 'lot' : row.goods_id === null ? 'company' : 'goods',
    goodsId: row.goods_id,
    name,
    no: row.no,
    lot: row.lot === '' ? null : row.lot,
    version: row.version,
    replacedUntil: row.replaced_until,
    issuedOn: row.issued_on,
    ...validity(row.expires_on, day),
    lapse,
    enteredAt: row.entered_at,
    url: paperAddress(row),
    file: { ending: endingOf(row.file_key), bytes: (deps) => storedBytes(deps, row) },
  }
}

/** The demo draws its samples again where only their rows came with a copy of its database. */
export async function storedBytes(deps: Pick<Deps, 'settings' | 'db'>, row: PaperRow): Promise<Uint8Array | null> {
  const bytes = await openUploadStore(deps.settings).get(row.file_key)
  if (bytes !== null || !deps.settings.demo || row.issued_on === null) return bytes
  const [goods] = row.goods_id === null ? [] : await deps.db.selectFrom('goods').where('id', '=', row.goods_id).select('name').execute()
  const { name: title } = { ...COMPANY_PAPERS, ...GOODS_PAPERS }[row.kind]
  const subject = goods?.name ?? (await companyOf(deps)).company
  return samplePaper({ title, subject, no: row.no, issuedOn: row.issued_on, expiresOn: row.expires_on })
}

/** A lot that came with an order, or null for papers that belong to all lots. */
const isWanted = (row: PaperRow, lots: readonly LotOfLine[]): boolean =>
  row.lot === '' || lots.some(({ line, lot }) => line.goods_id === row.goods_id && lot === row.lot)

/** Of goods, and of the lots that came: where no laboratory's report was entered, the one that orders have. */
export async function goodsPapers(deps: Deps, goodsIds: readonly number[], lots: readonly LotOfLine[]): Promise<DossierPaper[]> {
  const day = today(deps.clock.now())
  const entered = (await findPapers(deps.db, goodsIds)).filter((row) => isWanted(row, lots)).map((row) => enteredPaper(row, day))
  const made = (hasReports(deps) ? lots : []).filter(
    ({ line, lot }) => !entered.some((paper) => paper.goodsId === line.goods_id && paper.lot === lot),
  )
  return [...entered, ...made.map(madeReport)]
}

function madeReport(lot: LotOfLine): DossierPaper {
  return {
    id: `report-${lot.line.goods_id}-${lot.lot}`,
    group: 'lot',
    goodsId: lot.line.goods_id,
    name: GOODS_PAPERS.lab_report.name,
    no: '',
    lot: lot.lot,
    version: 1,
    replacedUntil: null,
    issuedOn: null,
    expiresOn: null,
    daysLeft: null,
    standing: 'valid',
    lapse: '',
    enteredAt: null,
    url: paperUrl(lot.line.order_id, `lab_report-${lot.line.goods_id}-${lot.lot}.pdf`),
    file: { ending: 'pdf', bytes: () => labReportPdf(lot) },
  }
}
