import { describe, expect, it } from 'vitest'
import { isInputObjectType, isNonNullType, isObjectType, isUnionType, getNamedType, validate, parse, type GraphQLObjectType } from 'graphql'
import { REFUSALS, refusalOf, type RefusalReason } from 'rules/refusals'
import { cartBody } from '../testing/bodies.ts'
import { codes, openHarness, testSchema } from '../testing/harness.ts'
import { ok, refused } from '../testing/stubRest.ts'

const add = (selection: string) => `mutation { addToCart(input: { goodsID: "1", quantity: 1, warehouseID: "1" }) ${selection} }`
const told = `{ cart { lineCount } warnings { code } refusals { __typename ... on Refusal { message reason } ... on WrongField { path }
    ... on StockShort { available line { quantity goods { goodsID } } } } }`

describe('a refused mutation', () => {
  it('a refused mutation is data with its facts, and the line of the cart is looked up for who asks', async () => {
    const facts = { available: 560, goods_id: '1', line_id: '31' }
    const { ask, rest } = openHarness({
      'POST /api/cart': refused(400, '库存不足，最多可购买 560', { reason: 'STOCK_SHORT', ...facts, facts }),
      'GET /api/cart/list': ok(cartBody()),
    })
    expect(await ask(add(told))).toMatchObject({
      errors: undefined,
      data: {
        addToCart: {
          cart: null,
          warnings: null,
          refusals: [
            {
              __typename: 'StockShort',
              message: '库存不足，最多可购买 560',
              reason: 'STOCK_SHORT',
              available: 560,
              line: { quantity: 20, goods: { goodsID: '1' } },
            },
          ],
        },
      },
    })
    expect(rest.calls.map((call) => call.split('?')[0])).toEqual(['POST /api/cart goods_id=1&number=1&ck_id=1', 'GET /api/cart/list'])
  })

  it('a refused mutation names all wrong fields at once, each by its path in the input', async () => {
    const errors = { name: ['请填写收货人'], province: ['省份格式不正确'], phone: ['手机号格式不正确'] }
    const { ask } = openHarness({ 'POST /api/address': refused(422, '请填写收货人', { errors }) })
    const fields = 'receiver: "", phone: "1", address: "x", provinceID: "x", cityID: "1", districtID: "1"'
    const answer = await ask(
      `mutation { createAddress(input: { ${fields} }) { address { id }
        refusals { ... on WrongField { message reason path } } } }`,
    )
    expect(answer).toMatchObject({
      errors: undefined,
      data: {
        createAddress: {
          address: null,
          refusals: [
            { message: '请填写收货人', reason: 'WRONG_FIELD', path: ['receiver'] },
            { message: '省份格式不正确', reason: 'WRONG_FIELD', path: ['provinceID'] },
            { message: '手机号格式不正确', reason: 'WRONG_FIELD', path: ['phone'] },
          ],
        },
      },
    })
  })

  it('a refused mutation is an error for a document that does not ask for refusals', async () => {
    const { ask } = openHarness({ 'POST /api/cart': refused(400, '库存不足', { reason: 'STOCK_SHORT', facts: {} }) })
    const answer = await ask(add('{ cart { lineCount } }'))
    expect(answer.data).toEqual({ addToCart: null })
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BUSINESS_REJECTED', reason: 'STOCK_SHORT' })
  })

  it('a mutation that is done has no refusals, asked for through a fragment too', async () => {
    const { ask } = openHarness({ 'POST /api/cart': ok(cartBody()) })
    const document = `${add('{ ...Told }')} fragment Told on AddToCartPayload { cart { lineCount } refusals { __typename } }`
    expect(await ask(document)).toMatchObject({ errors: undefined, data: { addToCart: { cart: { lineCount: 1 }, refusals: [] } } })
  })

  it.each([
    ['a reason that the mutation does not name', 'DRAW_DONE', { __typename: 'OtherRefusal', reason: 'DRAW_DONE' }],
    ['a reason that is not of the list', 'MOON_PHASE', { __typename: 'OtherRefusal', reason: 'OTHER' }],
    ['no reason', undefined, { __typename: 'OtherRefusal', reason: 'OTHER' }],
  ])('a refusal of another marketplace with %s is told by its sentence', async (_, reason, expected) => {
    const { ask } = openHarness({ 'POST /api/cart': refused(400, '请联系客服', { reason }) })
    const answer = await ask(add(told))
    expect(answer.data).toMatchObject({ addToCart: { refusals: [{ ...expected, message: '请联系客服' }] } })
  })

  it('a refusal without facts, or with facts of another shape, tells null', async () => {
    const body = { reason: 'STOCK_SHORT', facts: { available: '560', line_id: '../1' } }
    const { ask, rest } = openHarness({ 'POST /api/cart': refused(400, '库存不足', body) })
    expect((await ask(add(told))).data).toMatchObject({ addToCart: { refusals: [{ available: null, line: null }] } })
    expect(rest.calls).toHaveLength(1)
  })

  it('an unsigned contract is a refusal of the checkout', async () => {
    const { ask } = openHarness({ 'POST /api/cart/checkout': refused(459, '请先签署电子合同', { url: '/dzht' }) })
    const answer = await ask('mutation { checkout(input: { lineIDs: ["1"] }) { quote { id } refusals { __typename } } }')
    expect(answer).toMatchObject({ errors: undefined, data: { checkout: { quote: null, refusals: [{ __typename: 'ContractUnsigned' }] } } })
  })

  it.each([
    [401, 'LOGIN_REQUIRED'],
    [500, 'SYSTEM_BUSY'],
  ])('what is no decision of the business stays an error: %i', async (status, code) => {
    const { ask } = openHarness({ 'POST /api/cart': refused(status, '请先登录') })
    const answer = await ask(add(told))
    expect([answer.data, codes(answer)]).toEqual([{ addToCart: null }, [code]])
  })
})

