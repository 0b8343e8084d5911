import { expect, it } from 'vitest'
import { testRandom } from '../testing/clock.ts'
import { digestsOf, isSealedBy, open, openBuyer, seal, sealBuyer, type DataKey } from './seal.ts'

const key = (id: string, fill: number): DataKey => ({ id, key: Buffer.alloc(32, fill) })
const random = testRandom()
const having = (...dataKeys: DataKey[]) => ({ settings: { dataKeys }, random })
const [old, next] = [key('k1', 1), key('k2', 2)]

it('a sealed bank account does not hold its digits, differs each time and opens again', () => {
  const [first, second] = [seal(having(old), '6222000011118888'), seal(having(old), '6222000011118888')]
  expect(first).toMatch(/^sealed:k1:[A-Za-z0-9_-]{59}$/)
  expect(second).not.toBe(first)
  expect(Buffer.from(first.slice(10), 'base64url').toString('latin1')).not.toContain('62220000')
  expect([open(having(old), first), open(having(old), second)]).toEqual(['6222000011118888', '6222000011118888'])
})

it('while two keys are valid the first seals and both open', () => {
  const before = seal(having(old), '91330100MA00000001')
  const both = having(next, old)
  const after = seal(both, '91330100MA00000001')
  expect([isSealedBy(before, 'k1'), isSealedBy(after, 'k2')]).toEqual([true, true])
  expect([open(both, before), open(both, after)]).toEqual(['91330100MA00000001', '91330100MA00000001'])
})

it('a value whose key is gone says which key is missing', () => {
  expect(() => open(having(next), seal(having(old), '1'))).toThrow('DATA_KEYS lacks the key k1')
})

it('a sealed value that was changed, or another key under the same name, is not opened', () => {
  const sealed = seal(having(old), '6222000011118888')
  const changed = `${sealed.slice(0, 30)}${sealed[30] === 'A' ? 'B' : 'A'}${sealed.slice(31)}`
  expect(() => open(having(old), changed)).toThrow()
  expect(() => open(having(key('k1', 9)), sealed)).toThrow()
})

it('without a key values stay as they are, and those of before are read with one too', () => {
  expect(seal(having(), '62220000')).toBe('62220000')
  expect(open(having(old), '62220000')).toBe('62220000')
})

it('of an invoice buyer the tax number and the bank account are sealed, and nothing else', () => {
  const buyer = { title: '甲药房', tax_no: '91330100MA00000001', bank: '演示银行', bank_account: null }
  const sealed = sealBuyer(having(old), buyer)
  expect(sealed).toEqual({ ...buyer, tax_no: expect.stringMatching(/^sealed:k1:/) as string })
  expect(openBuyer(having(old), sealed)).toEqual(buyer)
  expect(openBuyer(having(old), buyer)).toEqual(buyer)
})

it('a text has one digest for each key, the same each time', () => {
  const digests = digestsOf(having(next, old), '王店长')
  expect(digests).toEqual(digestsOf(having(next, old), '王店长'))
  expect(digests.map((digest) => digest.length)).toEqual([32, 32])
  expect(digestsOf(having(old), '王店长')).toEqual([digests[1]])
})
