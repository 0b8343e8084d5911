import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { buy, createShopper, newKey, office, payAtCashier, type Shopper } from '../../testing/trading.ts'
import { grantVoucher } from '../coupon/coupon.service.ts'
import { lapseLetters } from './redLetter.service.ts'
import { idOf, invoicing } from './testInvoice.ts'

const HOUR_MS = 3_600_000
const SPECIAL = {
  kind: 'vat_special',
  company_address: '中山大道1号',
  company_phone: '027-82000001',
  bank: '示范银行',
  bank_account: '6222000000000001',
}
const MEDICINE = { tax_code: '1070302000000000000', tax_name: '化学药品制剂', tax_rate: '13' } as const
const HERB = { tax_code: '1070303000000000000', tax_name: '中药饮片', tax_rate: '9' } as const

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(HOUR_MS)
  me = await createShopper(h)
})

const { apply, issue, send } = invoicing(() => ({ h, me }))

interface Detail {
  readonly status: string
  readonly status_text: string
  readonly amount: string
  readonly net: string
  readonly tax: string
  readonly xml_url: string | null
  readonly tax_lines: readonly Record<string, unknown>[]
  readonly red_letter: { readonly id: string; readonly state: string; readonly due_at: number | null } | null
}
const detail = async (id: string) => (await me.client.get(`/api/invoice/${id}`)).data as Detail
const cents = (text: unknown): number => Math.round(Number(text) * 100)
const list = async () => ((await me.client.get('/api/invoice')).data as { data: { id: string }[] }).data
const letterOf = async (id: string) => (await detail(id)).red_letter
const answer = async (id: string, agree: '1' | '0', by = me.client) =>
  by.post(`/api/invoice/${id}/red-letter/answer`, { letter_id: (await letterOf(id))?.id ?? '', agree })
const officeAsks = (id: string) => office(h).post(`/api/erp/invoice/${id}/red-letter`, { note: '税号有误', client_key: newKey() })

/** Thirty of a medicine with a tier price and ten of a herb, 12.00 of freight, and 10.00 paid by voucher. */
async function shipped(
  classes: readonly (typeof MEDICINE | typeof HERB | null)[] = [MEDICINE, HERB],
): Promise<{ id: string; lines: { id: string }[] }> {
  await grantVoucher(h.deps, { memberId: me.person.memberId, cents: 1_000, reason: '测试', validDays: 30 })
  const goods = [await createGoods(h, { ladder: [{ number: 20, price: 900 }] }), await createGoods(h)]
  for (const [nth, id] of goods.entries()) {
    const known = classes[nth] ?? null
    if (known !== null) await h.deps.db.updateTable('goods').set(known).where('id', '=', id).execute()
  }
  const wanted = goods.map((goodsId, nth) => ({ goodsId, number: nth === 0 ? 30 : 10 }))
  const placed = await buy(me.client, wanted, { checkout: { use_voucher: 1 } })
  await payAtCashier(h, me.client, placed.trade_id)
  const id = placed.orders[0]?.id ?? ''
  await send(id)
  await me.client.post(`/api/order/${id}/confirm`)
  return { id, lines: ((await me.client.get(`/api/order/${id}`)).data as { lines: { id: string }[] }).lines }
}

async function issuedSpecial() {
  const order = await shipped()
  const id = idOf(await apply(order.id, SPECIAL))
  await issue(id)
  return { order, id }
}

describe('the lines of an invoice', () => {
  it('an invoice says class, price, amount, rate and tax of each line, a discount beside its own, and all come to the total', async () => {
    const order = await shipped()
    const id = idOf(await apply(order.id))
    const made = await detail(id)
    expect(made.tax_lines).toMatchObject([
      {
        nature: '02',
        name: expect.stringMatching(/^\*化学药品制剂\*./) as string,
        tax_code: MEDICINE.tax_code,
        number: 30,
        rate: '13%',
        net: '265.49',
        tax: '34.51',
        price: '8.84966667',
      },
      { nature: '01', number: null, price: null, rate: '13%' },
      { nature: '02', name: expect.stringMatching(/^\*中药饮片\*./) as string, number: 10, rate: '9%', net: '91.74', tax: '8.26' },
      { nature: '01', rate: '9%' },
      { nature: '02', name: '*化学药品制剂*运费', number: null, rate: '13%' },
      { nature: '01' },
    ])
    const all = made.tax_lines.reduce<number>((sum, line) => sum + cents(line['net']) + cents(line['tax']), 0)
    expect([all, cents(made.net) + cents(made.tax), made.amount]).toEqual([37_200, 37_200, '372.00'])
    expect(made.xml_url).toBeNull()
    const number = await issue(id)
    const xml = await h.app.inject((await detail(id)).xml_url ?? '')
    expect([xml.statusCode, xml.headers['content-type']]).toEqual([200, expect.stringContaining('application/xml')])
    for (const words of [
      `<fphm>${number}</fphm>`,
      '<jshj>372.00</jshj>',
      '<fphxz>02</fphxz>',
      `<sphfwssflhbbm>${HERB.tax_code}</sphfwssflhbbm>`,
    ])
      expect(xml.body).toContain(words)
  })

  it('an invoice over goods whose tax class nobody has told has no lines, and nothing is guessed', async () => {
    const order = await shipped([MEDICINE, null])
    const id = idOf(await apply(order.id))
    await issue(id)
    expect(await detail(id)).toMatchObject({ amount: '372.00', tax_lines: [], net: null, tax: null, xml_url: null })
  })

  it('what is taken back points to the lines it was of, and all of it leaves nothing', async () => {
    const order = await shipped()
    const id = idOf(await apply(order.id))
    await issue(id)
    for (const [line, number] of [
      [0, '10'],
      [0, '20'],
      [1, '10'],
    ] as const) {
      await office(h).post(`/api/erp/order/${order.id}/return`, { line_id: order.lines[line]?.id ?? '', number, note: '破损' })
      await issue((await list())[0]?.id ?? '')
    }
    const reds = await Promise.all((await list()).slice(0, 3).map((red) => detail(red.id)))
    expect(reds.at(-1)?.tax_lines).toMatchObject([{ nature: '00', number: -10, rate: '13%', blue_line: 1 }])
    for (const red of reds)
      expect(red.tax_lines.reduce<number>((sum, line) => sum + cents(line['net']) + cents(line['tax']), 0)).toBe(cents(red.amount))
    expect(await brokenInvariants(h.deps.db)).toEqual([])
  })
})

