import { expect, it } from 'vitest'
import { GatewayError } from '../../../errors/gatewayError.ts'
import type { KnownCart, KnownLine } from './knownCart.ts'
import { toldChanges } from './toldChanges.ts'
import type { Ended } from './waitingChanges.ts'

const line = (goodsID: string, name: string, quantity: number, priceCents = 1200, refusal: string | null = null): KnownLine => ({
  goodsID,
  name,
  quantity,
  priceCents,
  refusal,
})
const cart = (...lines: KnownLine[]): KnownCart => new Map(lines.map((known) => [`PLAIN ${known.goodsID}`, known]))
const edited = (goodsID: string, name: string, quantity: number, error: unknown = null): Ended => ({
  key: goodsID,
  change: { type: 'edit', line: { lineID: `5${goodsID}`, goodsID, name }, quantity },
  error,
})

it('changes that came out as they were seen leave nothing to tell', () => {
  const before = cart(line('1', '橘红丸', 10), line('2', '板蓝根', 5))
  const expected = cart(line('1', '橘红丸', 20), line('2', '板蓝根', 5))
  expect(toldChanges({ before, expected, after: expected, ended: [edited('1', '橘红丸', 20)] })).toEqual([])
})

it('what was refused, is gone, has another price, another quantity or cannot be bought any more is told by name', () => {
  const before = cart(line('1', '橘红丸', 10), line('2', '板蓝根', 5), line('3', '阿胶', 1), line('4', '当归', 2), line('5', '枸杞', 3))
  const expected = cart(line('1', '橘红丸', 20), line('2', '板蓝根', 8), line('3', '阿胶', 4), line('4', '当归', 2), line('5', '枸杞', 9))
  const after = cart(line('1', '橘红丸', 10), line('2', '板蓝根', 8, 1250), line('4', '当归', 2, 1200, '商品已下架'), line('5', '枸杞', 6))
  const refused = new GatewayError('BUSINESS_REJECTED', { userMessage: '库存不足，仅剩 12 盒' })
  const ended = [edited('1', '橘红丸', 20, refused), edited('2', '板蓝根', 8), edited('3', '阿胶', 4), edited('5', '枸杞', 9)]
  expect(toldChanges({ before, expected, after, ended })).toEqual([
    '橘红丸：库存不足，仅剩 12 盒',
    '阿胶：已不在采购单中',
    '枸杞：数量为 6，您改为 9',
    '板蓝根：单价由 ¥12.00 变为 ¥12.50',
    '当归：商品已下架',
  ])
})

it('a line that the buyer deleted without a network is not told as gone', () => {
  const before = cart(line('1', '橘红丸', 10))
  const ended: Ended[] = [
    edited('1', '橘红丸', 20),
    { key: '2', change: { type: 'delete', lines: [{ lineID: '51', goodsID: '1', name: '橘红丸' }] }, error: null },
  ]
  expect(toldChanges({ before, expected: cart(line('1', '橘红丸', 20)), after: cart(), ended })).toEqual([])
})
