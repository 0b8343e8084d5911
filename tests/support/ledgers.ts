import type { Shopper } from './shopper.ts'

type Adjusted = { readonly phase: string; readonly amount: string }
type Detail = {
  readonly goodsAmount: string
  readonly shipping: string
  readonly voucher: string
  readonly balance: string
  readonly online: string
  readonly lines: readonly {
    readonly kind: string
    readonly quantity: number
    readonly amount: string
    readonly refunded: string
    readonly adjustments: readonly Adjusted[]
  }[]
  readonly payments: readonly { readonly status: string; readonly amount: string }[]
  readonly refunds: readonly { readonly tender: string; readonly amount: string }[]
}
type Statement = {
  readonly opening: string
  readonly closing: string
  readonly entries: readonly { readonly kind: string; readonly amount: string }[]
  readonly orders: readonly {
    readonly orderID: string
    readonly payable: string
    readonly online: string
    readonly balance: string
    readonly voucher: string
    readonly refunded: string
    readonly net: string
  }[]
}
export type Ledgers = {
  readonly wallet: { readonly balance: string; readonly points: number }
  readonly statement: Statement
  readonly moneyLog: readonly { readonly amount: string; readonly balance: string }[]
  readonly pointsLog: readonly { readonly points: number; readonly after: number }[]
}
type Listed<Node> = { readonly edges: readonly { readonly node: Node }[] }

/** Amounts as they are written, together in cents. */
export const sum = (amounts: readonly string[]): number => amounts.reduce((total, amount) => total + Math.round(Number(amount) * 100), 0)

export async function detailOf({ read }: Shopper, orderID: string): Promise<Detail> {
  return (
    await read<{ order: { detail: Detail } }>(
      `query ($orderID: ID!) { order(orderID: $orderID) { detail {
    goodsAmount shipping voucher balance online lines { kind quantity amount refunded adjustments { phase amount } }
      payments { status amount } refunds { tender amount } } } }`,
      { orderID },
    )
  ).order.detail
}

/** What the shop's books say, the latest first. */
export async function ledgersOf({ read }: Shopper): Promise<Ledgers> {
  const { wallet, moneyLog, pointsLog } = await read<
    Pick<Ledgers, 'wallet'> & { moneyLog: Listed<Ledgers['moneyLog'][number]>; pointsLog: Listed<Ledgers['pointsLog'][number]> }
  >(
    '{ wallet { balance points } moneyLog(first: 100) { edges { node { amount balance } } } pointsLog(first: 100) { edges { node { points after } } } }',
  )
  // One at a time: each may be long.
  const entries = await read<{ statement: Statement }>('{ statement { opening closing entries { kind amount } } }')
  const { statement: shown } = await read<{ statement: { orders: Listed<Statement['orders'][number]> } }>(
    '{ statement { orders(first: 100) { edges { node { orderID payable online balance voucher refunded net } } } } }',
  )
  const nodes = <Node>({ edges }: Listed<Node>): Node[] => edges.map(({ node }) => node)
  return {
    wallet,
    moneyLog: nodes(moneyLog),
    pointsLog: nodes(pointsLog),
    statement: { ...entries.statement, orders: nodes(shown.orders) },
  }
}
