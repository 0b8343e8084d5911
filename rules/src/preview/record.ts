/** As much of an object of an answer as pricing reads: of a client's store, or of plain JSON. */
export interface ReadRecord {
  getValue(field: string): unknown
  getLinkedRecord(field: string): ReadRecord | null | undefined
  getLinkedRecords(field: string): readonly (ReadRecord | null | undefined)[] | null | undefined
}

/** An object of an answer as it came. */
export function plainRecord(json: object): ReadRecord {
  const fields: Readonly<Record<string, unknown>> = { ...json }
  const linked = (value: unknown): ReadRecord | null => (typeof value === 'object' && value !== null ? plainRecord(value) : null)
  return {
    getValue: (field) => fields[field],
    getLinkedRecord: (field) => linked(fields[field]),
    getLinkedRecords: (field) => {
      const list = fields[field]
      return Array.isArray(list) ? list.map(linked) : null
    },
  }
}

export function records(record: ReadRecord | null, field: string): ReadRecord[] {
  return (record?.getLinkedRecords(field) ?? []).filter((linked) => linked !== null && linked !== undefined)
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
