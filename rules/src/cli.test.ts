import { readFile, readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { run } from '../cli.ts'

const folder = new URL('../examples/', import.meta.url)
const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

async function cli(args: string[], input: string): Promise<Ran> {
  let out = ''
  let err = ''
  const code = await run(args, {
    stdin: Readable.from([Buffer.from(input)]),
    out: (chunk) => {
      out += chunk
    },
    err: (chunk) => {
      err += chunk
    },
  })
  return { code, out, err }
}

const GOOD = { lines: [{ id: 1, goods: 'A', qty: 2 }], goods: { A: { base_price: 1000 } }, wh: { 1: { fee: 5 } } }

describe('examples', () => {
  test('every example has its expected answer and the other way round', async () => {
    expect((await readdir(new URL('expected/', folder))).toSorted()).toEqual(names)
    expect(names.length).toBeGreaterThanOrEqual(20)
  })

  test.each(names)('the example %s has its expected answer', async (name) => {
    const ran = await cli(['quote'], await readFile(new URL(name, folder), 'utf8'))
    expect(ran).toEqual({ code: 0, out: await readFile(new URL(`expected/${name}`, folder), 'utf8'), err: '' })
  })

  test('the examples are answered all at once, one a line', async () => {
    const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
    const wanted = await Promise.all(names.map((name) => readFile(new URL(`expected/${name}`, folder), 'utf8')))
    const ran = await cli(['quote', '--lines'], texts.map((text) => JSON.stringify(JSON.parse(text))).join('\n'))
    expect([ran.code, ran.err]).toEqual([0, ''])
    expect(ran.out).toBe(wanted.map((text) => `${JSON.stringify(JSON.parse(text))}\n`).join(''))
  })
})

describe('malformed carts', () => {
  const goods = (more: object): object => ({ ...GOOD, goods: { A: { base_price: 1000, ...more } } })
  const line = (more: object): object => ({ ...GOOD, lines: [{ id: 1, goods: 'A', qty: 2, ...more }] })
  test.each<[string, unknown]>([
    ['the cart: expected an object, got an array', []],
    ['the cart: expected an object, got null', null],
    ['lines: expected an array, got nothing', { goods: {}, wh: {} }],
    ['goods: expected an object, got nothing', { lines: [], wh: {} }],
    ['wh: expected an object, got nothing', { lines: [], goods: {} }],
    ['lines[0].id: expected a whole number of at least 0, got "1"', line({ id: '1' })],
    ['lines[0].qty: expected a whole number of at least 1, got 0', line({ qty: 0 })],
    ['lines[0].qty: expected a whole number of at least 1, got 1.5', line({ qty: 1.5 })],
    ['lines[0].goods: expected a key of goods, got "B"', line({ goods: 'B' })],
    ['lines[0].goods: expected a key of goods, got "constructor"', line({ goods: 'constructor' })],
    ['lines[0].type: expected 0 or 1 or 2 or 3 or 4, got 5', line({ type: 5 })],
    ['lines[0].selected: expected true or false, got 1', line({ selected: 1 })],
    ['lines[0].comboId: expected the key of its combination, got nothing', line({ type: 3 })],
    ['lines[0].ck: expected a warehouse of wh, got 7', line({ ck: 7 })],
    ['lines[0].refused: expected a known reason code, got "BECAUSE"', line({ refused: 'BECAUSE' })],
    [
      'lines[1].id: expected a value no other row has, got 1',
      {
        ...GOOD,
        lines: [
          { id: 1, goods: 'A', qty: 1 },
          { id: 1, goods: 'A', qty: 1 },
        ],
      },
    ],
    ['goods.A.base_price: expected a whole number of at least 0, got "10.00"', goods({ base_price: '10.00' })],
    ['goods.A.base_price: expected a whole number of at least 0, got -1', goods({ base_price: -1 })],
    ['goods.A.pack: expected a whole number of at least 1, got 0', goods({ pack: 0 })],
    ['goods.A.eph: expected 0 or 1, got true', goods({ eph: true })],
    ['goods.A.ladder[0].price: expected a whole number of at least 0, got nothing', goods({ ladder: [{ number: 10 }] })],
    [
      'goods.A.ladder[1].number: expected a value no other row has, got 10',
      goods({
        ladder: [
          { number: 10, price: 1 },
          { number: 10, price: 2 },
        ],
      }),
    ],
    ['goods.A.gift.type: expected 1 or 2, got 3', goods({ gift: { type: 3, need: 1, give: 1, goods: 'X' } })],
    ['flash.A.price: expected a whole number of at least 0, got nothing', { ...GOOD, flash: { A: {} } }],
    ['addons.A.full: expected a whole number of at least 0, got nothing', { ...GOOD, addons: { A: { id: 1, price: 5 } } }],
    ['combos.c.items.A: expected a whole number of at least 1, got 0', { ...GOOD, combos: { c: { price: 1, items: { A: 0 } } } }],
    ['manjian[0].tiers: expected an array, got nothing', { ...GOOD, manjian: [{ id: 1 }] }],
    [
      'manjian[0].tiers[0].full: expected at least 1 where repeat is true, got 0',
      { ...GOOD, manjian: [{ id: 1, repeat: true, tiers: [{ full: 0, minus: 1 }] }] },
    ],
    [
      'discounts[0].tiers[0].bp: expected a whole number from 0 to 10000, got 10001',
      { ...GOOD, discounts: [{ id: 1, tiers: [{ full: 0, bp: 10_001 }] }] },
    ],
    ['coupon.min: expected a whole number of at least 0, got nothing', { ...GOOD, coupon: { face: 5 } }],
    ['coupons[0].id: expected a whole number of at least 0, got nothing', { ...GOOD, coupons: [{ min: 0, face: 5 }] }],
    ['coupons[0].kind: expected "threshold" or "shipping", got "free"', { ...GOOD, coupons: [{ id: 1, kind: 'free', min: 0, face: 5 }] }],
    ['vouchers: expected a whole number of at least 0, got -5', { ...GOOD, vouchers: -5 }],
    ['wh.1.fee: expected a whole number of at least 0, got "12"', { ...GOOD, wh: { 1: { fee: '12' } } }],
    ['lines[0].qty: expected amounts that add up to at most 2^53 − 1 cents, got 9007199254740991', line({ qty: Number.MAX_SAFE_INTEGER })],
  ])('a malformed cart is refused: %s', async (message, cart) => {
    expect(await cli(['quote'], JSON.stringify(cart))).toEqual({ code: 2, out: '', err: `${message}\n` })
  })

  test.each([
    ['', 'the cart: expected JSON on standard input, got nothing\n'],
    ['{"lines":', 'the cart: expected JSON, got something else\n'],
  ])('the input %j is refused', async (input, err) => {
    expect(await cli(['quote'], input)).toEqual({ code: 2, out: '', err })
  })

  test('a malformed cart under --lines is named by its line, and the answers before it remain', async () => {
    const ran = await cli(['quote', '--lines'], `${JSON.stringify(GOOD)}\n\n{}\n${JSON.stringify(GOOD)}\n`)
    expect([ran.code, ran.err, ran.out.split('\n').length]).toEqual([2, 'line 3: lines: expected an array, got nothing\n', 2])
  })

  test('absent and null fields of a cart are alike, unknown fields are ignored', async () => {
    const bare = await cli(['quote'], JSON.stringify(GOOD))
    const nulls = {
      flash: null,
      combos: null,
      manjian: null,
      discounts: null,
      coupon: null,
      coupons: null,
      vouchers: null,
      balance: null,
      note: 'x',
    }
    expect(bare.code).toBe(0)
    expect(await cli(['quote'], JSON.stringify({ ...GOOD, ...nulls }))).toEqual(bare)
  })
})

describe('usage', () => {
  test.each([[[]], [['price']], [['quote', '--line']]])('the argument %j is refused with the usage', async (args) => {
    const ran = await cli(args, '{}')
    expect([ran.code, ran.out, ran.err.includes('node rules/cli.ts quote --lines')]).toEqual([2, '', true])
  })

  test('--help shows the usage', async () => {
    const ran = await cli(['--help'], '')
    expect([ran.code, ran.err, ran.out.includes('quote --lines')]).toEqual([0, '', true])
  })
})
