import type { Planted } from './planted.ts'

const TRADE = 'api/src/modules/trade'

/** Faults that nobody meets who acts alone: found on PostgreSQL only, where several act at once. */
export const PLANTED_RACES: readonly Planted[] = [
  {
    name: 'stock is read without its lock',
    file: 'api/src/modules/stock/stock.service.ts',
    from: 'await lockStockRows(tx.db, wanted)\n  const taken = new Set(await takeStock(tx.db, wanted, day))',
    to: `const free = new Map<number, number>()
  for (const line of wanted) free.set(line.goodsId, await findAvailable(tx.db, line, day))
  const fits = wanted.filter((line) => (free.get(line.goodsId) ?? 0) >= line.qty)
  await lowerStock(tx.db, fits.map((line) => ({ ...line, qty: -line.qty })), 'reserved')
  const taken = new Set(fits.map((line) => line.goodsId))`,
  },
  {
    name: 'an order is decided without its lock, refunds too',
    file: `${TRADE}/trade.service.ts`,
    from: 'const trade = tradeId === null ? null : await lockTrade(tx.db, tradeId)',
    to: "const trade = tradeId === null ? null : await tx.db.selectFrom('trade').where('id', '=', tradeId).selectAll().executeTakeFirst()",
  },
  {
    name: 'no trade is ever locked',
    file: `${TRADE}/trade.repo.ts`,
    from: '.select(TRADE).forNoKeyUpdate()',
    to: '.select(TRADE)',
  },
  {
    name: 'a balance is read without its lock',
    file: 'api/src/modules/ledger/ledger.repo.ts',
    from: ".select(['id', 'balance'])\n    .forNoKeyUpdate()",
    to: ".select(['id', 'balance'])",
  },
  {
    name: 'a notice judges what it read before its lock',
    file: 'api/src/modules/payment/notify.service.ts',
    from: 'const fresh = payment === null ? null : await findPaymentByNo(tx.db, notice.paymentNo)',
    to: 'const fresh = payment',
  },
  {
    name: 'the job of late trades closes them without their lock',
    file: 'api/src/modules/job/jobs.ts',
    from: 'const trade = await lockTrade(tx.db, tradeId)',
    to: `const trade =
      (await tx.db.selectFrom('trade').where('id', '=', tradeId).selectAll().executeTakeFirst()) ?? (await lockTrade(tx.db, tradeId))`,
  },
  {
    name: 'the cart is not held while it is ordered',
    file: 'api/src/modules/cart/cart.repo.ts',
    from: ".select('id').forNoKeyUpdate().executeTakeFirstOrThrow()",
    to: ".select('id').executeTakeFirstOrThrow()",
  },
]
