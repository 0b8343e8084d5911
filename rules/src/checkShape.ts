import type { Shape } from './shape.ts'

/** What is wrong with a cart, in one sentence. */
export class PricingInputError extends Error {
  override readonly name = 'PricingInputError'
}

/** Throws where the value has another shape: one sentence that names the field and what was expected there. Unknown fields are ignored. */
export function checkShape(shape: Shape, value: unknown, path: string): void {
  switch (shape.type) {
    case 'integer':
      if (!Number.isSafeInteger(value) || Number(value) < shape.min || Number(value) > shape.max) fail(path, boundsOf(shape), value)
      return
    case 'text':
      if (typeof value !== 'string' || value === '' || value.length > shape.max) fail(path, 'a non-empty string', value)
      return
    case 'oneOf':
      if (!shape.values.some((known) => known === value)) fail(path, shape.values.map((known) => JSON.stringify(known)).join(' or '), value)
      return
    case 'optional':
    case 'nullable':
      if (value === null || (value === undefined && shape.type === 'optional')) return
      return checkShape(shape.shape, value, path)
    case 'list':
      return checkList(shape, value, path)
    case 'record':
      for (const [key, entry] of Object.entries(asObject(value, path))) checkShape(shape.each, entry, join(path, key))
      return
    case 'object': {
      const object = asObject(value, path)
      for (const [key, field] of Object.entries(shape.fields))
        checkShape(field, Object.hasOwn(object, key) ? object[key] : undefined, join(path, key))
    }
  }
}

export function fail(path: string, expected: string, got: unknown): never {
  throw new PricingInputError(`${path === '' ? 'the cart' : path}: expected ${expected}, got ${shown(got)}`)
}

function checkList({ each, distinct }: Extract<Shape, { type: 'list' }>, value: unknown, path: string): void {
  if (!Array.isArray(value)) fail(path, 'an array', value)
  const seen = new Set<unknown>()
  for (const [at, row] of value.entries()) checkShape(each, row, `${path}[${at}]`)
  if (distinct === null) return
  for (const [at, row] of (value as Record<string, unknown>[]).entries()) {
    if (seen.has(row[distinct])) fail(`${path}[${at}].${distinct}`, 'a value no other row has', row[distinct])
    seen.add(row[distinct])
  }
}

function boundsOf({ min, max }: { readonly min: number; readonly max: number }): string {
  if (max < Number.MAX_SAFE_INTEGER) return `a whole number from ${min} to ${max}`
  return min < 0 ? 'a whole number' : `a whole number of at least ${min}`
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'object' && value !== null) return 'an object'
  const json = JSON.stringify(value) ?? typeof value
  return json.length > 60 ? `${json.slice(0, 60)}…` : json
}

function asObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(path, 'an object', value)
  return Object.fromEntries(Object.entries(value))
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}
