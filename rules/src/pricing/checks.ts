/** What is wrong with a cart, in one sentence. */
export class PricingInputError extends Error {
  override readonly name = 'PricingInputError'
}

export type Check = (value: unknown, path: string) => void
export type Fields = Readonly<Record<string, Check>>

export function fail(path: string, expected: string, got: unknown): never {
  throw new PricingInputError(`${path === '' ? 'the cart' : path}: expected ${expected}, got ${shown(got)}`)
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'object' && value !== null) return 'an object'
  const json = JSON.stringify(value) ?? typeof value
  return json.length > 60 ? `${json.slice(0, 60)}…` : json
}

export function integer(min: number, max = Number.MAX_SAFE_INTEGER): Check {
  const bounds =
    max < Number.MAX_SAFE_INTEGER
      ? `a whole number from ${min} to ${max}`
      : min < 0
        ? 'a whole number'
        : `a whole number of at least ${min}`
  return (value, path) => {
    if (!Number.isSafeInteger(value) || Number(value) < min || Number(value) > max) fail(path, bounds, value)
  }
}

export const text: Check = (value, path) => {
  if (typeof value !== 'string' || value === '') fail(path, 'a non-empty string', value)
}

export function oneOf(values: readonly unknown[]): Check {
  const expected = values.map((value) => JSON.stringify(value)).join(' or ')
  return (value, path) => {
    if (!values.includes(value)) fail(path, expected, value)
  }
}

/** Absent and null both mean: not given. */
export function optional(check: Check): Check {
  return (value, path) => {
    if (value !== undefined && value !== null) check(value, path)
  }
}

export function list(check: Check): Check {
  return (value, path) => {
    if (!Array.isArray(value)) fail(path, 'an array', value)
    for (const [i, row] of value.entries()) check(row, `${path}[${i}]`)
  }
}

export function record(check: Check): Check {
  return (value, path) => {
    for (const [key, row] of Object.entries(asObject(value, path))) check(row, join(path, key))
  }
}

export function objectOf(fields: Fields): Check {
  return (value, path) => {
    const object = asObject(value, path)
    for (const [key, check] of Object.entries(fields)) check(Object.hasOwn(object, key) ? object[key] : undefined, join(path, key))
  }
}

function asObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(path, 'an object', value)
  return Object.fromEntries(Object.entries(value))
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}
