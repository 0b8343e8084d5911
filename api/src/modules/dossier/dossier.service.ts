import type { Static } from 'typebox'
import { formatDate } from 'rules/time'
import { inTransaction } from '../../db/transaction.ts'
import { seconds, type Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { lotsOfLines } from '../document/labReportPaper.ts'
import { goodsInOrder } from '../goods/goods.service.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import { askFor } from '../order/dossierAsk.repo.ts'
import { findLines, findOrder } from '../order/read.repo.ts'
import { paged, sliceOf, type PageAsked } from '../../server/paging.ts'
import { memberView } from '../user/user.service.ts'
import { findAsks, findDossierGoods, findPaper, type AskedGoods, type Filter, type PaperRow } from './dossier.repo.ts'
import { LAPSING_DAYS } from './dossierKinds.ts'
import { momentOf, paperWire, type DossierGoodsWire, type DossierSchema } from './dossier.schemas.ts'
import { missingOf, packDossier, type Packed } from './pack.ts'
import { companyPapers, goodsPapers, paperAddress } from './papers.ts'

const DAY_MS = 86_400_000
/** Goods of one archive, and of one question. */
export const GOODS_MAX = 50

type Dossier = Static<typeof DossierSchema>

export async function companyDossier(deps: Deps): Promise<Dossier> {
  const papers = (await companyPapers(deps)).map((paper) => paperWire(paper, null, null))
  return { url: '/files/dossier/company.zip', papers, missing: [] }
}

export const archiveOf = (goodsIds: readonly number[]): string => `/files/dossier/goods-${goodsIds.join('-')}.zip`

async function goodsWires(deps: Deps, asked: readonly AskedGoods[]): Promise<DossierGoodsWire[]> {
  const ids = asked.map(({ goodsId }) => goodsId)
  const goods = await goodsInOrder(deps, ids, null)
  const papers = await goodsPapers(deps, ids, [])
  return asked.flatMap(({ goodsId, askedAt, fetchedAt, isBought }) => {
    const view = goods.find(({ id }) => id === goodsId)
    if (view === undefined) return []
    const mine = papers.filter((paper) => paper.goodsId === goodsId)
    return {
      goods_id: String(goodsId),
      name: view.name,
      ypgg: view.spec,
      sccj: view.manufacturer,
      asked_at: momentOf(askedAt),
      fetched_at: momentOf(fetchedAt),
      bought: isBought ? 1 : 0,
      url: archiveOf([goodsId]),
      papers: mine.map((paper) => paperWire(paper, view.name, fetchedAt ?? askedAt)),
      missing: missingOf([view], [], mine).map(({ name }) => name),
    }
  })
}

/** Goods that the shop asked for or buys, page by page. */
export async function dossierGoods(deps: Deps, memberId: number, filter: Filter, page: PageAsked) {
  const until = formatDate(seconds(new Date(deps.clock.now().getTime() + LAPSING_DAYS * DAY_MS)))
  const { rows, total } = await findDossierGoods(deps.db, memberId, { filter, until, ...sliceOf(page) })
  return paged(await goodsWires(deps, rows), total, page)
}

/** Any goods, as a page of goods or a cart asks for them. */
export async function dossierOfGoods(deps: Deps, memberId: number, ids: readonly number[]): Promise<DossierGoodsWire[]> {
  const asks = await findAsks(deps.db, memberId, ids)
  return goodsWires(
    deps,
    ids.map((goodsId) => asks.get(goodsId) ?? { goodsId, askedAt: null, fetchedAt: null, isBought: false }),
  )
}

/** Once for all orders; goods that are not there are refused. */
export function askDossier(
  deps: Deps,
  memberId: number,
  ids: readonly number[],
): Promise<{ readonly url: string; readonly goods: DossierGoodsWire[] }> {
  return inTransaction(deps, async (tx) => {
    if ((await goodsInOrder(tx, ids, null)).length < ids.length) throw invalid('goods_ids', '商品不存在')
    await askFor(tx.db, memberId, ids, tx.clock.now(), null)
    return { url: archiveOf(ids), goods: await dossierOfGoods(tx, memberId, ids) }
  })
}

async function packedOrder(deps: Deps, memberId: number, orderId: number): Promise<Packed> {
  const order = await findOrder(deps.db, memberId, orderId)
  if (order === null) throw notFound('订单不存在')
  const lines = await findLines(deps.db, [orderId])
  const goods = await goodsInOrder(deps, [...new Set(lines.map((line) => line.goods_id))], null)
  return { memberId, orderNo: order.no, goods, lots: lotsOfLines(lines) }
}

/** What the archive of an order will hold: the company's papers, those of its goods and, once it is sent, of its lots. */
export async function orderDossier(deps: Deps, memberId: number, orderId: number): Promise<Dossier> {
  const { goods, lots } = await packedOrder(deps, memberId, orderId)
  const ids = goods.map(({ id }) => id)
  const asks = await findAsks(deps.db, memberId, ids)
  const papers = await goodsPapers(deps, ids, lots)
  const sinceOf = (goodsId: number | null): Date | null => {
    const ask = goodsId === null ? undefined : asks.get(goodsId)
    return ask?.fetchedAt ?? ask?.askedAt ?? null
  }
  const nameOf = (id: string): string => goods.find((view) => String(view.id) === id)?.name ?? ''
  return {
    url: `/files/dossier/order-${orderId}.zip`,
    papers: [
      ...(await companyDossier(deps)).papers,
      ...papers.map((paper) => paperWire(paper, nameOf(String(paper.goodsId)), sinceOf(paper.goodsId))),
    ],
    missing: missingOf(goods, lots, papers).map(({ goods_id: id, name, lot }) => `${nameOf(id)} ${lot ?? ''} ${name}`.replace('  ', ' ')),
  }
}

/** Only for shops whose own papers were checked: ours name people and accounts. */
async function requireReviewed(deps: Deps, memberId: number): Promise<void> {
  if ((await memberView(deps, memberId)).review !== 'passed') throw refused('NOT_REVIEWED')
}

const ARCHIVE = /^(?:order-([1-9][0-9]{0,14})|goods-([1-9][0-9]{0,14}(?:-[1-9][0-9]{0,14})*)|company)\.zip$/

/** An archive by its name. Who downloads the papers of goods has asked for them, and hears of new versions. */
export async function archive(deps: Deps, memberId: number, file: string): Promise<AsyncGenerator<Uint8Array> | null> {
  const [named, orderId, goodsIds] = ARCHIVE.exec(file) ?? []
  if (named === undefined) return null
  const packed =
    orderId === undefined
      ? { memberId, orderNo: null, goods: await namedGoods(deps, goodsIds), lots: [] }
      : await packedOrder(deps, memberId, Number(orderId))
  await requireReviewed(deps, memberId)
  const now = deps.clock.now()
  await askFor(
    deps.db,
    memberId,
    packed.goods.map(({ id }) => id),
    now,
    now,
  )
  return packDossier(deps, packed)
}

async function namedGoods(deps: Deps, names = ''): Promise<GoodsView[]> {
  const ids = [...new Set(names === '' ? [] : names.split('-').map(Number))]
  const goods = await goodsInOrder(deps, ids, null)
  if (ids.length > GOODS_MAX || goods.length < ids.length) throw notFound('没有这份资料')
  return goods
}

/** One paper by its name; another version has another. */
export async function onePaper(deps: Deps, memberId: number, file: string): Promise<PaperRow> {
  const id = /^paper-([1-9][0-9]{0,14})-/.exec(file)?.[1]
  const row = id === undefined ? null : await findPaper(deps.db, Number(id))
  if (row === null || paperAddress(row) !== `/files/dossier/${file}`) throw notFound('没有这份资料')
  await requireReviewed(deps, memberId)
  return row
}
