import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import type { TestAnswer } from '../../testing/testClient.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { buy, createShopper, newKey, office, payAtCashier, quoteFor, submit, type PlacedWire, type Shopper } from '../../testing/trading.ts'
import { grantVoucher } from '../coupon/coupon.service.ts'
import { openMailer } from '../mail/mailer.ts'

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

let parcels = 0

/** A tier price takes 30 off 300, freight adds 12. */
async function shipped(checkout: Record<string, number> = {}): Promise<{ id: string; no: string }> {
  const placed = await buy(me.client, [{ goodsId: await createGoods(h, { ladder: [{ number: 20, price: 900 }] }), number: 30 }], {
    checkout,
  })
  await payAtCashier(h, me.client, placed.trade_id)
  const [{ id, no } = { id: '', no: '' }] = placed.orders
  await send(id)
  return { id, no }
}

async function send(id: string): Promise<void> {
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
  await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `FP${10_000 + ++parcels}` })
}

const TAX = '91420100MA0000000X'
const apply = (ids: string, more: Record<string, string> = {}): Promise<TestAnswer> =>
  me.client.post('/api/invoice', { order_ids: ids, kind: 'vat_plain', tax_no: TAX, client_key: newKey(), ...more })
const idOf = ({ data }: TestAnswer): string => (data as { id: string }).id
let numbers = 10_000_000
const issue = async (id: string): Promise<string> => {
  const number = String(++numbers)
  expect(await office(h).post(`/api/erp/invoice/${id}/issue`, { invoice_no: number })).toMatchObject({
    status: 200,
    data: { id, status: 'issued' },
  })
  return number
}