describe('a red letter', () => {
  it('a plain invoice needs nobody to confirm its red letter; a special one waits for the buyer and is not issued before', async () => {
    const { order, id } = await issuedSpecial()
    await office(h).post(`/api/erp/order/${order.id}/return`, { line_id: order.lines[1]?.id ?? '', number: '5', note: '破损' })
    const red = (await list())[0]?.id ?? ''
    expect(await letterOf(red)).toMatchObject({ reason: 'return', side: 'seller', state: 'awaits_buyer', state_text: '待购买方确认' })
    expect((await me.client.get(`/api/order/${order.id}`)).data).toMatchObject({ invoice: { status_text: '已开票（红字待您确认）' } })
    expect(await office(h).post(`/api/erp/invoice/${red}/issue`, { invoice_no: '88888888' })).toMatchObject({ status: 409 })
    expect((await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get('/api/erp/red-letter')).data).toMatchObject([
      { invoice_id: id, state: 'awaits_buyer' },
    ])
    const stranger = await createShopper(h)
    expect((await answer(red, '1', stranger.client)).status).toBe(404)
    expect(await answer(red, '1')).toMatchObject({ status: 200, data: { state: 'confirmed' } })
    expect(await answer(red, '1')).toMatchObject({ status: 200, data: { state: 'confirmed' } })
    expect(await answer(red, '0')).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    await issue(red)
    expect(await detail(id)).toMatchObject({ status_text: '已开票（部分红冲）' })
  })

  it('a red letter that nobody confirms in 72 hours is void, and the office applies anew', async () => {
    const { order } = await issuedSpecial()
    await office(h).post(`/api/erp/order/${order.id}/return`, { line_id: order.lines[1]?.id ?? '', number: '5', note: '破损' })
    const red = (await list())[0]?.id ?? ''
    expect(await officeAsks(red)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    h.clock.advance(72 * HOUR_MS - 1_000)
    expect(await lapseLetters(h.deps, () => undefined)).toBe(0)
    h.clock.advance(1_000)
    expect(await answer(red, '1')).toMatchObject({ status: 409 })
    expect(await lapseLetters(h.deps, () => undefined)).toBe(1)
    expect(await letterOf(red)).toMatchObject({ state: 'lapsed' })
    expect(await officeAsks(red)).toMatchObject({ status: 200, data: { state: 'awaits_buyer' } })
    await answer(red, '1')
    await issue(red)
  })

  it('an invoice that was made out wrongly is taken back whole once the other side agrees, and its orders are invoiced again', async () => {
    const { order, id } = await issuedSpecial()
    const wrong = { note: '税号有误', client_key: newKey() }
    const asked = await me.client.post(`/api/invoice/${id}/red-letter`, wrong)
    expect(asked).toMatchObject({ status: 200, data: { reason: 'wrong', side: 'buyer', state: 'awaits_seller', note: '税号有误' } })
    expect((await me.client.post(`/api/invoice/${id}/red-letter`, wrong)).data).toEqual(asked.data)
    expect(await me.client.post(`/api/invoice/${id}/red-letter`, { ...wrong, client_key: newKey() })).toMatchObject({ status: 409 })
    expect(await answer(id, '1')).toMatchObject({ status: 409 })
    const letter_id = (await letterOf(id))?.id ?? ''
    const agreed = await office(h).post(`/api/erp/invoice/${id}/red-letter/answer`, { letter_id, agree: '1' })
    expect(agreed).toMatchObject({ status: 200, data: { state: 'confirmed' } })
    const red = (await list())[0]?.id ?? ''
    expect(await detail(red)).toMatchObject({ amount: '-372.00', tax_lines: [{ number: -30 }, { number: -10 }, { number: null }] })
    await issue(red)
    expect(await detail(id)).toMatchObject({ status: 'red', status_text: '已红冲' })
    expect((await apply(order.id)).status).toBe(200)
    expect(await brokenInvariants(h.deps.db)).toEqual([])
  })

  it('the buyer refuses what the office calls wrong; a return withdraws a letter over the whole, and no whole follows a part', async () => {
    const { order, id } = await issuedSpecial()
    expect(await officeAsks(id)).toMatchObject({ data: { side: 'seller', reason: 'wrong', state: 'awaits_buyer' } })
    expect(await answer(id, '0')).toMatchObject({ data: { state: 'refused' } })
    await me.client.post(`/api/invoice/${id}/red-letter`, { note: '抬头有误', client_key: newKey() })
    await office(h).post(`/api/erp/order/${order.id}/return`, { line_id: order.lines[1]?.id ?? '', number: '5', note: '破损' })
    const states = await h.deps.db.selectFrom('red_letter').where('blue_id', '=', Number(id)).orderBy('id').select('state').execute()
    expect(states.map(({ state }) => state)).toEqual(['refused', 'withdrawn', 'awaits_buyer'])
    expect(await officeAsks(id)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
  })
})
