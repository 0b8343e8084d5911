// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { printErrorCodes } from '../../tools/errorCodes.ts'
import { keepStorefrontDocuments } from '../../tools/persisted.ts'
import { replaceTags } from '../../tools/relayTags.ts'
import { untouchedDependencies } from '../../tools/untouchedDependencies.ts'
import config from '../../vite.config.ts'

// In one piece it would be taken for a tag of this very file.
const TAG = ['graph', 'ql'].join('')
const client = join(import.meta.dirname, '../..')

it('the compiler keeps the documents of tests out of the trusted ones, in a steady order', () => {
  const given = JSON.stringify({
    b: 'query ListQuery {\n a\n}\n',
    c: 'query RowTestQuery {\n a\n}\n',
    a: 'mutation useAddMutation($x: Int) {\n a\n}\n',
  })
  expect(Object.keys(JSON.parse(keepStorefrontDocuments(given)) as object)).toEqual(['a', 'b'])
})

it('the generator prints the error codes of a schema as a union, and refuses a schema without them', () => {
  const schema = '"""Codes."""\nenum GatewayErrorCode {\n  "Nobody is logged in."\n  LOGIN_REQUIRED\n  SYSTEM_BUSY\n}\n'
  expect(printErrorCodes(schema)).toContain("export const gatewayErrorCodes = [\n  'LOGIN_REQUIRED',\n  'SYSTEM_BUSY',\n] as const\n")
  expect(() => printErrorCodes('type Query { a: Int }')).toThrow('GatewayErrorCode')
})

describe('graphql tags', () => {
  it('graphql tags become imports of their artifacts, with a map', () => {
    const source = `import { ${TAG} } from 'react-relay/hooks'\nconst a = ${TAG}\`\n  fragment Row_goods on Goods { name }\n\`\n`
    const { code, map } = replaceTags(source, join(client, 'src/features/catalogue/goods/Row.tsx')) ?? fail()
    expect(code).toContain(`import relay$Row_goods from '${'../'.repeat(3)}__generated__/Row_goods.graphql.ts';`)
    expect(code).toContain('const a = relay$Row_goods')
    expect(code).not.toContain(`${TAG}\``)
    expect(map.mappings).not.toBe('')
  })

  it('graphql tags must be named, and a source without them is left alone', () => {
    expect(() => replaceTags(`${TAG}\`{ a }\``, '/x.tsx')).toThrow('without a named definition')
    expect(replaceTags(`const ${TAG} = 1`, '/x.tsx')).toBeNull()
  })
})

describe('a plugin that gives the bundler another text of a dependency', () => {
  const file = createRequire(import.meta.url).resolve('react')
  const text = readFileSync(file, 'utf8')

  function judge(code: string, id: string): string | null {
    let complaint: string | null = null
    const error = (words: string): void => void (complaint = words)
    // oxlint-disable-next-line typescript/unbound-method -- called with the context that the bundler gives it
    Reflect.apply(untouchedDependencies().transform, { error }, [code, id])
    return complaint
  }

  it('a plugin that gives the bundler another text of a dependency fails the build, for the browser and for the server', async () => {
    expect(judge(text.replace('production', 'development'), file)).toBe(`a plugin has rewritten ${file}`)
    for (const isSsrBuild of [false, true]) {
      const { plugins = [] } = config({ command: 'build', mode: 'production', isSsrBuild })
      expect(plugins.at(-1)).toMatchObject({ name: 'untouched-dependencies', enforce: 'post', apply: 'build' })
    }
  })

  it('a plugin that leaves the text of a dependency alone, or changes a source of ours, is let through', () => {
    expect([judge(text, file), judge('// ours', join(client, 'src/app/App.tsx'))]).toEqual([null, null])
  })
})

function fail(): never {
  throw new Error('nothing was replaced')
}
