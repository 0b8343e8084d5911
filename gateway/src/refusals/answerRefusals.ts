import {
  defaultFieldResolver,
  getNamedType,
  isInputObjectType,
  isObjectType,
  isUnionType,
  Kind,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import type { Context } from '../context.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { logCause } from '../errors/presentError.ts'
import { inInput, toRefusals, type Refusal } from './toRefusals.ts'

/** Stands for a mutation's payload where nothing was done: it has no other field. */
class Refused {
  readonly refusals: readonly Refusal[]

  constructor(refusals: readonly Refusal[]) {
    this.refusals = refusals
  }
}

/**
 * What the business decides against is data of the mutation's payload, for a document that asks for `refusals`; one that does
 * not gets an error, so that nothing is refused in silence. Rooms throw in both cases, and what fails stays an error.
 */
export function answerRefusals(schema: GraphQLSchema): GraphQLSchema {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  for (const field of mutations) catchRefusals(field as GraphQLField<unknown, Context>)
  const payloads = new Set(mutations.map(({ type }) => getNamedType(type)))
  for (const payload of payloads) if (isObjectType(payload)) for (const field of Object.values(payload.getFields())) nullWhenRefused(field)
  return schema
}

function catchRefusals(field: GraphQLField<unknown, Context>): void {
  const resolve = field.resolve ?? defaultFieldResolver
  const input = field.args.map(({ type }) => getNamedType(type)).find(isInputObjectType) ?? null
  const members = membersOf(field)
  field.resolve = async (source, args, context, info) => {
    const before = context.rest.writes()
    try {
      const payload: unknown = await resolve(source, args, context, info)
      return payload
    } catch (error) {
      // What was written is done, whatever a read says that came after it.
      if (!(error instanceof GatewayError) || (error.isOfRead && context.rest.writes() > before)) throw error
      const refusals = asksForRefusals(info) ? toRefusals(error, { input, members, context }) : null
      if (refusals === null) throw inInput(error, input)
      logCause(error, context)
      return new Refused(refusals)
    }
  }
}

function membersOf(field: GraphQLField<unknown, Context>): ReadonlySet<string> {
  const payload = getNamedType(field.type)
  const union = isObjectType(payload) ? payload.getFields()['refusals'] : undefined
  const named = union === undefined ? undefined : getNamedType(union.type)
  if (!isUnionType(named)) throw new Error(`${field.name} names no refusals`)
  return new Set(named.getTypes().map(({ name }) => name))
}

function asksForRefusals({ fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  const names = (selectionSet: SelectionSetNode | undefined): boolean =>
    (selectionSet?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === 'refusals'
      return names(selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments[selection.name.value]?.selectionSet)
    })
  return fieldNodes.some(({ selectionSet }) => names(selectionSet))
}

function nullWhenRefused(field: GraphQLField<unknown, unknown>): void {
  const { resolve } = field
  if (field.name === 'refusals') field.resolve = (source) => (source instanceof Refused ? source.refusals : [])
  else if (resolve !== undefined)
    field.resolve = (source, args, context, info) => (source instanceof Refused ? null : resolve(source, args, context, info))
}
