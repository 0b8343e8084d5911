import { getNamedType, isInputObjectType, Kind, parse, type GraphQLSchema } from 'graphql'
import { expect } from 'vitest'
import type { GraphQLClient } from '../../support/graphqlClient.ts'

type Input = Readonly<Record<string, unknown>>
export type Sent = { readonly document: string; readonly variables: Readonly<Record<string, unknown>> }

/** The mutation of a document that goes by a key; null where it is another. */
export function keyedMutation(schema: GraphQLSchema, document: string): string | null {
  const [operation] = parse(document).definitions
  const [first] =
    operation?.kind === Kind.OPERATION_DEFINITION && operation.operation === 'mutation' ? operation.selectionSet.selections : []
  const field = first?.kind === Kind.FIELD ? schema.getMutationType()?.getFields()[first.name.value] : undefined
  const input = getNamedType(field?.args[0]?.type)
  return field !== undefined && isInputObjectType(input) && 'clientKey' in input.getFields() ? field.name : null
}

/** What a mutation may have added to or taken from, as the member who sent it reads it. */
const EFFECTS = `{
  viewer { memberID messageCount addresses { addressID } certificates { kind status certificateNo } shops { memberID role } }
  cart { lines { lineID quantity } }
  wallet { balance withdrawing points voucher }
  couponCounts { unused used }
  orderCounts { unpaid toShip shipped inAfterSale }
  orders(first: 5) { totalCount edges { node { orderID status } } }
  afterSales(first: 5) { totalCount edges { node { afterSaleID status } } }
  invoices(first: 1) { totalCount }
  pointsOrders(first: 1) { totalCount }
  withdrawals(first: 1) { totalCount }
  wantedGoodsList(first: 1) { totalCount }
  supplyOffers(first: 1) { totalCount }
  purchasePlans(first: 3) { totalCount edges { node { planID version goodsCount } } }
  feedback(first: 1) { totalCount }
  drawRecords(first: 1) { totalCount }
  receipts(first: 5) { edges { node { orderID status } } }
  chat(first: 1) { edges { node { chatMessageID } } }
}`

async function effects(client: GraphQLClient, api: string): Promise<unknown> {
  const { data, errors = [] } = await client.ask(EFFECTS)
  // A visitor has nothing of this to be read.
  expect(errors.filter(({ extensions }) => extensions['code'] !== 'LOGIN_REQUIRED')).toEqual([])
  const outbox = await (await fetch(`${api}/outbox`)).text()
  return { data, messagesSent: outbox.split('<tr>').length }
}

/** A login's end and token are another each time. */
function steady(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (name, value: unknown) => (name === 'expiresAt' || name === 'token' ? undefined : value)))
}

/** Where what is otherwise has to be one of few, or is checked before the key. */
const OTHER_INPUT: Readonly<Record<string, Input>> = {
  requestAfterSale: { note: '另有说明' },
  requestInvoice: { orderIDs: ['1'] },
  cancelOrder: { orderID: '1' },
  placeOrder: { note: '另有备注' },
  startPayment: { tradeID: '1' },
}

const OTHERWISE: readonly (readonly [field: string, value: (given: never) => unknown])[] = [
  ['quantity', (given: number) => given + 1],
  ['amount', () => '51.00'],
  ['email', () => 'other@example.com'],
  ['purpose', (given: string) => (given === 'LOGIN' ? 'FORGET' : 'LOGIN')],
  ['role', (given: string) => (given === 'BUYER' ? 'FINANCE' : 'BUYER')],
  ...['certificateNo', 'receiver', 'content', 'name', 'company', 'reason', 'trackingNumber', 'note', 'title', 'bank'].map(
    (field) => [field, (given: string) => `${given}改`] as const,
  ),
  ['fields', (given: Input) => otherwise(given)],
  ['rows', (given: readonly Input[]) => given.map(otherwise)],
  ['lots', (given: readonly Input[]) => given.map(otherwise)],
  ...['fileKey', 'goodsID', 'code'].map((field) => [field, (given: string) => `${given}1`] as const),
  ['lineIDs', () => ['1']],
]

/** The same input with one thing in it otherwise. */
function otherwise(input: Input): Input {
  const [field, value] = OTHERWISE.find(([name]) => typeof input[name] !== 'undefined') ?? ['', () => null]
  return { ...input, [field]: value(input[field] as never) }
}

function otherInput(mutation: string, input: Input): Input {
  const other = OTHER_INPUT[mutation]
  return other === undefined ? otherwise(input) : { ...input, ...other }
}

/** Mutations whose input names one thing alone: another one is another intention, and none of these is there twice. */
const NOTHING_ELSE = new Set(['cancelAfterSale', 'receiveAfterSale', 'rebuyOrder', 'claimCoupon', 'joinDraw', 'receiveOrder'])

/** Sent twice more at once it answers the same and does nothing more; with another input its key is refused. */
export async function sendAgain(
  { client, api }: { readonly client: GraphQLClient; readonly api: string },
  mutation: string,
  { document, variables }: Sent,
  first: unknown,
): Promise<void> {
  const before = await effects(client, api)
  const answers = await Promise.all([client.ask(document, variables), client.ask(document, variables)])
  expect(answers.map(({ data, errors }) => ({ data: steady(data), errors }))).toEqual(
    answers.map(() => ({ data: steady(first), errors: undefined })),
  )
  expect(await effects(client, api)).toEqual(before)
  if (NOTHING_ELSE.has(mutation)) return
  const { errors = [] } = await client.ask(document, { input: otherInput(mutation, variables['input'] as Input) })
  expect(errors.map(({ extensions }) => extensions['reason'])).toEqual(['IDEMPOTENCY_REUSED'])
}
