import type { RegionError } from './RegionPicker.tsx'

/** The first level that was refused, of a form's errors. */
export function regionError(errors: Readonly<Record<string, string | null>>): RegionError | null {
  for (const field of ['provinceID', 'cityID', 'districtID']) {
    const message = errors[field]
    if (message !== undefined && message !== null) return { field, message }
  }
  return null
}
