import { describe, expect, it } from 'vitest'
import { openHarness } from '../../testing/harness.ts'
import { goodsDetailBody } from '../../testing/bodies.ts'
import { ok, refused } from '../../testing/stubRest.ts'

describe('a value that its type refuses', () => {
  it.each([
    ['$month: YearMonth', 'statement(month: $month) { month }', { month: '2026-13' }, '月份应如 2026-11', undefined],
    [
      '$input: AddToCartInput!',
      'addToCart(input: $input) { cart { id } }',
      { input: { goodsID: '1', quantity: 1, warehouseID: '1', seenPrice: '12.3' } },
      '金额应是两位小数的数字，如 12.30',
      'seenPrice',
    ],
    [
      '$input: CreateWantedGoodsInput!',
      'createWantedGoods(input: $input) { wantedGoods { id } }',
      { input: { name: '阿胶', quantity: 1, endsOn: '31.8.2027', clientKey: '12345678' } },
      '日期应如 2027-08-31',
      'endsOn',
    ],
  ])('a wrong value of (%s) is refused in Chinese before anything is asked', async (variable, field, variables, userMessage, name) => {
    const { ask, rest } = openHarness({})
    const kind = variable.includes('Input') ? 'mutation' : 'query'
    const { errors, data } = await ask(`${kind} Q(${variable}) { ${field} }`, { variables })
    expect(data).toBeUndefined()
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', userMessage })
    expect(errors?.[0]?.extensions['field']).toBe(name)
    expect(rest.calls).toEqual([])
  })

  it('a wrong value that is written into the document is refused in the same words', async () => {
    const { errors } = await openHarness({}).ask('{ statement(month: "November") { month } }')
    expect(errors?.[0]).toMatchObject({
      message: 'Not a YearMonth.',
      extensions: { code: 'VALIDATION_FAILED', userMessage: '月份应如 2026-11' },
    })
  })
})

it('a text that a marketplace writes otherwise is null, and the page is whole', async () => {
  const lots = [
    { lot: '', expires: '2028-02-03', left: 4, report: null },
    { lot: 'A1', expires: '2028-02-03', left: 4, report: null },
  ]
  const body = { ...goodsDetailBody('5', { batches: lots }), approval_no: '见说明书', barcode: '6901234567890', expires: '0000-00-00' }
  const { ask } = openHarness({ 'GET /api/goods/detail/5': ok(body) })
  const { data, errors } = await ask('{ goods(goodsID: "5") { approvalNumber barcode expiresOn detail { lots { lotNumber } } } }')
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    goods: { approvalNumber: null, barcode: null, expiresOn: null, detail: { lots: [{ lotNumber: null }, { lotNumber: 'A1' }] } },
  })
})

describe('an input of which exactly one field is given', () => {
  const parse = 'mutation P($input: ParsePurchaseListInput!) { parsePurchaseList(input: $input) { rows { line } } }'
  it.each([
    ['none', {}],
    ['two', { text: 'amxl 13', fileKey: 'a1' }],
    ['one that is null', { text: null }],
  ])('an input with %s of its fields is refused in Chinese, and nothing is asked', async (_, input) => {
    const { ask, rest } = openHarness({})
    const { data, errors } = await ask(parse, { variables: { input } })
    expect(data).toBeUndefined()
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', userMessage: '请填写其中一项，且只填写一项' })
    expect(rest.calls).toEqual([])
  })

  it.each([
    ['mutation { markMessagesRead(input: { isEvery: true }) { unread { total } } }', 'POST /api/message/read all=1'],
    ['mutation { markMessagesRead(input: { kind: PROMO }) { unread { total } } }', 'POST /api/message/read all=1&type=promo'],
    [
      'mutation { exchangePoints(input: { giftID: "4", quantity: 1, clientKey: "key-12345", deliverTo: { address: "延安路9号" } }) { orderNo } }',
      'POST /api/jfsc/exchange id=4&number=1&client_key=key-12345&address=延安路9号',
    ],
    [
      'mutation { placeOrder(input: { quoteID: "5", hash: "h", clientKey: "key-12345", payMode: ONLINE, deliverTo: { addressID: "3" } }) { cart { id } } }',
      'POST /api/order quote_id=5&hash=h&client_key=key-12345&pay_mode=online&address_id=3',
    ],
    ['{ foundInvoice(by: { orderNo: "D1" }, phoneTail: "0001") { status } }', 'GET /api/invoice/query?order_no=D1&phone=0001'],
  ])('%s asks for just that', async (document, call) => {
    const refusal = refused(400, '不可以', { reason: 'STATE_CHANGED' })
    const { ask, rest } = openHarness(Object.fromEntries([[call.split(/[ ?]/).slice(0, 2).join(' '), refusal]]))
    await ask(document)
    expect(rest.calls).toEqual([call])
  })
})