describe('an invoice', () => {
  it('says what the order cost, line by line with its discounts, and what was paid by voucher is left out', async () => {
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

  it('wished for with the order is applied for when the goods leave, once, made out as the shop was then', async () => {
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

  it('is offered as with the last order, whatever its end: none after none, a kind after that kind, and only while it can be had', async () => {
    const wanted = async () => [{ goodsId: await createGoods(h), number: 30 }]
    const usual = async (): Promise<string[]> => {
      const quote = await quoteFor(me.client, await wanted())
      return quote.invoices.filter((one) => one.is_usual === 1).map(({ kind }) => kind)
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

  it('gives way to one over what is left when money goes back before it is issued, and is reversed by another afterwards', async () => {
    const order = await shipped()
    const first = idOf(await apply(order.id))
    await me.client.post(`/api/order/${order.id}/confirm`)
    const { lines } = (await me.client.get(`/api/order/${order.id}`)).data as { lines: { id: string }[] }
    const giveBack = async (number: string) =>
      expect(
        await office(h).post(`/api/erp/order/${order.id}/return`, { line_id: lines[0]?.id ?? '', number, note: '破损' }),
      ).toMatchObject({ status: 200 })
    const list = async () =>
      (
        (await me.client.get('/api/invoice')).data as {
          data: { id: string; status_text: string; amount: string; reason: string | null; reversed: string; red_of: unknown }[]
        }
      ).data
    await giveBack('10')
    expect((await list()).map(({ id, status_text: text, amount, reason }) => [id === first, text, amount, reason])).toEqual([
      [false, '开票中', '192.00', null],
      [true, '已驳回', '282.00', '订单退款后金额有变，已按新金额重新申请'],
    ])
    const blue = (await list())[0]?.id ?? ''
    const blueNo = await issue(blue)
    await giveBack('5')
    const [red] = await list()
    expect(red).toMatchObject({ status_text: '红字开票中', amount: '-45.00', red_of: { id: blue, invoice_no: blueNo } })
    expect(await office(h).post(`/api/erp/invoice/${red?.id}/reject`, { reason: '不开' })).toMatchObject({
      status: 409,
      data: { reason: 'STATE_CHANGED' },
    })
    const redNo = await issue(red?.id ?? '')
    expect(await list()).toMatchObject([
      { status_text: '红字发票' },
      { status_text: '已开票（部分红冲）', amount: '192.00', reversed: '45.00' },
      { status_text: '已驳回' },
    ])
    expect((await me.client.get(`/api/order/${order.id}`)).data).toMatchObject({
      invoice: { invoice_id: blue, is_wished: 0, status_text: '已开票（部分红冲）' },
    })
    expect((await me.client.get(`/api/invoice/${red?.id}`)).data).toMatchObject({
      invoice_no: redNo,
      lines: [{ number: -5, amount: '-45.00' }],
      rows: [],
      url: expect.stringMatching(/pdf$/),
    })
    const paper = await h.app.inject(((await me.client.get(`/api/invoice/${red?.id}`)).data as { url: string }).url)
    expect([
      paper.statusCode,
      paper.headers['content-disposition'],
      paper.rawPayload.includes(Buffer.from('红字', 'utf16le').swap16()),
    ]).toEqual([200, `inline; filename="invoice-${redNo}.pdf"`, true])
    await giveBack('15')
    await issue((await list())[0]?.id ?? '')
    expect(await list()).toMatchObject([
      { amount: '-135.00' },
      { amount: '-45.00' },
      { id: blue, status_text: '已开票（部分红冲）', reversed: '180.00' },
      {},
    ])
    expect((await me.client.get('/api/invoice/orders')).data).toMatchObject({ total: 0 })
    expect(
      ((await me.client.get(`/api/order/${order.id}/documents?kind=invoice`)).data as { name: string }[])
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(expect.arrayContaining([`发票 ${blueNo}.pdf`, `红字发票 ${redNo}.pdf`]))
  })

  it('agrees with its order though the office issues it at the instant when money goes back', async () => {
    for (let round = 0; round < 3; round++) {
      const order = await shipped()
      const id = idOf(await apply(order.id))
      const { lines } = (await me.client.get(`/api/order/${order.id}`)).data as { lines: { id: string }[] }
      const [issued, back] = await Promise.all([
        office(h).post(`/api/erp/invoice/${id}/issue`, { invoice_no: String(++numbers) }),
        office(h).post(`/api/erp/order/${order.id}/return`, { line_id: lines[0]?.id ?? '', number: '5', note: '破损' }),
      ])
      const {
        data: [newest, first],
      } = (await me.client.get('/api/invoice')).data as { data: { amount: string; status: string }[] }
      expect([back.status, newest, first?.status]).toEqual(
        issued.status === 200
          ? [200, expect.objectContaining({ amount: '-45.00' }), 'issued']
          : [200, expect.objectContaining({ amount: '237.00' }), 'failed'],
      )
    }
    expect(await brokenInvariants(h.deps.db)).toEqual([])
  })

  it.runIf(onPostgres)(
    'over several orders stays what they say while money of each goes back and others apply, 20 at once, none waiting for another in a circle',
    async () => {
      const orders = []
      for (let n = 0; n < 8; n++) orders.push(await shipped())
      const lines = await Promise.all(
        orders.map(async ({ id }) => ((await me.client.get(`/api/order/${id}`)).data as { lines: { id: string }[] }).lines[0]?.id ?? ''),
      )
      const all = orders.map(({ id }) => id)
      const [ids, alone] = [all.slice(0, 6), all.slice(6)]
      for (const isIssued of [false, true]) {
        const { data } = isIssued ? { data: null } : await apply(ids.toReversed().join(','))
        if (isIssued)
          await issue(
            ((await me.client.get('/api/invoice?status=applied')).data as { data: { id: string; orders: unknown[] }[] }).data.find(
              (one) => one.orders.length === 6,
            )?.id ?? '',
          )
        else expect(data).toMatchObject({ status: 'applied' })
        const back = all.map((id, at) =>
          office(h).post(`/api/erp/order/${id}/return`, { line_id: lines[at] ?? '', number: '5', note: '破损' }),
        )
        const asked = [ids, ids.slice(2), ids.slice(4), alone, alone, all].flatMap((some) => [
          apply(some.join(',')),
          apply(some.toReversed().join(',')),
        ])
        expect((await Promise.all(back)).map(({ status }) => status)).toEqual(all.map(() => 200))
        expect((await Promise.all(asked)).filter(({ status }) => status !== 200).map(({ data: refusal }) => refusal)).toEqual(
          expect.not.arrayContaining([expect.not.objectContaining({ reason: 'INVOICED' })]),
        )
        expect(await invoicedAndPaid(h, me.person.memberId)).toEqual([])
      }
      expect(await brokenInvariants(h.deps.db)).toEqual([])
    },
  )

  it('is reversed as a whole when all that was paid goes back, vouchers aside', async () => {
    await grantVoucher(h.deps, { memberId: me.person.memberId, cents: 10_000, reason: '测试', validDays: 30 })
    const placed = await buy(me.client, [{ goodsId: await createGoods(h), number: 80 }], { checkout: { use_voucher: 1 } })
    await payAtCashier(h, me.client, placed.trade_id)
    const id = placed.orders[0]?.id ?? ''
    await send(id)
    const blue = idOf(await apply(id))
    await issue(blue)
    await me.client.post(`/api/order/${id}/confirm`)
    const { lines } = (await me.client.get(`/api/order/${id}`)).data as { lines: { id: string }[] }
    await office(h).post(`/api/erp/order/${id}/return`, { line_id: lines[0]?.id ?? '', number: '80', note: '拒收' })
    const {
      data: [red],
    } = (await me.client.get('/api/invoice')).data as { data: { id: string }[] }
    await issue(red?.id ?? '')
    expect((await me.client.get('/api/invoice')).data).toMatchObject({
      data: [
        { status: 'issued', amount: '-700.00' },
        { id: blue, status: 'red', status_text: '已红冲', reversed: '700.00' },
      ],
    })
    expect((await me.client.get(`/api/invoice/${red?.id}`)).data).toMatchObject({
      lines: [{ number: -80, amount: '-800.00' }],
      rows: [{ title: '现金券与费用调整', amount: '100.00' }],
    })
    expect(await brokenInvariants(h.deps.db)).toEqual([])
  })

  it('leaves out what was refunded before', async () => {
    const order = await shipped()
    await me.client.post(`/api/order/${order.id}/confirm`)
    const { lines } = (await me.client.get(`/api/order/${order.id}`)).data as { lines: { id: string }[] }
    await office(h).post(`/api/erp/order/${order.id}/return`, { line_id: lines[0]?.id ?? '', number: '10', note: '少发' })
    const id = idOf(await apply(order.id))
    expect((await me.client.get(`/api/invoice/${id}`)).data).toMatchObject({
      amount: '192.00',
      rows: expect.arrayContaining([{ title: '已退款', amount: '-90.00' }]),
    })
  })

  it('is one an order: again is refused, the same key answers again, and a refused one frees its orders', async () => {
    const [one, two] = [await shipped(), await shipped()]
    const key = newKey()
    const first = await apply(`${one.id},${two.id}`, { client_key: key })
    expect(await apply(`${one.id},${two.id}`, { client_key: key })).toMatchObject({ data: first.data })
    expect(await apply(two.id)).toMatchObject({ status: 409, data: { reason: 'INVOICED' } })
    expect(await office(h).post(`/api/erp/invoice/${idOf(first)}/reject`, { reason: '抬头与税号不符' })).toMatchObject({
      data: { status: 'failed' },
    })
    expect((await me.client.get('/api/invoice?status=failed')).data).toMatchObject({
      total: 1,
      data: [{ reason: '抬头与税号不符', status_text: '已驳回' }],
    })
    expect((await apply(two.id)).status).toBe(200)
    expect(await office(h).post(`/api/erp/invoice/${idOf(first)}/issue`, { invoice_no: '99999999' })).toMatchObject({
      status: 409,
      data: { reason: 'STATE_CHANGED' },
    })
  })

  it('is made of one’s own orders with goods delivered, each refusal with its sentence', async () => {
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

  it('is a PDF that is the same each time, once it is issued', async () => {
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
    expect((await h.app.inject(url.replace(/-[\w-]{43}/, `-${'A'.repeat(43)}`))).statusCode).toBe(404)
    expect(await office(h).post(`/api/erp/invoice/${idOf(await apply((await shipped()).id))}/issue`, { invoice_no: number })).toMatchObject(
      { status: 422, message: '该发票号码已使用' },
    )
  })

  it('is found by visitors who know a number and the end of the phone, not by guessing', async () => {
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

  it('goes to the address that is asked for; the demo shows the mail', async () => {
    const id = idOf(await apply((await shipped()).id))
    const number = await issue(id)
    expect(await me.client.post(`/api/invoice/${id}/mail`, { email: 'a@b' })).toMatchObject({ status: 422, message: '邮箱格式不正确' })
    expect(await me.client.post(`/api/invoice/${id}/mail`, { email: 'caiwu@example.com' })).toMatchObject({
      status: 200,
      data: { email: 'caiwu@example.com' },
    })
    const page = (await h.app.inject('/outbox')).body
    expect([page.includes('caiwu@example.com'), page.includes(`${number}.pdf`)]).toEqual([true, true])
  })
})

/** Orders whose living invoice, less what takes it back, is not what was paid and not refunded. */
async function invoicedAndPaid({ deps: { db } }: Harness, memberId: number): Promise<unknown[]> {
  return (
    await sql`select o.no, o.online + o.balance as paid, of.cents from orders o join lateral (
      select sum((part ->> 'cents')::bigint) as cents from invoice_order io join invoice i on i.id = io.invoice_id cross join jsonb_array_elements(i.content -> 'orders') part
      where io.order_id = o.id and (part ->> 'id')::bigint = o.id and (io.is_live or i.red_of is not null)) of on true
    where o.member_id = ${memberId} and of.cents is not null
      and of.cents <> o.online + o.balance - coalesce((select sum(r.cents) from refund r where r.order_id = o.id and r.tender <> 'voucher' and r.status <> 'failed'), 0)`.execute(
      db,
    )
  ).rows
}

/** A mail server of one connection: what it was told, line by line. */
async function startMailServer(): Promise<{ server: Server; heard: string[] }> {
  const heard: string[] = []
  const server = createServer((socket: Socket) => {
    let inData = false
    let rest = ''
    socket.write('220 mail.test ESMTP\r\n')
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        heard.push(line)
        if (inData && line !== '.') continue
        inData = line === 'DATA'
        socket.write(line === 'DATA' ? '354 go\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, heard }
}

it('a mail server that is set is spoken to in its own protocol, with the PDF attached', async () => {
  const { server, heard } = await startMailServer()
  const smtp = { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`, from: 'fapiao@shop.example' }
  await openMailer({ ...h.deps, settings: { ...h.deps.settings, smtp } })?.({
    to: 'caiwu@example.com',
    subject: '发票',
    body: '见附件',
    fileName: '1.pdf',
    file: Buffer.from('%PDF-1.4'),
  })
  server.close()
  expect(heard).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<fapiao@shop.example>',
      'RCPT TO:<caiwu@example.com>',
      'Content-Type: application/pdf; name=1.pdf',
      Buffer.from('%PDF-1.4').toString('base64'),
    ]),
  )
})
