import type { RecordProxy } from 'relay-runtime'

export function records(record: RecordProxy, field: string): RecordProxy[] {
  return (record.getLinkedRecords(field) ?? []).filter((one) => one !== null && one !== undefined)
}

export function integer(record: RecordProxy, field: string): number | null {
  const value = record.getValue(field)
  return typeof value === 'number' ? value : null
}

export function flag(record: RecordProxy, field: string): 0 | 1 {
  return record.getValue(field) === true ? 1 : 0
}

/** A list of ids, or null for all. */
export function texts(record: RecordProxy, field: string): string[] | null {
  const value: unknown = record.getValue(field)
  return Array.isArray(value) ? value.map(String) : null
}
