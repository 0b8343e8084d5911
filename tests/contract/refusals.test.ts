import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { GraphQLClient } from '../support/graphqlClient.ts'
import { type Stack, startStack } from '../support/stack.ts'

const schema = buildSchema(readFileSync(inRoot('schema.graphql'), 'utf8'))
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) => {
  const input = getNamedType(args[0]?.type)
  return isInputObjectType(input) ? [{ name, input }] : []
})

type Input = Record<string, unknown>
type Refusal = { __typename: string; message: string; path?: readonly string[] }

let stack: Stack
let client: GraphQLClient
beforeAll(async () => {
  stack = await startStack()
  client = await buyer()
})
afterAll(() => stack.stop())

const SCALARS: Readonly<Record<string, unknown>> = {
  Int: 1,
  Boolean: true,
  Money: '1.00',
  Date: '2027-01-01',
  DateTime: '2027-01-01T00:00:00Z',
}

function sample(type: GraphQLInputType): unknown {
  const given = getNullableType(type)
  if (isListType(given)) return [sample(given.ofType)]
  if (isEnumType(given)) return given.getValues()[0]?.name
  return isInputObjectType(given) ? requiredAlone(given) : (SCALARS[given.toString()] ?? '1')
}

function requiredAlone(input: GraphQLInputObjectType): Input {
  return Object.fromEntries(
    Object.values(input.getFields())
      .filter((field, at) => (input.isOneOf ? at === 0 : isRequiredInputField(field)))
      .map(({ name, type }) => [name, name === 'clientKey' ? 'probe-of-the-contract' : sample(type)]),
  )
}

/** Of these one of several is needed, or what another field says makes it so. */
const EITHER_OR = new Set(['updateProfile', 'sendChatMessage'])

const WRONG: Readonly<Record<string, unknown>> = { String: '\0', ID: '\0', '[String!]': ['\0'], Int: -1 }

/** Text that no column can hold and a number below all bounds, at each field in turn that takes one. */
function wrongInputs(input: GraphQLInputObjectType, above: readonly string[] = []): { path: readonly string[]; input: Input }[] {
  const beside = input.isOneOf ? {} : requiredAlone(input)
  return Object.values(input.getFields()).flatMap(({ name, type }) => {
    const given = getNullableType(type)
    if (isInputObjectType(given))
      return wrongInputs(given, [...above, name]).map((wrong) => ({ ...wrong, input: { ...beside, [name]: wrong.input } }))
    const wrong = WRONG[given.toString()] ?? null
    return wrong === null ? [] : [{ path: [...above, name], input: { ...beside, [name]: wrong } }]
  })
}

function fieldAt(input: GraphQLInputObjectType, path: readonly string[]): boolean {
  const [name = '', ...rest] = path
  const field = input.getFields()[name]
  const inner = field && getNamedType(field.type)
  return field !== undefined && (rest.length === 0 || (isInputObjectType(inner) && fieldAt(inner, rest)))
}

async function buyer(): Promise<GraphQLClient> {
  const fresh = new GraphQLClient(stack.gateway)
  await fresh.logIn('demo')
  return fresh
}

/** After these the session is another, or none. */
const CHANGES_SESSION = /^(log|register|switch|end|updatePassword)/

async function refusalsOf(name: string, type: string, input: Input): Promise<readonly Refusal[]> {
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { refusals { __typename ... on Refusal { message } ... on WrongField { path } } } }`
  const { data, errors = [] } = await client.ask<Record<string, { refusals: readonly Refusal[] } | null>>(document, { input })
  if (CHANGES_SESSION.test(name)) client = await buyer()
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual([])
  return data?.[name]?.refusals ?? []
}

let named = 0

describe('the inputs of the mutations', () => {
  it.each(mutations)('the mutation $name asks for nothing beyond what its input requires', async ({ name, input }) => {
    const optional = (await refusalsOf(name, input.name, requiredAlone(input))).filter(({ __typename, path: [field = ''] = [] }) => {
      const known = input.getFields()[field]
      return __typename === 'WrongField' && (known === undefined || !isRequiredInputField(known))
    })
    expect(EITHER_OR.has(name) ? [] : optional).toEqual([])
  })

  it.each(mutations)('the mutation $name names each wrong field by its path in the input', async ({ name, input }) => {
    for (const wrong of wrongInputs(input)) {
      const fields = (await refusalsOf(name, input.name, wrong.input)).filter(({ __typename }) => __typename === 'WrongField')
      expect(fields.filter(({ path = [] }) => !fieldAt(input, path))).toEqual([])
      if (fields.length > 0) expect(fields.map(({ path }) => path)).toContainEqual(wrong.path)
      named += fields.length
    }
  })

  it('most wrong fields are named', () => expect(named).toBeGreaterThan(100))
})
