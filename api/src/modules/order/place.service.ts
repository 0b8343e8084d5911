import { LINE_QTY_MAX, UNPAID_TRADES_MAX, UNPAID_TTL_ONLINE_MS, UNPAID_TTL_TRANSFER_MS } from 'rules/constants'
import { formatMoney } from 'rules/money'
import type { PayMode, PayStatus, ShipKind } from '../../db/tables/trade.ts'
import { seconds, type Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { lockCart } from '../cart/cart.repo.ts'
import { addressText, chosenAddress } from '../address/address.service.ts'
import { findQuote, type QuoteRow } from '../checkout/checkout.repo.ts'
import { priceSelection, type Selection } from '../checkout/selection.service.ts'
import { refuseLapsedTrade } from '../company/licence.service.ts'
import { requireSignedContract } from '../contract/contract.service.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { wishFor } from '../checkout/wish.service.ts'
import { findUnpaidHeld } from '../stock/stock.repo.ts'
import { actAs } from '../audit/actor.ts'
import { countUnpaid, findTradeOrders } from '../trade/trade.repo.ts'
import { markPaid } from '../trade/trade.service.ts'
import type { MemberView } from '../user/memberView.ts'
import { findUser } from '../user/user.repo.ts'
import { memberView } from '../user/user.service.ts'
import { askFor } from './dossierAsk.repo.ts'
import { draftOrders, type DraftOrder } from './draft.ts'
import { deleteSold, insertTrade } from './order.repo.ts'
import { newTradeNo } from '../trade/numbers.ts'
import { changedAnswer, QuoteChanged } from './quoteChanged.ts'
import { writeOrders } from './writeOrders.ts'

export interface Buyer {
  readonly accountId: number
  readonly memberId: number
}

export interface OrderForm {
  readonly quoteId: number
  readonly hash: string
  readonly clientKey: string
  readonly payMode: PayMode
  readonly address: {
    readonly id: number | null
    readonly name: string | null
    readonly phone: string | null
    readonly text: string | null
  }
  /** The id of the invoice wished for, as the quote offers it; null for none. */
  readonly invoiceId: string | null
  readonly remark: string | null
  /** Left out where it is not wished: what was sent before it was known is hashed as it was. */
  readonly wantsDossier?: true
}

export interface PlacedTrade {
  trade_no: string
  trade_id: string
  payable: string
  online: string
  pay_status: PayStatus
  pay_until: number
  orders: { id: string; no: string; ck_id: string; kind: ShipKind; payable: string }[]
}

/**
 * A quote becomes a trade with its orders, once per client key: everything of it, or nothing. It is priced anew before
 * anything is locked but the shop's own cart; stock and counters are taken last and only where enough is left.
 */
export async function placeOrder(deps: Deps, buyer: Buyer, form: OrderForm): Promise<PlacedTrade> {
  try {
    return await placeOnce(deps, buyer, form)
  } catch (error) {
    throw error instanceof QuoteChanged ? await changedAnswer(deps, buyer.memberId, error) : error
  }
}

function placeOnce(deps: Deps, buyer: Buyer, form: OrderForm): Promise<PlacedTrade> {
  const call = { memberId: buyer.memberId, route: 'POST /api/order', key: form.clientKey, request: form }
  return once(deps, call, async (tx) => {
    await lockCart(tx.db, buyer.memberId)
    const quote = await quoteInForce(tx, buyer.memberId, form.quoteId)
    const viewer = await requireAllowed(tx, buyer.memberId)
    const selection = await priceSelection(tx, viewer, quote.content.choice)
    requireUnchanged(selection, quote, form)
    const drafts = draftOrders(selection)
    await refuseLapsedTrade(
      tx,
      drafts.flatMap((draft) => draft.lines.map((line) => line.goodsId)),
    )
    await requireUnits(tx, buyer.memberId, drafts)
    return writeTrade(tx, buyer, form, {
      selection,
      drafts,
      address: await deliveryAddress(tx, buyer, form, quote.content.choice.addressId ?? null),
    })
  })
}

async function quoteInForce(tx: Deps, memberId: number, quoteId: number): Promise<QuoteRow> {
  const quote = await findQuote(tx.db, memberId, quoteId)
  if (quote === null) throw notFound()
  if (quote.expiresAt <= tx.clock.now()) throw refused('QUOTE_EXPIRED')
  return quote
}

async function requireAllowed(tx: Deps, memberId: number): Promise<MemberView> {
  await requireSignedContract(tx, memberId)
  const viewer = await memberView(tx, memberId)
  if (viewer.review !== 'passed') throw refused('NOT_REVIEWED')
  if ((await countUnpaid(tx.db, memberId)) >= UNPAID_TRADES_MAX) throw refused('UNPAID_LIMIT', { limit: UNPAID_TRADES_MAX })
  return viewer
}

function requireUnchanged({ hash, priced }: Selection, quote: QuoteRow, form: OrderForm): void {
  const blocked = priced.warnings.find((warning) => warning.blocking === true)
  const isSame = hash === quote.hash && hash === form.hash
  if (!isSame) throw new QuoteChanged(quote.content.choice, priced)
  if (blocked?.code === 'MIN_ORDER') throw refused('MIN_ORDER', { amount: formatMoney(blocked.value ?? 0) })
  if (blocked !== undefined) throw refused(blocked.code)
}

/** Trades nobody has paid yet may not lock away a good: of each at most one line's worth (TRADE §1 case 23). */
async function requireUnits(tx: Deps, memberId: number, drafts: readonly DraftOrder[]): Promise<void> {
  const wanted = new Map<number, number>()
  for (const line of drafts.flatMap((draft) => draft.lines)) wanted.set(line.goodsId, (wanted.get(line.goodsId) ?? 0) + line.qty)
  const held = await findUnpaidHeld(tx.db, memberId, [...wanted.keys()])
  for (const [goodsId, qty] of wanted) {
    const left = LINE_QTY_MAX - (held.get(goodsId) ?? 0)
    if (qty > left) throw refused('BUY_LIMIT', { goods_id: String(goodsId), available: Math.max(0, left) })
  }
}

interface Draft {
  readonly selection: Selection
  readonly drafts: readonly DraftOrder[]
  readonly address: { name: string; phone: string; address: string }
}

async function writeTrade(tx: Deps, buyer: Buyer, form: OrderForm, { selection, drafts, address }: Draft): Promise<PlacedTrade> {
  const now = tx.clock.now()
  const { priced } = selection
  const no = newTradeNo(tx)
  const expiresAt = new Date(now.getTime() + (form.payMode === 'transfer' ? UNPAID_TTL_TRANSFER_MS : UNPAID_TTL_ONLINE_MS))
  await actAs(tx, { actor: 'buyer', accountId: buyer.accountId })
  const id = await insertTrade(tx, {
    no,
    ...buyer,
    quoteHash: selection.hash,
    clientKey: form.clientKey,
    payable: priced.payable,
    voucher: priced.voucher,
    balance: priced.balance,
    online: priced.online,
    payMode: form.payMode,
    expiresAt,
    createdAt: now,
    pricing: selection.document,
    remark: form.remark,
    wantsDossier: form.wantsDossier === true,
    invoice: await wishFor(tx, buyer.memberId, form.invoiceId, priced.payable - priced.voucher),
  })
  // A trade keeps its key for good; the key's own row is forgotten after a while.
  if (id === null) throw refused('IDEMPOTENCY_REUSED')
  await writeOrders(tx, { id, no, memberId: buyer.memberId, address }, selection, drafts)
  if (form.wantsDossier === true) {
    const goods = drafts.flatMap((draft) => draft.lines.map((line) => line.goodsId))
    await askFor(tx.db, buyer.memberId, goods, now, null)
  }
  await deleteSold(tx.db, buyer.memberId, [...new Set(priced.lines.map((line) => selection.cartLineOf.get(line.id) ?? line.id))])
  const orders = await findTradeOrders(tx.db, id)
  if (priced.online === 0) await markPaid(tx, id, orders)
  return {
    trade_no: no,
    trade_id: String(id),
    payable: formatMoney(priced.payable),
    online: formatMoney(priced.online),
    pay_status: priced.online === 0 ? 'paid' : 'unpaid',
    pay_until: seconds(expiresAt),
    orders: orders.map((order) => ({
      id: String(order.id),
      no: order.no,
      ck_id: String(order.ck_id),
      kind: order.ship_kind,
      payable: formatMoney(order.payable),
    })),
  }
}

/** Where it goes, kept with the order as it was: written out, else chosen here or at checkout, else the default, else what the shop registered with. */
async function deliveryAddress(
  tx: Deps,
  buyer: Buyer,
  { address }: OrderForm,
  ofQuote: number | null,
): Promise<{ name: string; phone: string; address: string }> {
  const chosen = address.text === null ? await chosenAddress(tx, buyer.memberId, address.id ?? ofQuote) : null
  if (chosen !== null) return { name: address.name ?? chosen.name, phone: address.phone ?? chosen.phone, address: addressText(chosen) }
  const user = await findUser(tx.db, buyer.accountId, buyer.memberId)
  const text = address.text ?? user.address
  if (text === null) throw invalid('address_id', '请选择收货地址')
  return { name: address.name ?? user.name, phone: address.phone ?? user.phone, address: text }
}
