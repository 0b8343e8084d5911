import type { Harness } from '../../testing/harness.ts'
import { createGoods, MAIN } from '../../testing/catalogue.ts'
import { newKey, office, payAtCashier, buy, type Shopper } from '../../testing/trading.ts'
import { csv, imported } from '../import/testImport.ts'

export const HEAD = '追溯码,商品编码,仓库编码,批号,包装级别,上级码,件数'

export const codeOf = (product: string, serial: number): string => `${product}${String(serial).padStart(20 - product.length, '0')}`

let products = 0

export interface CodedGoods {
  readonly goodsId: number
  readonly word: string
  readonly lots: readonly [string, string]
  /** Ten boxes of the first lot in a case, and ten without one. */
  readonly caseCode: string
  readonly cased: readonly string[]
  readonly single: readonly string[]
  /** Ten boxes of the second lot, which expires later. */
  readonly later: readonly string[]
}

/** Goods that no piece leaves of without its code: two lots, thirty boxes, entered by a file as the warehouse does. */
export async function createCoded(h: Harness): Promise<CodedGoods> {
  const nth = ++products
  const product = String(8_385_000 + nth)
  const lots = [`C${nth}a`, `C${nth}b`] as const
  const goodsId = await createGoods(h, {
    has_codes: true,
    base_price: 5_000,
    lots: [
      { lot: lots[0], number: 20, expires: '2027-12-01' },
      { lot: lots[1], number: 10, expires: '2028-12-01' },
    ],
  })
  const word = `T${nth}`
  await h.deps.db.insertInto('import_key').values({ kind: 'goods', key: word, id: goodsId }).execute()
  await h.deps.db
    .insertInto('import_key')
    .values({ kind: 'warehouse', key: 'CK', id: MAIN })
    .onConflict((oc) => oc.doNothing())
    .execute()
  const serials = (from: number): string[] => Array.from({ length: 10 }, (_, at) => codeOf(product, from + at))
  const [caseCode, cased, single, later] = [codeOf(product, 900), serials(100), serials(200), serials(300)]
  const row = (code: string, lot: string, rest = '盒,,1') => `${code},${word},CK,${lot},${rest}`
  await imported(
    h,
    'codes',
    csv(
      HEAD,
      ...cased.map((code) => row(code, lots[0], `盒,${caseCode},1`)),
      row(caseCode, lots[0], '箱,,10'),
      ...single.map((code) => row(code, lots[0])),
      ...later.map((code) => row(code, lots[1])),
    ),
  )
  return { goodsId, word, lots, caseCode, cased, single, later }
}

/** An order paid and brought to the door of the house. */
export async function outbound(h: Harness, me: Shopper, wanted: Parameters<typeof buy>[1]): Promise<string> {
  const placed = await buy(me.client, wanted)
  await payAtCashier(h, me.client, placed.trade_id)
  const id = placed.orders[0]?.id ?? ''
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
  return id
}

export const shipWith = (h: Harness, id: string, codes?: readonly string[]) =>
  office(h).post(`/api/erp/order/${id}/ship`, {
    carrier: '顺丰',
    tracking_no: `SF-${newKey()}`,
    ...(codes === undefined ? {} : { codes: codes.join('\n') }),
  })
