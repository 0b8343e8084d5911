import type { FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { ApiError, notFound } from './apiErrors.ts'
import { unknownName } from './fieldset.ts'

interface Property {
  type?: unknown
  title?: string
  description?: string
  'x-sentence'?: string
  'x-names'?: readonly string[]
}

/** Ajv's findings as a 422, with those made before it: fields in declared order, one Chinese sentence each. */
export function validationFailure(
  request: FastifyRequest,
  context: string | undefined,
  found: readonly FastifySchemaValidationError[],
  unusable: ReadonlyMap<string, string> = new Map(),
): ApiError {
  if (context === 'params') return notFound()
  const properties = propertiesOf(request, context === 'querystring' ? 'querystring' : 'body')
  const errors: Record<string, string[]> = {}
  const byField = Map.groupBy(found, fieldOf)
  for (const field of [...Object.keys(properties), ...byField.keys()]) {
    const first = byField.get(field)?.[0]
    const sentence = unusable.get(field) ?? (first === undefined ? undefined : sentenceFor(properties[field] ?? {}, first))
    if (sentence !== undefined) errors[field] ??= [sentence]
  }
  const message = Object.values(errors)[0]?.[0] ?? '参数有误'
  return new ApiError(422, message, { errors })
}

/**
 * Before Ajv: text that no column can hold is refused, and what is not written as a plain whole number is made unreadable,
 * because Ajv takes 1e9999 for Infinity and lets that pass every maximum.
 */
export function checkValues(request: FastifyRequest): void {
  for (const part of ['querystring', 'body'] as const) {
    const values = part === 'body' ? request.body : request.query
    if (typeof values !== 'object' || values === null) continue
    const unusable = new Map<string, string>()
    for (const [field, property] of Object.entries(propertiesOf(request, part))) {
      const value: unknown = Reflect.get(values, field)
      if (typeof value !== 'string') continue
      if (property.type === 'integer' && !/^-?\d{1,15}$/.test(value)) Reflect.set(values, field, 'unreadable')
      if (value.includes('\0') || !value.isWellFormed()) unusable.set(field, `${property.title ?? '参数'}含有无法使用的字符`)
      else if (property['x-names'] !== undefined && value !== '') refuseUnknown(unusable, field, property, value)
    }
    if (unusable.size > 0) throw validationFailure(request, part, otherFaults(request, part, values), unusable)
  }
}

function refuseUnknown(
  unusable: Map<string, string>,
  field: string,
  { title = '参数', 'x-names': known = [] }: Property,
  value: string,
): void {
  const name = unknownName(value, known)
  // What is no name at all is not repeated to the caller.
  if (name !== null) unusable.set(field, /^[\w.]*$/.test(name) ? `${title}中没有“${name.slice(0, 60)}”` : `${title}中有无法识别的名称`)
}

/** What Ajv would say of the other fields: a 422 names all that is wrong, in order. */
function otherFaults(request: FastifyRequest, part: 'querystring' | 'body', values: object): readonly FastifySchemaValidationError[] {
  const validate = request.getValidationFunction(part)
  return validate !== undefined && !validate(values) ? (validate.errors ?? []) : []
}

function propertiesOf(request: FastifyRequest, part: 'querystring' | 'body'): Record<string, Property> {
  const schema: unknown = request.routeOptions.schema?.[part]
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return {}
  return schema.properties as Record<string, Property>
}

function fieldOf(error: FastifySchemaValidationError): string {
  if (error.keyword === 'required' && typeof error.params['missingProperty'] === 'string') return error.params['missingProperty']
  return error.instancePath.split('/')[1] ?? ''
}

function sentenceFor(property: Property, error: FastifySchemaValidationError): string {
  if (property['x-sentence'] !== undefined) return property['x-sentence']
  const title = property.title ?? '参数'
  const given = error.params['limit']
  const limit = typeof given === 'number' ? String(given) : ''
  switch (error.keyword) {
    case 'required':
      return `请填写${title}`
    case 'minLength':
      return limit === '1' ? `请填写${title}` : `${title}不能少于${limit}个字符`
    case 'maxLength':
      return `${title}不能超过${limit}个字符`
    case 'minimum':
      return `${title}不能小于${limit}`
    case 'maximum':
      return `${title}不能大于${limit}`
    default:
      return `${title}格式不正确`
  }
}
