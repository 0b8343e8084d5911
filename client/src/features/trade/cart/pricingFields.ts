type Writable = { getValue(field: string): unknown; setValue(value: string | number | boolean, field: string): unknown }

/** Writes what is new only: each write makes everything that shows the record look again, and a cart has hundreds. */
export function put(record: Writable | null | undefined, value: string | number | boolean, field: string): void {
  if (record && record.getValue(field) !== value) record.setValue(value, field)
}

/** As much of a record of the store as pricing reads: of one being written to, or of one on show. */
export type ReadRecord = {
  getValue(field: string): unknown
  getLinkedRecord(field: string): ReadRecord | null | undefined
  getLinkedRecords(field: string): readonly (ReadRecord | null | undefined)[] | null | undefined
}

export function records(record: ReadRecord | null, field: string): ReadRecord[] {
  return (record?.getLinkedRecords(field) ?? []).filter((one) => one !== null && one !== undefined)
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
