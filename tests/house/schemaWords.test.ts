import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { kotlinWords, momentWords, mutationVerbs, otherWords, swiftWords } from './schemaWordLists.ts'
import { read } from './sources.ts'

const schema = buildSchema(read('schema.graphql'))
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
const enums = types.filter(isEnumType)
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

type Named = {
  readonly at: string
  readonly owner: string
  readonly name: string
  readonly type: GraphQLInputType | GraphQLOutputType
  readonly args: string
  readonly description: string
}

/** Every field, input field and argument. */
const names: readonly Named[] = types.flatMap((type): Named[] => {
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => {
    const args: readonly GraphQLArgument[] = 'args' in field ? field.args : []
    const at = `${type.name}.${field.name}`
    return [
      {
        at,
        owner: type.name,
        name: field.name,
        type: field.type,
        args: args.map(({ name }) => name).join(' '),
        description: field.description ?? '',
      },
      ...args.map((argument) => ({
        at: `${at}(${argument.name})`,
        owner: type.name,
        name: argument.name,
        type: argument.type,
        args: '',
        description: argument.description ?? '',
      })),
    ]
  })
})
const isInput = (owner: string): boolean => isInputObjectType(schema.getType(owner))
const places = (found: readonly Named[]): string[] => found.map(({ at }) => at)

/** Sums, counts and parts of them have another name. */
const things = new Set(['afterSale', 'cart', 'chatMessage', 'coupon', 'invoice', 'order', 'promotion', 'quote', 'supplier', 'trade'])

const camel = (value: string): string => value.toLowerCase().replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase())
const isConnection = (type: GraphQLInputType | GraphQLOutputType): boolean => getNamedType(type).name.endsWith('Connection')

