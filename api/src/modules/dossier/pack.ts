import { createHash } from 'node:crypto'
import { type Deps, today } from '../../deps.ts'
import { findCompany } from '../auth/session.repo.ts'
import { companyOf } from '../company/company.service.ts'
import type { LotOfLine } from '../document/labReportPaper.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import { publicKey, signatureOf } from '../signature/signature.ts'
import { freeName, GrowingZip } from '../upload/zipStream.ts'
import { GOODS_PAPERS } from './dossierKinds.ts'
import { indexPage, indexSchema, SCHEMA_FILE, type DossierIndex, type IndexedPaper } from './dossierIndex.ts'
import { companyPapers, goodsPapers, type DossierPaper } from './papers.ts'
import { companySheet, goodsSheet } from './sheets.ts'

export interface Packed {
  readonly memberId: number
  readonly orderNo: string | null
  readonly goods: readonly GoodsView[]
  /** Lots of which the reports go with them. */
  readonly lots: readonly LotOfLine[]
}

/**
 * The archive as it grows: a paper is read when those before it are on their way, and the index, which has the digest of each, comes last.
 */
export async function* packDossier(deps: Deps, asked: Packed): AsyncGenerator<Uint8Array> {
  const zip = new GrowingZip()
  const papers = await papersIn(deps, asked)
  const names = new Map(asked.goods.map((goods) => [goods.id, `${goods.id} ${goods.name} ${goods.spec}`]))
  const files: IndexedPaper[] = []
  const taken = new Set<string>()
  for (const paper of papers) {
    const bytes = paper.file === null ? null : await paper.file.bytes(deps)
    const path = bytes === null ? null : freeName(pathOf(paper, names), taken)
    if (path !== null && bytes !== null) {
      taken.add(path)
      zip.plain(path).push(bytes, true)
      yield* zip.grown()
    }
    files.push(indexed(paper, path, bytes))
  }
  const index = await indexOf(deps, asked, papers, files)
  const json = Buffer.from(`${JSON.stringify(index, null, 1)}\n`)
  zip.packed('目录.html').push(indexPage(index), true)
  zip.packed(SCHEMA_FILE).push(indexSchema(), true)
  zip.packed('index.json').push(json, true)
  const signature = signatureOf(deps, json)
  if (signature !== null && index.signing_key !== null) {
    zip.plain('index.json.sig').push(Buffer.from(`${signature}\n`), true)
    zip.plain(`${index.signing_key}.pem`).push(Buffer.from(publicKey(deps, index.signing_key) ?? ''), true)
  }
  zip.end()
  yield* zip.grown()
}

async function papersIn(deps: Deps, { goods, lots }: Packed): Promise<DossierPaper[]> {
  const ids = goods.map(({ id }) => id)
  const entered = await goodsPapers(deps, ids, lots)
  return [
    companySheet(),
    ...(await companyPapers(deps)),
    ...goods.flatMap((view) => [goodsSheet(view), ...entered.filter(({ goodsId }) => goodsId === view.id)]),
  ]
}

/** Names that every system unpacks. */
const plain = (name: string): string => name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_').slice(0, 80)
const FOLDERS = { company: '企业资料', goods: '品种资料', lot: '药检报告' } as const

function pathOf({ group, goodsId, name, no, lot, version, standing, file }: DossierPaper, names: ReadonlyMap<number, string>): string {
  const folder = goodsId === null ? FOLDERS[group] : `${FOLDERS[group]}/${plain(names.get(goodsId) ?? String(goodsId))}`
  const words = [name, lot ?? no, version > 1 ? `第${version}版` : '', standing === 'lapsed' ? '（已过期）' : '']
  return `${folder}/${plain(words.filter((word) => word !== '').join(' '))}.${file?.ending ?? 'pdf'}`
}

function indexed(paper: DossierPaper, path: string | null, bytes: Uint8Array | null): IndexedPaper {
  const { group, goodsId, name, no, lot, version, replacedUntil, issuedOn, expiresOn, standing } = paper
  return {
    path,
    sha256: bytes === null ? null : createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes === null ? null : bytes.length,
    group,
    goods_id: goodsId === null ? null : String(goodsId),
    name,
    no,
    lot,
    version,
    replaced_until: replacedUntil,
    issued_on: issuedOn,
    expires_on: expiresOn,
    standing,
  }
}

async function indexOf(
  deps: Deps,
  { memberId, orderNo, goods, lots }: Packed,
  papers: readonly DossierPaper[],
  files: readonly IndexedPaper[],
): Promise<DossierIndex> {
  return {
    schema: 'dossier-1',
    made_on: today(deps.clock.now()),
    supplier: (await companyOf(deps)).company,
    receiver: await findCompany(deps.db, memberId),
    order_no: orderNo,
    goods: goods.map(({ id, name, spec, manufacturer, holder, approvalNumber }) => ({
      goods_id: String(id),
      name,
      spec,
      maker: manufacturer,
      holder,
      approval_no: approvalNumber,
    })),
    files: [...files],
    missing: missingOf(goods, lots, papers),
    signing_key: deps.settings.signingKeys[0]?.id ?? null,
  }
}

/** What has an approval number has an approval, and a lot that came a report. */
export function missingOf(
  goods: readonly Pick<GoodsView, 'id' | 'approvalNumber'>[],
  lots: readonly LotOfLine[],
  papers: readonly Pick<DossierPaper, 'goodsId' | 'name' | 'lot'>[],
): DossierIndex['missing'] {
  const { approval, lab_report: report } = GOODS_PAPERS
  const has = (id: number, name: string, lot: string | null): boolean =>
    papers.some((paper) => paper.goodsId === id && paper.name === name && paper.lot === lot)
  return [
    ...goods
      .filter(({ id, approvalNumber }) => approvalNumber !== null && !has(id, approval.name, null))
      .map(({ id }) => ({ goods_id: String(id), name: approval.name, lot: null })),
    ...lots
      .filter(({ line, lot }) => !has(line.goods_id, report.name, lot))
      .map(({ line, lot }) => ({ goods_id: String(line.goods_id), name: report.name, lot })),
  ]
}
