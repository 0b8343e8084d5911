import { NoDeprecatedCustomRule, parse, print, validate, type GraphQLSchema } from 'graphql'
import { brokenBound, type Weight } from 'gateway/limits/bounds'
import { costOf } from 'gateway/limits/cost'
import { shapeOf } from 'gateway/limits/shape'
import { most } from 'gateway/most'
import { daysUntil, livesUntil } from '../deprecation.ts'
import type { Operation } from './documents.ts'

export type Finding =
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'cost'; readonly bound: keyof Weight | 'characters' | 'tokens'; readonly value: number; readonly most: number }
  | { readonly kind: 'deprecated'; readonly message: string; readonly until: string | null; readonly days: number | null }

export type Checked = { readonly findings: readonly Finding[]; readonly rows: number; readonly calls: number }

type Options = {
  readonly schema: GraphQLSchema
  /** By the name of the operation; a page whose size is not known counts as the largest. */
  readonly variables: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly nowMs: number
}

export function checkOperation({ name, document, definition, isTrusted }: Operation, { schema, variables, nowMs }: Options): Checked {
  const invalid = validate(schema, document).map(({ message }): Finding => ({ kind: 'invalid', message }))
  if (invalid.length > 0) return { findings: invalid, rows: 0, calls: 0 }
  const unknown = (definition.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [] : [[variable.name.value, null]],
  )
  const values = { ...Object.fromEntries(unknown), ...variables[name] }
  const { cost } = costOf(schema, document, definition, { variables: values, mostFields: most.fields })
  const bound = isTrusted ? undefined : boundOf(print(document), { ...shapeOf(schema, document, definition), ...cost })
  const leaving = validate(schema, document, [NoDeprecatedCustomRule]).map(({ message }) => deprecated(message, nowMs))
  return { findings: [...(bound ? [bound] : []), ...leaving], rows: cost.rows, calls: cost.calls }
}

/** The first bound that the document breaks where it is sent as a text. */
function boundOf(text: string, weight: Weight): Finding | undefined {
  if (text.length > most.characters) return { kind: 'cost', bound: 'characters', value: text.length, most: most.characters }
  const tokens = parse(text).tokenCount ?? 0
  if (tokens > most.tokens) return { kind: 'cost', bound: 'tokens', value: tokens, most: most.tokens }
  const broken = brokenBound(weight)
  return broken && { kind: 'cost', bound: broken.key, value: weight[broken.key], most: most[broken.key] }
}

/** A deprecation's reason begins with the day it was marked. */
function deprecated(message: string, nowMs: number): Finding {
  const until = livesUntil(message.slice(message.indexOf(' is deprecated. ') + ' is deprecated. '.length))
  return { kind: 'deprecated', message, until, days: until === null ? null : daysUntil(until, nowMs) }
}
