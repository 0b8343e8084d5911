import type { IEnvironment } from 'relay-runtime'
import type { ReadRecord } from 'rules/preview/record'

type Fields = Readonly<Record<string, unknown>>
type Source = { get(id: string): unknown }

/** The cart as it is on show now, changes that are still on their way included. */
export function shownCart(environment: IEnvironment): ReadRecord | null {
  const source = environment.getStore().getSource()
  return recordIn(source, linkIn(source.get('client:root'), 'cart')?.['__ref'])
}

/** Reads the store's own objects: proxies exist only while an update runs, and pages ask outside of one. */
class StoredRecord implements ReadRecord {
  readonly #source: Source
  readonly #fields: Fields

  constructor(source: Source, fields: Fields) {
    this.#source = source
    this.#fields = fields
  }

  getValue(field: string): unknown {
    return this.#fields[field]
  }

  getLinkedRecord(field: string): ReadRecord | null {
    return recordIn(this.#source, linkIn(this.#fields, field)?.['__ref'])
  }

  getLinkedRecords(field: string): readonly (ReadRecord | null)[] | null {
    const refs: unknown = linkIn(this.#fields, field)?.['__refs']
    return Array.isArray(refs) ? refs.map((ref: unknown) => recordIn(this.#source, ref)) : null
  }
}

function recordIn(source: Source, id: unknown): ReadRecord | null {
  const fields = typeof id === 'string' ? (source.get(id) as Fields | null | undefined) : null
  return fields ? new StoredRecord(source, fields) : null
}

function linkIn(fields: unknown, field: string): Fields | null {
  const link: unknown = (fields as Fields | null | undefined)?.[field]
  return typeof link === 'object' && link !== null ? (link as Fields) : null
}

/** Zero where nothing is known. */
export function numberOf(record: Pick<ReadRecord, 'getValue'> | null | undefined, field: string): number {
  const value = record?.getValue(field)
  return typeof value === 'number' ? value : 0
}

type Writable = { getValue(field: string): unknown; setValue(value: string | number | boolean, field: string): unknown }

/** Writes what is new only: each write makes everything that shows the record look again, and a cart has hundreds. */
export function write(record: Writable | null | undefined, value: string | number | boolean, field: string): void {
  if (record && record.getValue(field) !== value) record.setValue(value, field)
}
