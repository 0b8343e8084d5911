import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, relative } from 'node:path'
import { printErrorCodes } from '../../client/tools/errorCodes.ts'
import { keepStorefrontDocuments } from '../../client/tools/persisted.ts'
import { changelogOf } from './changelog.ts'
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

/** Relay's compiler reads and writes what its configuration names, from the root. */
async function compileDocuments(schema: string, artifacts: string, documents: string): Promise<string | undefined> {
  const config = JSON.parse(readFileSync(inRoot('client/relay.config.json'), 'utf8')) as { persistConfig: object }
  const fromRoot = (path: string): string => relative(inRoot(), path)
  mkdirSync(artifacts, { recursive: true })
  // The compiler refuses to start without the file.
  writeFileSync(documents, '{}')
  const file = `${dirname(artifacts)}/relay.config.json`
  writeFileSync(
    file,
    JSON.stringify({
      ...config,
      src: 'client/src',
      schema: fromRoot(schema),
      schemaExtensions: ['client/src/relay'],
      artifactDirectory: fromRoot(artifacts),
      persistConfig: { ...config.persistConfig, file: fromRoot(documents) },
    }),
  )
  const compiler = createRequire(inRoot('client/package.json'))('relay-compiler') as string
  const { code, output } = await run(compiler, ['--repersist', file], { quiet: true })
  if (code !== 0) return output
  writeFileSync(documents, keepStorefrontDocuments(readFileSync(documents, 'utf8')))
  return undefined
}

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
    name: 'types of the resolvers',
    after: 'schema.graphql',
    inputs: ['schema.graphql', 'codegen.yml', LOCK],
    outputs: ['gateway/src/generated/resolvers-types.ts'],
    make: ({ input, output }) => {
      const types = output('gateway/src/generated/resolvers-types.ts')
      // The rooms answer what was done; what was refused is answered for all of them in one place.
      const schema = `${dirname(types)}/answered.graphql`
      writeFileSync(schema, readFileSync(input('schema.graphql'), 'utf8').replaceAll(/\n {2}"[^"\n]*"\n {2}refusals: [^\n]*/g, ''))
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
    outputs: ['client/src/errors/generated/gatewayErrorCode.ts'],
    make: async ({ input, output }) => {
      const codes = printErrorCodes(readFileSync(input('schema.graphql'), 'utf8'))
      writeFileSync(output('client/src/errors/generated/gatewayErrorCode.ts'), codes)
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
    make: ({ input, output }) =>
      compileDocuments(input('schema.graphql'), output('client/src/__generated__'), output('client/persisted.json')),
  },
]
