import type { IEnvironment } from 'relay-runtime'
import type { ReadRecord } from './pricingFields.ts'

const ROOT = 'client:root'

type Fields = Readonly<Record<string, unknown>>

/** The cart as it is on show now, changes that are still on their way included. */
export function shownCart(environment: IEnvironment): ReadRecord | null {
  return recordOf(environment.getStore().getSource(), ROOT)?.getLinkedRecord('cart') ?? null
}

function recordOf(source: { get(id: string): unknown }, id: unknown): ReadRecord | null {
  const fields = typeof id === 'string' ? (source.get(id) as Fields | null | undefined) : null
  if (!fields) return null
  const linked = (field: string): Fields | null => {
    const link = fields[field]
    return typeof link === 'object' && link !== null ? (link as Fields) : null
  }
  return {
    getValue: (field) => fields[field],
    getLinkedRecord: (field) => recordOf(source, linked(field)?.['__ref']),
    getLinkedRecords(field) {
      const refs: unknown = linked(field)?.['__refs']
      return Array.isArray(refs) ? refs.map((ref: unknown) => recordOf(source, ref)) : null
    },
  }
}
