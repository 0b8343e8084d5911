import { readFileSync } from 'node:fs'
import { inRoot } from '../lib/paths.ts'

type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}
type Answered = { readonly content?: { readonly 'application/json'?: { readonly schema: Schema } } }
type Openapi = {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly responses: { readonly 200: Answered } } }>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const openapi = JSON.parse(readFileSync(inRoot('openapi.json'), 'utf8')) as Openapi

/** The reading calls of our own api, as `GET /api/goods/detail/{id}`, with what each answers. */
export const OUR_CALLS: ReadonlyMap<string, Schema> = new Map(
  Object.entries(openapi.paths).flatMap(([path, { get }]): [string, Schema][] => {
    const data = get?.responses[200].content?.['application/json']?.schema.properties?.['data']
    const isForOthers = !path.startsWith('/api/') || path.startsWith('/api/erp') || path === '/api/events'
    return data === undefined || isForOthers || path.startsWith('/api/activity/page')
      ? []
      : [[`GET ${path.replaceAll(/\{\w+\}/g, '{id}')}`, data]]
  }),
)

const resolved = ({ $ref, ...schema }: Schema): Schema =>
  $ref === undefined ? schema : (openapi.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {})

/** The fields of ours that a body lacks, looking at the first entry of each list. */
export function lacking(schema: Schema, body: unknown, place = ''): string[] {
  const { anyOf, properties, items, required = [] } = resolved(schema)
  if (body === null || body === undefined) return []
  if (anyOf !== undefined) return anyOf.map((choice) => lacking(choice, body, place)).toSorted((a, b) => a.length - b.length)[0] ?? []
  const within = (name: string): string => (place === '' ? name : `${place}.${name}`)
  if (items !== undefined) return Array.isArray(body) ? lacking(items, body[0], place) : [`${place} (is no list)`.trim()]
  if (properties === undefined) return []
  if (typeof body !== 'object' || Array.isArray(body)) return [`${place} (is no object)`.trim()]
  return Object.entries(properties).flatMap(([name, property]) => {
    const value: unknown = Reflect.get(body, name)
    if (value === undefined) return required.includes(name) ? [within(name)] : []
    return lacking(property, value, within(name))
  })
}
