import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testSchema } from '../testing/harness.ts'
import { readTrustedDocuments, type TrustedDocuments } from './trustedDocuments.ts'

const folder = mkdtempSync(join(tmpdir(), 'documents-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(...contents: readonly unknown[]): TrustedDocuments {
  const files = contents.map((content, index) => join(folder, `${index}.json`))
  for (const [index, file] of files.entries()) writeFileSync(file, JSON.stringify(contents[index]))
  return readTrustedDocuments(testSchema, [...files, join(folder, 'missing.json')])
}

const body = 'query Time { serverTime }'
const operation = (id: unknown, text: unknown = body): unknown => ({ id, body: text, name: 'Time', type: 'query' })

describe('files of trusted documents', () => {
  it('files of trusted documents map ids to texts', () => {
    expect([...read({ one: body, other: 5 }).all.keys()]).toEqual(['one'])
  })

  it('files of trusted documents may be the manifests that the generators of Apollo Kotlin and Apollo iOS write', () => {
    const { all, refused } = read({
      format: 'apollo-persisted-query-manifest',
      version: 1,
      operations: [operation('a1'), operation('b2', 'query { nothing }'), operation(7), null, 'text', {}],
    })
    expect([...all.keys()]).toEqual(['a1'])
    expect(refused).toEqual(['b2'])
  })

  it("files of trusted documents add up: the storefront's and several apps' stand side by side", () => {
    expect([
      ...read(
        { web: body },
        { format: 'apollo-persisted-query-manifest', version: 1, operations: [operation('android')] },
        { ios: body },
      ).all.keys(),
    ]).toEqual(['web', 'android', 'ios'])
  })

  it.each([[[]], ['text'], [null], [{ operations: 'none' }]])(
    'files of trusted documents that hold something else hold no document: %j',
    (content) => {
      expect(read(content).all.size).toBe(0)
    },
  )
})
