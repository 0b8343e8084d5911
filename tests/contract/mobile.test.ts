import { globSync, readFileSync } from 'node:fs'
import { buildSchema, isEnumType, isScalarType, Kind, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'

const page = readFileSync(inRoot('docs/mobile.md'), 'utf8')
const schema = buildSchema(readFileSync(inRoot('schema.graphql'), 'utf8'))
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map((match) => match[1] ?? '')
const operations = globSync(inRoot('tests/guide/documents/*.graphql'))
  .flatMap((file) => parse(readFileSync(file, 'utf8')).definitions)
  .filter((node) => node.kind === Kind.OPERATION_DEFINITION)

describe('docs/mobile.md', () => {
  it('docs/mobile.md has Kotlin and Swift send operations of the guide, with the variables that these take', () => {
    const used = [...blocks('kotlin'), ...blocks('swift')].flatMap((code) => [...code.matchAll(/\b(\w+)(Query|Mutation)\((\w*)/g)])
    expect(used).toHaveLength(4)
    for (const [, name = '', kind = '', firstArgument = ''] of used) {
      const definition = operations.find((operation) => operation.name?.value === name)
      expect(definition?.operation).toBe(kind.toLowerCase())
      expect(definition?.variableDefinitions?.map(({ variable }) => variable.name.value)).toContain(firstArgument)
    }
  })

  it('docs/mobile.md gives Swift other names for what it knows otherwise, and maps scalars that there are', () => {
    const { options } = JSON.parse(blocks('json')[0] ?? '{}') as { options: { schemaCustomization: { customTypeNames: object } } }
    const named = Object.keys(options.schemaCustomization.customTypeNames)
    const types = Object.values(schema.getTypeMap())
    const clashing = types.filter(
      (type) =>
        (isScalarType(type) && ['Date', 'URL', 'Data', 'UUID'].includes(type.name)) ||
        (isEnumType(type) && !type.name.startsWith('__') && type.getValues().some(({ name }) => name === 'NONE')),
    )
    expect(named.toSorted()).toEqual(clashing.map(({ name }) => name).toSorted())
    const mapped = [
      ...blocks('kotlin')
        .join('')
        .matchAll(/mapScalar\w*\("(\w+)"/g),
    ].map(([, name]) => name)
    const scalars = types.filter((type) => isScalarType(type) && !['Int', 'Float', 'String', 'Boolean', 'ID'].includes(type.name))
    expect(mapped.toSorted()).toEqual(scalars.map(({ name }) => name).toSorted())
  })
})
