import { CART_LINES_MAX } from 'rules/constants'
import type { Cents } from 'rules/money'
import { minQuantity } from 'rules/quantity'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import { onceIfKeyed } from '../idempotency/idempotency.service.ts'
import { memberView } from '../user/user.service.ts'
import {
  addLine,
  countLines,
  deleteLines,
  findLine,
  findSameLine,
  lockCart,
  setNumber,
  setSelected,
  type CartRow,
  type LineOf,
} from './cart.repo.ts'
import { lineGone, readCart, type Cart } from './cart.service.ts'
import { checkLine, goodsFor } from './lineCheck.ts'

export interface Addition extends LineOf {
  readonly number: number
  /** The price the buyer saw; null when nobody saw one. */
  readonly price: Cents | null
}

/** Adds once per key; the cart in the answer is as it stands when it is asked, so that an answer costs no copy of a cart. */
export async function addToCart(deps: Deps, memberId: number, addition: Addition, clientKey: string | null): Promise<Cart> {
  const call = { memberId, route: 'POST /api/cart', key: clientKey, request: addition }
  const { repriced } = await onceIfKeyed(deps, call, async (tx) => ({ repriced: (await addOne(tx, memberId, addition))?.id ?? null }))
  return { ...(await readCart(deps, memberId)), repriced }
}

/** Adds to one cart; returns the line when its price is another than the buyer saw. */
export async function addOne(deps: Deps, memberId: number, { number, price, ...line }: Addition): Promise<CartRow | null> {
  const viewer = await memberView(deps, memberId)
  return inTransaction(deps, async (tx) => {
    await lockCart(tx.db, memberId)
    const held = await findSameLine(tx.db, memberId, line)
    const allowed = await checkLine(tx, viewer, line, (held?.number ?? 0) + number, held)
    if (held === null && (await countLines(tx.db, memberId)) >= CART_LINES_MAX) throw refused('CART_FULL', { limit: CART_LINES_MAX })
    const row = await addLine(tx.db, { memberId, ...line, number, seenPrice: allowed.price, now: tx.clock.now() })
    return price === null || allowed.known.includes(price) ? null : row
  })
}

/** The least that can be bought, or one pack more of what the cart holds. */
export async function quickAdd(deps: Deps, memberId: number, goodsId: number, clientKey: string | null): Promise<Cart> {
  const call = { memberId, route: 'POST /api/cart/quick_add/{id}', key: clientKey, request: { goodsId } }
  await onceIfKeyed(deps, call, (tx) => addStep(tx, memberId, goodsId))
  return readCart(deps, memberId)
}

async function addStep(deps: Deps, memberId: number, goodsId: number): Promise<{ added: number }> {
  const goods = await goodsFor(deps, await memberView(deps, memberId), goodsId)
  const line: LineOf = { type: 0, goodsId, comboId: null, ckId: goods.warehouseId }
  const isNew = (await findSameLine(deps.db, memberId, line)) === null
  const number = isNew
    ? minQuantity({ packQuantity: goods.packQuantity, minimumQuantity: goods.minimumQuantity, stock: goods.stock })
    : goods.packQuantity
  if (number === 0) throw refused('STOCK_SHORT', { available: goods.stock, goods_id: String(goods.id) })
  await addOne(deps, memberId, { ...line, number, price: null })
  return { added: number }
}

export async function editLine(deps: Deps, memberId: number, lineId: number, number: number): Promise<Cart> {
  const viewer = await memberView(deps, memberId)
  await inTransaction(deps, async (tx) => {
    await lockCart(tx.db, memberId)
    const row = await findLine(tx.db, memberId, lineId)
    if (row === null) throw lineGone()
    const allowed = await checkLine(tx, viewer, lineOf(row), number, row)
    await setNumber(tx.db, lineId, number, allowed.price)
  })
  return readCart(deps, memberId)
}

export function lineOf(row: CartRow): LineOf {
  return { type: row.type, goodsId: row.goods_id, comboId: row.combo_id, ckId: row.ck_id }
}

/** Ids that are not (or no longer) this cart's are passed over; with none left there is nothing to answer for. */
export async function selectLines(deps: Deps, memberId: number, lineIds: readonly number[], isSelected: boolean): Promise<Cart> {
  if ((await inTransaction(deps, (tx) => setSelected(tx.db, memberId, lineIds, isSelected))) === 0) throw lineGone()
  return readCart(deps, memberId)
}

export async function removeLines(deps: Deps, memberId: number, lineIds: readonly number[]): Promise<Cart> {
  if ((await inTransaction(deps, (tx) => deleteLines(tx.db, memberId, lineIds))) === 0) throw lineGone()
  return readCart(deps, memberId)
}
