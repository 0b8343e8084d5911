import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTrustedDocuments, type TrustedDocuments } from '../plugins/trustedDocuments.ts'
import { testSchema } from './harness.ts'

/** Trusted documents as if a client's build had written them. */
export function trust(texts: Readonly<Record<string, string>>): TrustedDocuments {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'))
  const file = join(folder, 'persisted.json')
  writeFileSync(file, JSON.stringify(texts))
  const documents = readTrustedDocuments(testSchema, [file])
  rmSync(folder, { recursive: true })
  return documents
}