const mutations = Object.values(testSchema.getMutationType()?.getFields() ?? {}).map(({ name, type, args }) => {
  const payload = getNamedType(type) as GraphQLObjectType
  const union = getNamedType(payload.getFields()['refusals']?.type ?? payload)
  return { name, payload, union, input: getNamedType(args[0]?.type ?? payload) }
})

describe('the contract of refusals', () => {
  it('every mutation names its refusals, and nothing else of its payload is promised', () => {
    expect(mutations).toHaveLength(99)
    const promised = mutations.flatMap(({ payload }) =>
      Object.values(payload.getFields()).flatMap(({ name, type }) => (isNonNullType(type) ? [name] : [])),
    )
    expect(new Set(promised)).toEqual(new Set(['refusals']))
    expect(promised).toHaveLength(99)
  })

  it.each(mutations)('a document that asks for every fact of every refusal of $name is valid', ({ name, union, input }) => {
    if (!isUnionType(union)) throw new Error(`${name} has no union of refusals`)
    const [given, passed] = isInputObjectType(input) ? [`($input: ${input.name}!)`, '(input: $input)'] : ['', '']
    const members = union.getTypes().map((member) => {
      const facts = Object.values(member.getFields()).map(({ name: fact, type }) =>
        isObjectType(getNamedType(type)) ? `${fact} { __typename }` : fact,
      )
      return `... on ${member.name} { ${facts.join(' ')} }`
    })
    const document = parse(`mutation M${given} { ${name}${passed} { refusals { ${members.join(' ')} } } }`)
    expect(validate(testSchema, document)).toEqual([])
  })

  it.each((Object.keys(REFUSALS) as RefusalReason[]).filter((reason) => testSchema.getType(refusalOf(reason).type) !== undefined))(
    'the type of the refusal %s has the facts of the table',
    (reason) => {
      const { type, facts } = refusalOf(reason)
      const fields = (testSchema.getType(type) as GraphQLObjectType).getFields()
      expect(Object.keys(fields)).toEqual(['message', 'reason', ...Object.keys(facts)])
    },
  )
})
