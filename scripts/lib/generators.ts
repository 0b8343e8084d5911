import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, relative } from 'node:path'
import { printErrorCodes, printRefusalNames } from '../../client/tools/errorCodes.ts'
import { keepStorefrontDocuments } from '../../client/tools/persisted.ts'
import { changelogOf } from './changelog.ts'
import { callsPage } from './docs/callsPage.ts'
import { schemaPage } from './docs/schemaPage.ts'
import type { Step } from './generate.ts'
import { inRoot } from './paths.ts'
import { run } from './run.ts'

const LOCK = 'pnpm-lock.yaml'
const REFUSALS = 'gateway/src/generated/refusals.graphql'
const HERE = 'scripts/lib/generators.ts'
const TAGS = /\bgraphql\s*`[^`]*`/g

const withoutTests = (text: string, file: string): string => (file.includes('.test.') ? '' : text)

/** Runs a Node program; resolves with what it printed if it failed. */
async function node(args: readonly string[], env: Record<string, string> = {}): Promise<string | undefined> {
  const { code, output } = await run(process.execPath, args, { quiet: true, env })
  return code === 0 ? undefined : output
}

/** Where the tags of a Relay app lie, and what is said of them. */
type Tags = { readonly config: string; readonly src: string; readonly schemaExtensions: readonly string[] }

/** Relay's compiler reads and writes what its configuration names, from the root. */
async function compileDocuments(tags: Tags, schema: string, artifacts: string, documents: string): Promise<string | undefined> {
  const { config: configFile, ...places } = tags
  const config = JSON.parse(readFileSync(inRoot(configFile), 'utf8')) as { persistConfig: object }
  const fromRoot = (path: string): string => relative(inRoot(), path)
  mkdirSync(artifacts, { recursive: true })
  // The compiler refuses to start without the file.
  writeFileSync(documents, '{}')
  const file = `${dirname(artifacts)}/relay.config.json`
  writeFileSync(
    file,
    JSON.stringify({
      ...config,
      ...places,
      schema: fromRoot(schema),
      artifactDirectory: fromRoot(artifacts),
      persistConfig: { ...config.persistConfig, file: fromRoot(documents) },
    }),
  )
  const compiler = createRequire(inRoot('client/package.json'))('relay-compiler') as string
  const { code, output } = await run(compiler, ['--repersist', file], { quiet: true })
  return code === 0 ? undefined : output
}

const STOREFRONT: Tags = { config: 'client/relay.config.json', src: 'client/src', schemaExtensions: ['client/src/relay'] }
const GUIDE: Tags = { config: 'tests/guide/relay/relay.config.json', src: 'tests/guide/relay', schemaExtensions: [] }

/** All that is generated: what KEPT names (parts.ts) is kept in git, the rest is not. */
export const STEPS: readonly Step[] = [
  {
    name: 'openapi.json',
    inputs: ['api/src/**/*.ts', 'rules/src/**/*.ts', LOCK],
    relevant: withoutTests,
    outputs: ['openapi.json'],
    make: ({ output }) => node(['api/src/printOpenapi.ts', output('openapi.json')]),
  },
  {
    name: 'types of the REST calls',
    after: 'openapi.json',
    inputs: ['openapi.json', LOCK],
    outputs: ['gateway/src/generated/rest.ts'],
    make: ({ input, output }) =>
      node([
        inRoot('gateway/node_modules/openapi-typescript/bin/cli.js'),
        input('openapi.json'),
        '--output',
        output('gateway/src/generated/rest.ts'),
      ]),
  },
  {
    name: 'refusals of the mutations',
    after: 'openapi.json',
    inputs: [
      'openapi.json',
      'gateway/src/modules/*/*.graphql',
      'gateway/src/*Sdl.ts',
      'gateway/src/printRefusals.ts',
      'rules/src/refusals.ts',
      LOCK,
    ],
    outputs: [REFUSALS],
    make: ({ input, output }) => node(['gateway/src/printRefusals.ts', input('openapi.json'), output(REFUSALS)]),
  },
  {
    name: 'schema.graphql',
    after: 'refusals of the mutations',
    inputs: [REFUSALS, 'gateway/src/modules/*/*.graphql', 'gateway/src/mergeSdl.ts', 'gateway/src/printSchema.ts', LOCK],
    outputs: ['schema.graphql'],
    make: ({ input, output }) => node(['gateway/src/printSchema.ts', output('schema.graphql'), input(REFUSALS)]),
  },
  {
    name: 'contract of apps',
    after: 'schema.graphql',
    inputs: [
      'schema.graphql',
      'contract/src/**/*.{ts,graphql}',
      'gateway/src/plugins/limits/*.ts',
      'gateway/src/modules/**/*.resolvers.ts',
      'rules/src/**/*.ts',
      'scripts/lib/contract/*.ts',
      LOCK,
    ],
    relevant: withoutTests,
    outputs: ['contract/dist'],
    make: ({ input, output }) => node(['scripts/lib/contract/publish.ts', input('schema.graphql'), output('contract/dist')]),
  },
  {
    name: 'types of the resolvers',
    after: 'schema.graphql',
    inputs: ['schema.graphql', 'codegen.yml', LOCK],
    outputs: ['gateway/src/generated/resolvers-types.ts'],
    make: ({ input, output }) => {
      const types = output('gateway/src/generated/resolvers-types.ts')
      // The rooms answer what was done and what it names; refusals and edges are answered for all of them in one place each.
      const schema = `${dirname(types)}/answered.graphql`
      writeFileSync(
        schema,
        readFileSync(input('schema.graphql'), 'utf8').replaceAll(/\n {2}"[^"\n]*"\n {2}(?:refusals: |\w+: [^\n]*@edge\()[^\n]*/g, ''),
      )
      return node([inRoot('node_modules/@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.yml', '--silent', '--errors-only'], {
        SCHEMA: schema,
        RESOLVERS_TYPES: types,
      })
    },
  },
  {
    name: 'error codes',
    after: 'schema.graphql',
    inputs: ['schema.graphql', 'client/tools/errorCodes.ts'],
    outputs: ['client/src/errors/generated/gatewayErrorCode.ts', 'client/src/errors/generated/refusalName.ts'],
    make: async ({ input, output }) => {
      const schema = readFileSync(input('schema.graphql'), 'utf8')
      writeFileSync(output('client/src/errors/generated/gatewayErrorCode.ts'), printErrorCodes(schema))
      writeFileSync(output('client/src/errors/generated/refusalName.ts'), printRefusalNames(schema))
      return undefined
    },
  },
  {
    name: 'docs/changelog.md',
    after: 'schema.graphql',
    inputs: ['schema.graphql', 'gateway/released.graphql', 'gateway/releases.md', 'scripts/lib/changelog.ts', LOCK],
    outputs: ['docs/changelog.md'],
    make: async ({ input, output }) => {
      const text = (file: string): string => readFileSync(input(file), 'utf8')
      const changelog = changelogOf(text('gateway/released.graphql'), text('schema.graphql'), text('gateway/releases.md'))
      writeFileSync(output('docs/changelog.md'), changelog)
      return undefined
    },
  },
  {
    name: 'schema and calls as pages',
    after: 'schema.graphql',
    inputs: ['schema.graphql', 'openapi.json', 'scripts/lib/docs/*.ts', LOCK],
    outputs: ['gateway/src/generated/docs'],
    make: async ({ input, output }) => {
      const folder = output('gateway/src/generated/docs')
      mkdirSync(folder)
      writeFileSync(`${folder}/schema.md`, schemaPage(readFileSync(input('schema.graphql'), 'utf8')))
      writeFileSync(`${folder}/calls.md`, callsPage(readFileSync(input('openapi.json'), 'utf8')))
      return undefined
    },
  },
  {
    name: 'documents of the storefront',
    after: 'schema.graphql',
    inputs: [
      'client/src/**/*.{ts,tsx}',
      'client/src/relay/*.graphql',
      'client/relay.config.json',
      'client/tools/persisted.ts',
      'schema.graphql',
      HERE,
      LOCK,
    ],
    relevant: (text, file) => (/^client\/src\/.*\.tsx?$/.test(file) ? (text.match(TAGS) ?? []).join('\n') : text),
    outputs: ['client/src/__generated__', 'client/persisted.json'],
    make: async ({ input, output }) => {
      const documents = output('client/persisted.json')
      const failure = await compileDocuments(STOREFRONT, input('schema.graphql'), output('client/src/__generated__'), documents)
      if (failure === undefined) writeFileSync(documents, keepStorefrontDocuments(readFileSync(documents, 'utf8')))
      return failure
    },
  },
  {
    name: 'documents of the guide',
    after: 'contract of apps',
    inputs: [
      'schema.graphql',
      'contract/dist/cartPricing.graphql',
      'tests/guide/codegen.ts',
      'tests/guide/documents/*.graphql',
      'tests/guide/relay/*.{ts,json}',
      'scripts/lib/guide/documents.ts',
      HERE,
      LOCK,
    ],
    relevant: (text, file) => (/relay\/.*\.ts$/.test(file) ? (text.match(TAGS) ?? []).join('\n') : text),
    outputs: ['tests/guide/generated', 'tests/guide/relay/__generated__'],
    make: async ({ input, output }) => {
      const [schema, folder] = [input('schema.graphql'), output('tests/guide/generated')]
      const failure = await node(['scripts/lib/guide/documents.ts', schema, input('contract/dist/cartPricing.graphql'), folder])
      return failure ?? (await compileDocuments(GUIDE, schema, output('tests/guide/relay/__generated__'), `${folder}/relay.json`))
    },
  },
]
