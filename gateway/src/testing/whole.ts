/** A copy of a model with all its fields read; the first that cannot be is thrown. */
export function whole<T>(model: T): T {
  return copy(model) as T
}

function copy(value: unknown): unknown {
  if (value instanceof Error) throw value
  if (Array.isArray(value)) return value.map(copy)
  if (typeof value !== 'object' || value === null) return value
  const prototype: object = Object.getPrototypeOf(value) as object
  const names = Object.keys(prototype === Object.prototype ? value : prototype)
  return Object.fromEntries(names.map((name) => [name, copy(Reflect.get(value, name))]))
}
