import type { IEnvironment } from 'relay-runtime'
import type { ReadRecord } from './pricingFields.ts'

const ROOT = 'client:root'

type Fields = Readonly<Record<string, unknown>>
type Note = (id: string, fields: Fields | null | undefined) => void
export type RecordsByID = { get(id: string): unknown }

/** The cart as it is on show now, changes that are still on their way included. */
export function shownCart(environment: IEnvironment): ReadRecord | null {
  return cartOf(environment.getStore().getSource(), () => {})
}

function cartOf(source: RecordsByID, note: Note): ReadRecord | null {
  return recordOf(source, linkOf(source.get(ROOT), 'cart')?.['__ref'], note)
}

function linkOf(fields: unknown, field: string): Fields | null {
  const link: unknown = (fields as Fields | null | undefined)?.[field]
  return typeof link === 'object' && link !== null ? (link as Fields) : null
}

function recordOf(source: RecordsByID, id: unknown, note: Note): ReadRecord | null {
  if (typeof id !== 'string') return null
  const fields = source.get(id) as Fields | null | undefined
  note(id, fields)
  if (!fields) return null
  return {
    getValue: (field) => fields[field],
    getLinkedRecord: (field) => recordOf(source, linkOf(fields, field)?.['__ref'], note),
    getLinkedRecords(field) {
      const refs: unknown = linkOf(fields, field)?.['__refs']
      return Array.isArray(refs) ? refs.map((ref: unknown) => recordOf(source, ref, note)) : null
    },
  }
}

/**
 * What is read of the stored cart, kept until one of the records it was read from is another: the store replaces a record
 * when anything of it changes, and to see that none was replaced is a tenth of reading five hundred lines.
 */
export class KeptReading<T> {
  readonly #read: (cart: ReadRecord) => T
  #ids: string[] = []
  #records: unknown[] = []
  #value: T | null = null

  constructor(read: (cart: ReadRecord) => T) {
    this.#read = read
  }

  of(source: RecordsByID): T | null {
    if (this.#isGood(source)) return this.#value
    this.#ids = []
    this.#records = []
    const cart = cartOf(source, (id, fields) => {
      this.#ids.push(id)
      this.#records.push(fields)
    })
    this.#value = cart && this.#read(cart)
    return this.#value
  }

  #isGood(source: RecordsByID): boolean {
    return (
      this.#ids.length > 0 &&
      this.#ids[0] === linkOf(source.get(ROOT), 'cart')?.['__ref'] &&
      this.#ids.every((id, at) => source.get(id) === this.#records[at])
    )
  }
}
