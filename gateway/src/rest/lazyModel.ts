import type { Row } from './row.ts'

/** One field of a model: what of its row it needs, and how it is read from that. */
export type Field<R, V> = { readonly keys: readonly (keyof R & string)[]; readonly read: (row: Row<R>) => V }
export type FieldsOf<T, R> = { readonly [K in keyof Omit<T, '__typename'>]: Field<R, T[K]> }

type Read<R> = (row: Row<R>) => unknown
type Kept<R> = { readonly row: Row<R>; kept: unknown[] | null }

/**
 * Makes fields of a row's: each reads nothing of it but what it says it needs, so that no more has to be asked for. `derive`
 * is for hosts that leave the first key out, as only those do that send all they have.
 */
export function fieldFrom<R>() {
  return <K extends keyof R & string, V>(
    keys: K | readonly K[],
    read: (row: Row<Pick<R, K>>) => V,
    derive?: (row: Row<R>) => V,
  ): Field<R, V> => {
    const all = typeof keys === 'string' ? [keys] : keys
    const [first] = all
    if (derive === undefined || first === undefined) return { keys: all, read }
    return { keys: all, read: (row) => (row.lacks(first) ? derive(row) : read(row)) }
  }
}

/** What a row must hold for these fields of its model; names of other fields need nothing. */
export function keysOf<R>(fields: Readonly<Record<string, Field<R, unknown>>>, names: ReadonlySet<string>): (keyof R & string)[] {
  return [...new Set(Object.entries(fields).flatMap(([name, { keys }]) => (names.has(name) ? keys : [])))]
}

/**
 * Models whose fields are read, and checked, when they are asked for. A field that cannot be read holds its error,
 * which GraphQL gives as that field's; those that our own code reads are checked at once and throw.
 */
export function lazyModel<T extends object, R>(fields: FieldsOf<T, R>, atOnce: readonly (keyof T & string)[] = []): (row: Row<R>) => T {
  class Model implements Kept<R> {
    readonly row: Row<R>
    kept: unknown[] | null = null
    constructor(row: Row<R>) {
      this.row = row
    }
  }
  Object.entries<Field<R, unknown>>(fields).forEach(([name, { read }], index) => {
    Object.defineProperty(Model.prototype, name, { get: getterOf(read, index), enumerable: true })
  })
  return (row) => {
    const model = new Model(row) as object as T
    for (const name of atOnce) {
      const value: unknown = model[name]
      if (value instanceof Error) throw value
    }
    return model
  }
}

/** Objects are made once; texts and numbers are as soon read again as kept. */
function getterOf<R>(read: Read<R>, index: number): (this: Kept<R>) => unknown {
  return function readField() {
    const known = this.kept?.[index]
    if (known !== undefined) return known
    const value = tryRead(read, this.row)
    if (typeof value === 'object' && value !== null) (this.kept ??= [])[index] = value
    return value
  }
}

function tryRead<R>(read: Read<R>, row: Row<R>): unknown {
  try {
    return read(row)
  } catch (error) {
    return error
  }
}