describe('the names of the contract', () => {
  it('a list in pages takes a filter, a sort and its page, all optional, and nothing else does', () => {
    const lists = names.filter(({ type, args }) => isConnection(type) && args !== '')
    expect(lists.length).toBeGreaterThan(30)
    expect(places(names.filter(({ type, args }) => isConnection(type) && args === '' && !isListType(type)))).toEqual([])
    expect(places(lists.filter(({ args }) => !/^(filter )?(sort )?first after last before page$/.test(args)))).toEqual([])
    const paged = /\b(filter|sort|order|first|after|last|before|page)\b/
    expect(places(names.filter(({ type, args }) => !isConnection(type) && paged.test(args)))).toEqual([])
  })

  it('a filter is an input called Filter, a sort an enum called Sort, and both are used as nothing else', () => {
    const filters = names.filter(({ at, name }) => name === 'filter' && at.includes('('))
    expect(places(filters.filter(({ type }) => !isInputObjectType(type) || !type.name.endsWith('Filter')))).toEqual([])
    const sorts = names.filter(({ at, name }) => name === 'sort' && at.includes('('))
    expect(places(sorts.filter(({ type }) => !isEnumType(type) || !type.name.endsWith('Sort')))).toEqual([])
    const asArguments = new Set([...filters, ...sorts].map(({ type }) => getNamedType(type).name))
    const called = types.filter(({ name }) => /(Filter|Sort)$/.test(name) && name !== 'CartFilter').map(({ name }) => name)
    expect(called.toSorted()).toEqual([...asArguments].toSorted())
  })

  it('a mutation is a verb of the list, with an input and a payload that are its own', () => {
    const verbOf = (name: string): string => /^[a-z]+/.exec(name)?.[0] ?? ''
    expect(mutations.filter(({ name }) => !mutationVerbs.has(verbOf(name))).map(({ name }) => name)).toEqual([])
    const used = new Set(mutations.map(({ name }) => verbOf(name)))
    expect([...mutationVerbs.keys()].filter((verb) => !used.has(verb))).toEqual([])
    const told = mutations.map(({ name, args, type }) => `${name} ${args.map((argument) => String(argument.type)).join()} ${String(type)}`)
    expect(told).toEqual(
      mutations.map(({ name, args }) => `${name} ${args.length === 0 ? '' : `${pascal(name)}Input!`} ${pascal(name)}Payload`),
    )
  })

  it('an input is flat: only rows and a choice of one lie in it, and nothing that says nothing', () => {
    const inputs = mutations.flatMap(({ args }) => args.map(({ type }) => getNamedType(type).name))
    const nested = names.filter(({ owner, type }) => {
      const inner = isNonNullType(type) ? type.ofType : type
      return inputs.includes(owner) && isInputObjectType(inner) && !inner.isOneOf
    })
    expect(places(nested)).toEqual([])
    expect(places(names.filter(({ name }) => name === 'clientMutationId'))).toEqual([])
  })

  it('a mutation that deletes answers deletedID or deletedIDs, by which a cache forgets', () => {
    const answers = mutations
      .filter(({ name }) => name.startsWith('delete'))
      .map(({ type }) => {
        const payload = getNamedType(type)
        const fields = isObjectType(payload) ? Object.values(payload.getFields()) : []
        return fields.filter((field) => getNamedType(field.type).name === 'ID').map((field) => `${field.name}: ${String(field.type)}`)
      })
    expect(answers).toEqual([['deletedID: ID'], ['deletedIDs: [ID!]'], ['deletedIDs: [ID!]'], ['deletedID: ID'], ['deletedID: ID']])
  })

  it('what is true or false begins with is, has, can or was', () => {
    const flags = names.filter(({ type }) => isScalarType(getNamedType(type)) && getNamedType(type).name === 'Boolean')
    expect(flags.length).toBeGreaterThan(80)
    expect(places(flags.filter(({ name }) => !/^(is|has|can|was)[A-Z]/.test(name)))).toEqual([])
  })

  it('where something stands is its status, what it is its kind; refused is REJECTED and passed APPROVED', () => {
    // The pricing rules' own numbers are no kinds of the contract.
    const stateOrType = names.filter(({ name, owner }) => /^(state|types?)$|State$/.test(name) && !owner.startsWith('Pricing'))
    expect(places(stateOrType)).toEqual([])
    expect(types.filter(({ name }) => /(State|Type)$/.test(name)).map(({ name }) => name)).toEqual([])
    const values = enums.flatMap((type) => type.getValues().map((value) => `${type.name}.${value.name}`))
    expect(values.filter((value) => /\.(REFUSED|PASSED|DECLINED|DENIED)$/.test(value))).toEqual([])
    // A channel fails; people reject.
    const failed = values.filter((value) => value.endsWith('.FAILED'))
    expect(failed.toSorted()).toEqual(['PaymentStatus.FAILED', 'RechargeStatus.FAILED', 'RefundStatus.FAILED'])
  })

  it('no two enums have the same values', () => {
    const byValues = Map.groupBy(enums, (type) =>
      type
        .getValues()
        .map(({ name }) => name)
        .toSorted()
        .join(' '),
    )
    expect([...byValues.values()].filter((twins) => twins.length > 1).map((twins) => twins.map(({ name }) => name))).toEqual([])
  })

  it('a moment ends in At, a day in On, and each says by one word of the list what it is of', () => {
    const typed = (scalar: string) => names.filter(({ at, type }) => !at.includes('(') && getNamedType(type).name === scalar)
    const wordOf = (name: string): string => /(?:^|[a-z])([A-Z]?[a-z]+)(?:At|On)$/.exec(name)?.[1]?.toLowerCase() ?? ''
    // What the server's clock says is no moment of a thing; a filter's bounds are of the list's own time.
    const moments = typed('DateTime').filter(
      ({ owner, name }) => name !== 'serverTime' && !(owner.endsWith('Filter') && /^(from|to)$/.test(name)),
    )
    const days = typed('Date')
    expect(moments.length).toBeGreaterThan(90)
    expect(days.length).toBeGreaterThan(15)
    expect(places(moments.filter(({ name }) => name !== 'at' && !(name.endsWith('At') && momentWords.has(wordOf(name)))))).toEqual([])
    expect(places(days.filter(({ name }) => name !== 'on' && !(name.endsWith('On') && momentWords.has(wordOf(name)))))).toEqual([])
    const used = new Set([...moments, ...days].map(({ name }) => wordOf(name)))
    expect([...momentWords.keys()].filter((word) => !used.has(word))).toEqual([])
    const dated = names.filter(({ at, name }) => !at.includes('(') && /(^at|[a-z]At|^on|[a-z]On)$/.test(name))
    expect(places(dated.filter((field) => ![...moments, ...days].includes(field)))).toEqual([])
    expect(places(typed('YearMonth').filter(({ name }) => !/^(month|(first|last)Month)$/.test(name)))).toEqual([])
  })

  it('a picture is an Image, and the key of an upload is a fileKey, an imageKey or an avatarKey', () => {
    const pictures = names.filter(({ name }) => /^(\w*[iI]mages?|logo|avatar|picture|wechatCode)$/.test(name))
    expect(pictures.length).toBeGreaterThan(20)
    expect(places(pictures.filter(({ type }) => getNamedType(type).name !== 'Image'))).toEqual([])
    const uploaded = names.filter(({ owner, description }) => isInput(owner) && /\bupload/i.test(description))
    expect(uploaded.length).toBeGreaterThan(8)
    expect(places(uploaded.filter(({ name }) => !/^(file|image|avatar)Keys?$/.test(name)))).toEqual([])
    const keys = names.filter(({ owner, name }) => isInput(owner) && /Keys?$/.test(name) && name !== 'clientKey')
    expect(places(keys.filter((field) => !uploaded.includes(field)))).toEqual([])
  })

  it('what is chosen from a list is an enum: no input takes a word that the schema does not name', () => {
    const chosen = names.filter(({ owner, description }) => isInput(owner) && /one of the reasons|as `facets` values/.test(description))
    const free = ['GoodsFilter.manufacturers', 'GoodsFilter.dosageForms', 'GoodsFilter.specs', 'GoodsFilter.prices']
    expect(places(chosen.filter(({ type }) => getNamedType(type).name === 'String'))).toEqual(free)
    expect(chosen.length).toBeGreaterThan(free.length + 3)
  })

  it('one thing has one word', () => {
    const wrong = names.flatMap(({ at, name }) => (otherWords.has(name) ? [`${at}: say ${otherWords.get(name)}`] : []))
    expect(wrong).toEqual([])
  })

  it('a field that is called after an order, an invoice and the like gives just that', () => {
    const found = names.filter(({ at, name, type }) => !at.includes('(') && things.has(name) && getNamedType(type).name !== pascal(name))
    expect(places(found)).toEqual([])
  })

  it('no value, field or argument is a word that Swift or Kotlin keeps for itself', () => {
    const values = enums.flatMap((type) => type.getValues().map(({ name }) => ({ at: `${type.name}.${name}`, name: camel(name) })))
    const kept = new Set([...swiftWords, ...kotlinWords])
    expect(swiftWords.length + kotlinWords.length).toBeGreaterThan(80)
    expect([...values, ...names].filter(({ name }) => kept.has(name)).map(({ at }) => at)).toEqual([])
    expect(types.filter(({ name }) => ['Any', 'Protocol', 'Self', 'Type'].includes(name))).toEqual([])
  })
})
