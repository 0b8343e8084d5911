import { packContent } from 'rules/specParts'

/** «¥0.2083/粒»; null where a pack cannot be counted. It only compares: nothing is paid by it. */
export function pricePerPiece(cents: number, spec: string): string | null {
  const content = packContent(spec)
  return content && `¥${(cents / 100 / content.count).toFixed(4)}/${content.unit}`
}
