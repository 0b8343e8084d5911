import { readFileSync } from 'node:fs'
import { inRoot } from '../../scripts/lib/paths.ts'

const documents = Object.values(JSON.parse(readFileSync(inRoot('client/persisted.json'), 'utf8')) as Record<string, string>)

/** The storefront's own document that begins so. */
export function documentOf(beginning: string): string {
  const found = documents.find((document) => document.includes(beginning))
  if (found === undefined) throw new Error(`the storefront has no document of ${beginning}`)
  return found
}
