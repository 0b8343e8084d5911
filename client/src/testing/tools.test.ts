// @vitest-environment node
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { printErrorCodes } from '../../tools/errorCodes.ts'
import { squeezeCss } from '../../tools/leanSource.ts'
import { keepStorefrontDocuments } from '../../tools/persisted.ts'
import { replaceTags } from '../../tools/relayTags.ts'

// In one piece it would be taken for a tag of this very file.
const TAG = ['graph', 'ql'].join('')
const client = join(import.meta.dirname, '../..')

it('keeps the documents of tests out of the trusted ones, in a steady order', () => {
  const given = JSON.stringify({
    b: 'query ListQuery {\n a\n}\n',
    c: 'query RowTestQuery {\n a\n}\n',
    a: 'mutation useAddMutation($x: Int) {\n a\n}\n',
  })
  expect(Object.keys(JSON.parse(keepStorefrontDocuments(given)) as object)).toEqual(['a', 'b'])
})

it('prints the error codes of a schema as a union, and refuses a schema without them', () => {
  const schema = '"""Codes."""\nenum GatewayErrorCode {\n  "Nobody is logged in."\n  LOGIN_REQUIRED\n  SYSTEM_BUSY\n}\n'
  expect(printErrorCodes(schema)).toContain("export const gatewayErrorCodes = [\n  'LOGIN_REQUIRED',\n  'SYSTEM_BUSY',\n] as const\n")
  expect(() => printErrorCodes('type Query { a: Int }')).toThrow('GatewayErrorCode')
})

describe('graphql tags', () => {
  it('become imports of their artifacts, with a map', () => {
    const source = `import { ${TAG} } from 'react-relay/hooks'\nconst a = ${TAG}\`\n  fragment Row_goods on Goods { name }\n\`\n`
    const { code, map } = replaceTags(source, join(client, 'src/features/catalogue/goods/Row.tsx')) ?? fail()
    expect(code).toContain("import relay$Row_goods from '../../__generated__/Row_goods.graphql.ts';")
    expect(code).toContain('const a = relay$Row_goods')
    expect(code).not.toContain(`${TAG}\``)
    expect(map.mappings).not.toBe('')
  })

  it('must be named, and are left alone where there are none', () => {
    expect(() => replaceTags(`${TAG}\`{ a }\``, '/x.tsx')).toThrow('without a named definition')
    expect(replaceTags(`const ${TAG} = 1`, '/x.tsx')).toBeNull()
  })
})

it.each([
  ['\n  color: red;\n  &:hover { color: ${color.blue}; }\n', 'color: red;&:hover{color: ${color.blue};}'],
  ['  /* why */ a b { margin: 0 auto } ', 'a b{margin: 0 auto}'],
  ['${media.phone} { width: calc(1px + 2px); }', '${media.phone}{width: calc(1px + 2px);}'],
])('squeezes %j', (rule, squeezed) => {
  expect(squeezeCss(rule).trim()).toBe(squeezed)
})

function fail(): never {
  throw new Error('nothing was replaced')
}
