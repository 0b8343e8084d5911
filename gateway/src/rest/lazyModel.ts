import type { Row } from './row.ts'

/** How each field of a model is read from its row. */
export type FieldsOf<T, R> = { readonly [K in keyof Omit<T, '__typename'>]: (row: Row<R>) => T[K] }

type Read<R> = (row: Row<R>) => unknown
type Kept<R> = { readonly row: Row<R>; kept: unknown[] | null }

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
  Object.entries<Read<R>>(fields).forEach(([name, read], index) => {
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
