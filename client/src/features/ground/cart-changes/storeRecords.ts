import type { IEnvironment } from 'relay-runtime'

/** As much of a record of the store as the cart reads: of one being written to, or of one on show. */
export type ReadRecord = {
  getValue(field: string): unknown
  getLinkedRecord(field: string): ReadRecord | null | undefined
  getLinkedRecords(field: string): readonly (ReadRecord | null | undefined)[] | null | undefined
}

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

export function records(record: ReadRecord | null, field: string): ReadRecord[] {
  return (record?.getLinkedRecords(field) ?? []).filter((linked) => linked !== null && linked !== undefined)
}

/** Zero where nothing is known. */
export function numberOf(record: Pick<ReadRecord, 'getValue'> | null | undefined, field: string): number {
  const value = record?.getValue(field)
  return typeof value === 'number' ? value : 0
}

export function integer(record: ReadRecord, field: string): number | null {
  const value = record.getValue(field)
  return typeof value === 'number' ? value : null
}

export function flag(record: ReadRecord, field: string): 0 | 1 {
  return record.getValue(field) === true ? 1 : 0
}

/** A list of ids, or null for all. */
export function texts(record: ReadRecord, field: string): string[] | null {
  const value: unknown = record.getValue(field)
  return Array.isArray(value) ? value.map(String) : null
}

type Writable = { getValue(field: string): unknown; setValue(value: string | number | boolean, field: string): unknown }

/** Writes what is new only: each write makes everything that shows the record look again, and a cart has hundreds. */
export function write(record: Writable | null | undefined, value: string | number | boolean, field: string): void {
  if (record && record.getValue(field) !== value) record.setValue(value, field)
}
