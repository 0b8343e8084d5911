import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { buy, createShopper, newKey, office, payAtCashier, quoteFor, submit, type PlacedWire, type Shopper } from '../../testing/trading.ts'
import { readNote } from '../document/testNote.ts'
import { grantVoucher } from '../coupon/coupon.service.ts'
import { idOf, invoicing, TAX } from './testInvoice.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness(onPostgres ? { databasePool: 20 } : {})
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(3_600_000)
  me = await createShopper(h)
})

const { shipped, apply, issue, send } = invoicing(() => ({ h, me }))

describe('an invoice', () => {
  it('an invoice says what the order cost, line by line with its discounts, and what was paid by voucher is left out', async () => {
    await grantVoucher(h.deps, { memberId: me.person.memberId, cents: 1_000, reason: '测试', validDays: 30 })
    const order = await shipped({ use_voucher: 1 })
    expect((await me.client.get('/api/invoice/orders')).data).toMatchObject({
      total: 1,
      data: [{ id: order.id, no: order.no, amount: '272.00' }],
      buyer: { title: expect.stringContaining('测试药房'), tax_no: null },
    })
    const id = idOf(await apply(order.id))
    expect((await me.client.get(`/api/invoice/${id}`)).data).toMatchObject({
      status: 'applied',
      status_text: '开票中',
      amount: '272.00',
      tax_no: TAX,
      url: null,
      orders: [{ no: order.no, amount: '272.00' }],
      lines: [{ number: 30, amount: '300.00' }],
      rows: [
        { title: '阶梯价优惠', amount: '-30.00' },
        { title: '运费', amount: '12.00' },
        { title: '现金券抵扣', amount: '-10.00' },
      ],
    })
    expect((await me.client.get('/api/invoice/orders')).data).toMatchObject({ total: 0, buyer: { tax_no: TAX } })
  })

  it('an invoice wished for with the order is applied for when the goods leave, once, made out as the shop was then', async () => {
    const goodsId = await createGoods(h)
    const bare = await quoteFor(me.client, [{ goodsId, number: 30 }])
    expect(bare.invoices).toMatchObject([
      { id: '1', kind: 'vat_plain', problem: '请填写税号', is_usual: 0 },
      { id: '2', kind: 'vat_special', problem: '请填写税号' },
    ])
    expect(await submit(me.client, bare, { invoice_id: '1' })).toMatchObject({
      status: 422,
      message: '请填写税号',
      data: { errors: { invoice_id: ['请填写税号'] } },
    })
    expect(await submit(me.client, bare, { invoice_id: '3' })).toMatchObject({ status: 422, message: '请选择开票方式' })
    await h.deps.db
      .insertInto('invoice_profile')
      .values({
        member_id: me.person.memberId,
        title: '甲药房',
        tax_no: TAX,
        company_address: null,
        company_phone: null,
        bank: null,
        bank_account: null,
      })
      .execute()
    const quote = (await me.client.get(`/api/quote/${bare.quote_id}`)).data as typeof bare
    expect(quote.invoices).toMatchObject([
      { id: '1', title: '甲药房', tax_no: TAX, problem: null, is_usual: 1 },
      { problem: '专用发票请填写注册地址', is_usual: 0 },
    ])
    expect(await submit(me.client, quote, { invoice_id: '2' })).toMatchObject({
      status: 422,
      data: { errors: { invoice_id: ['专用发票请填写注册地址'] } },
    })
    const placed = (await submit(me.client, quote, { invoice_id: '1' })).data as PlacedWire
    const id = placed.orders[0]?.id ?? ''
    const invoiceOf = async () => ((await me.client.get(`/api/order/${id}`)).data as { invoice: unknown }).invoice
    expect(await invoiceOf()).toEqual({
      kind: 'vat_plain',
      is_wished: 1,
      status: 'waiting',
      status_text: '发货后自动开票',
      invoice_id: null,
      invoice_no: null,
      reason: null,
    })
    await payAtCashier(h, me.client, placed.trade_id)
    await h.deps.db.updateTable('invoice_profile').set({ title: '乙药房' }).where('member_id', '=', me.person.memberId).execute()
    await send(id)
    expect((await me.client.get('/api/invoice')).data).toMatchObject({
      total: 1,
      data: [{ kind: 'vat_plain', title: '甲药房', amount: '312.00', status: 'applied', orders: [{ id }] }],
    })
    expect(await invoiceOf()).toMatchObject({ is_wished: 1, status: 'applied', status_text: '开票中' })
    expect((await me.client.get('/api/order')).data).toMatchObject({ data: [{ invoice: { status: 'applied' } }] })
    const given = await buy(me.client, [{ goodsId, number: 30 }], { order: { invoice_id: '1' } })
    await me.client.post(`/api/order/${given.orders[0]?.id}/cancel`, { reason: '不想买了', client_key: newKey() })
    expect((await me.client.get(`/api/order/${given.orders[0]?.id}`)).data).toMatchObject({
      invoice: { status: 'void', status_text: '订单已关闭，不开票' },
    })
  })

  it('an invoice is offered as with the last order, whatever its end: none after none, a kind after that kind, and only while it is available', async () => {
    const wanted = async () => [{ goodsId: await createGoods(h), number: 30 }]
    const usual = async (): Promise<string[]> => {
      const quote = await quoteFor(me.client, await wanted())
      return quote.invoices.filter((choice) => choice.is_usual === 1).map(({ kind }) => kind)
    }
    const profile = {
      member_id: me.person.memberId,
      title: '甲药房',
      tax_no: TAX,
      company_address: '中山大道1号',
      company_phone: '027-82000001',
      bank: '示范银行',
      bank_account: '6222000000000001',
    }
    expect(await usual()).toEqual([])
    await h.deps.db.insertInto('invoice_profile').values(profile).execute()
    expect(await usual()).toEqual(['vat_plain'])
    for (const [order, kinds] of [
      [{}, []],
      [{ invoice_id: '2' }, ['vat_special']],
      [{ invoice_id: '1' }, ['vat_plain']],
      [{ invoice_id: '2' }, ['vat_special']],
    ] as const) {
      await buy(me.client, await wanted(), { order })
      expect(await usual()).toEqual(kinds)
    }
    await h.deps.db.updateTable('invoice_profile').set({ bank: null }).where('member_id', '=', me.person.memberId).execute()
    expect(await usual()).toEqual([])
  })

  it('an order has one invoice: again is refused, the same key answers again, and a refused one frees its orders', async () => {
    const [order, other] = [await shipped(), await shipped()]
    const key = newKey()
    const first = await apply(`${order.id},${other.id}`, { client_key: key })
    expect(await apply(`${order.id},${other.id}`, { client_key: key })).toMatchObject({ data: first.data })
    expect(await apply(other.id)).toMatchObject({ status: 409, data: { reason: 'INVOICED' } })
    expect(await office(h).post(`/api/erp/invoice/${idOf(first)}/reject`, { reason: '抬头与税号不符' })).toMatchObject({
      data: { status: 'failed' },
    })
    expect((await me.client.get('/api/invoice?status=failed')).data).toMatchObject({
      total: 1,
      data: [{ reason: '抬头与税号不符', status_text: '已驳回' }],
    })
    expect((await apply(other.id)).status).toBe(200)
    expect(await office(h).post(`/api/erp/invoice/${idOf(first)}/issue`, { invoice_no: '99999999' })).toMatchObject({
      status: 409,
      data: { reason: 'STATE_CHANGED' },
    })
  })

  it('an invoice is made of the shop’s orders with goods delivered, each refusal with its sentence', async () => {
    const unpaid = (await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }])).orders[0]?.id ?? ''
    expect(await apply(unpaid)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    const order = await shipped()
    for (const [more, field, sentence] of [
      [{ tax_no: '' }, 'tax_no', '请填写税号'],
      [{ tax_no: '123' }, 'tax_no', '税号须为15至20位数字或大写字母'],
      [{ kind: 'vat_special' }, 'company_address', '专用发票请填写注册地址'],
      [{ bank_account: 'x' }, 'bank_account', '银行账号须为8至30位数字'],
      [{ kind: 'paper' }, 'kind', '请选择发票种类'],
    ] as const)
      expect(await apply(order.id, more)).toMatchObject({ status: 422, message: sentence, data: { errors: { [field]: [sentence] } } })
    const other = await createShopper(h)
    expect(
      await other.client.post('/api/invoice', { order_ids: order.id, kind: 'vat_plain', tax_no: TAX, client_key: newKey() }),
    ).toMatchObject({ status: 404 })
    const id = idOf(
      await apply(order.id, {
        kind: 'vat_special',
        company_address: '中山大道1号',
        company_phone: '027-82000001',
        bank: '示范银行',
        bank_account: '6222000000000001',
      }),
    )
    for (const path of ['', '/pdf']) expect((await other.client.get(`/api/invoice/${id}${path}`)).status).toBe(404)
  })

  it('an invoice is a PDF that is the same each time, once it is issued', async () => {
    await office(h).post('/api/erp/company', { company: '演示医药批发有限公司' })
    await office(h).post('/api/erp/licence', { kind: 'business', no: '91420100MA4KX0001A', holder: '演示医药批发有限公司' })
    const order = await shipped()
    const id = idOf(await apply(order.id))
    expect(await me.client.get(`/api/invoice/${id}/pdf`)).toMatchObject({ status: 404, message: '发票尚未开具' })
    const number = await issue(id)
    const { url } = (await me.client.get(`/api/invoice/${id}/pdf`)).data as { url: string }
    const [first, second] = [await h.app.inject(url), await h.app.inject(url)]
    expect([first.statusCode, first.headers['content-type'], first.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `inline; filename="invoice-${number}.pdf"`,
    ])
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
    const { text } = readNote(first.rawPayload)
    for (const words of ['销售方\n演示医药批发有限公司', '销售方税号\n91420100MA4KX0001A', `税号\n${TAX}`]) expect(text).toContain(words)
    expect((await h.app.inject(url.replace(/-[\w-]{43}/, `-${'A'.repeat(43)}`))).statusCode).toBe(404)
    expect(await office(h).post(`/api/erp/invoice/${idOf(await apply((await shipped()).id))}/issue`, { invoice_no: number })).toMatchObject(
      { status: 422, message: '该发票号码已使用' },
    )
  })

  it('an invoice is found by visitors who know a number and the end of the phone, not by guessing', async () => {
    const order = await shipped()
    const number = await issue(idOf(await apply(order.id)))
    const tail = me.person.phone.slice(-4)
    const visitor = h.client()
    expect((await visitor.get(`/api/invoice/query?order_no=${order.no}&phone=${tail}`)).data).toMatchObject({
      status: 'issued',
      status_text: '已开票',
      url: expect.stringMatching(/^\/files\/invoice\//),
    })
    expect((await visitor.get(`/api/invoice/query?invoice_no=${number}&phone=${tail}`)).status).toBe(200)
    expect(await visitor.get(`/api/invoice/query?phone=${tail}`)).toMatchObject({ status: 422, message: '请填写发票号码或订单号' })
    const wrong = String((Number(tail) + 1) % 10_000).padStart(4, '0')
    const answers = []
    for (let n = 0; n < 9; n++) answers.push((await visitor.get(`/api/invoice/query?invoice_no=${number}&phone=${wrong}`)).status)
    expect([answers[0], answers.at(-1)]).toEqual([404, 429])
  })

  it('an invoice goes to the address that is asked for; the demo shows the mail', async () => {
    const id = idOf(await apply((await shipped()).id))
    const number = await issue(id)
    expect(await me.client.post(`/api/invoice/${id}/mail`, { email: 'a@b' })).toMatchObject({ status: 422, message: '邮箱格式不正确' })
    expect(await me.client.post(`/api/invoice/${id}/mail`, { email: 'caiwu@example.com' })).toMatchObject({
      status: 200,
      data: { email: 'caiwu@example.com' },
    })
    const again = { email: 'kuaiji@example.com', client_key: newKey() }
    const answers = await Promise.all([1, 2].map(() => me.client.post(`/api/invoice/${id}/mail`, again)))
    expect(answers.map(({ status, data }) => [status, data])).toEqual(answers.map(() => [200, { email: again.email }]))
    expect(await me.client.post(`/api/invoice/${id}/mail`, { ...again, email: 'a@example.com' })).toMatchObject({
      status: 409,
      data: { reason: 'IDEMPOTENCY_REUSED' },
    })
    const page = (await h.app.inject('/outbox')).body
    expect(page.split('kuaiji@example.com')).toHaveLength(2)
    expect([page.includes('caiwu@example.com'), page.includes(`${number}.pdf`)]).toEqual([true, true])
  })
})
