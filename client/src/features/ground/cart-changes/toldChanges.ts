import { formatMoney, parseMoney } from 'rules/money'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { keysOf, subjectOf } from './cartChange.ts'
import type { KnownCart, KnownLine } from './knownCart.ts'
import type { Ended } from './waitingChanges.ts'

export type Meanwhile = {
  /** As the cart was when the network went. */
  readonly before: KnownCart
  /** As the buyer saw it, with all changes, when they were sent. */
  readonly expected: KnownCart
  /** As the marketplace has it now. */
  readonly after: KnownCart
  readonly ended: readonly Ended[]
}

/** What is otherwise than the buyer saw it without a network, a sentence each: refused, gone, of another quantity or price. */
export function toldChanges({ before, expected, after, ended }: Meanwhile): string[] {
  const refused = ended.filter(({ error }) => error !== null)
  const isRefused = new Set(refused.flatMap(({ change }) => keysOf(change)))
  const isChanged = new Set(ended.filter(({ change }) => change.type !== 'delete').flatMap(({ change }) => keysOf(change)))
  for (const { change } of ended) if (change.type === 'delete') for (const { goodsID } of change.lines) isChanged.delete(goodsID)
  return [
    ...refused.map(({ change, error }) => `${subjectOf(change)}：${toGatewayError(error).userMessage ?? '未能提交，请重新操作'}`),
    ...[...expected].flatMap(([key, line]) =>
      isChanged.has(line.goodsID) && !isRefused.has(line.goodsID) ? quantityTold(line, after.get(key)) : [],
    ),
    ...[...after].flatMap(([key, line]) => [
      ...priceTold(line, before.get(key)?.priceCents ?? priceWhenAdded(line, ended)),
      ...(isRefused.has(line.goodsID) ? [] : refusalTold(line, before.get(key))),
    ]),
  ]
}

function quantityTold({ name, quantity }: KnownLine, now: KnownLine | undefined): string[] {
  if (now === undefined) return [`${name}：已不在采购单中`]
  return now.quantity === quantity ? [] : [`${name}：数量为 ${now.quantity}，您改为 ${quantity}`]
}

function priceTold({ name, priceCents }: KnownLine, earlier: number | null): string[] {
  if (priceCents === null || earlier === null || priceCents === earlier) return []
  return [`${name}：单价由 ¥${formatMoney(earlier)} 变为 ¥${formatMoney(priceCents)}`]
}

function refusalTold({ name, refusal }: KnownLine, earlier: KnownLine | undefined): string[] {
  return refusal === null || refusal === earlier?.refusal ? [] : [`${name}：${refusal}`]
}

function priceWhenAdded({ goodsID }: KnownLine, ended: readonly Ended[]): number | null {
  const added = ended.find(({ change }) => change.type === 'add' && change.goods.goodsID === goodsID)?.change
  return added?.type === 'add' && added.goods.price ? parseMoney(added.goods.price) : null
}
