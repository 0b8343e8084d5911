import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plugin as printTypes } from '@graphql-codegen/typescript'
import { buildSchema } from 'graphql'
import { rolldown } from 'rolldown'
import { resolvers } from '../../../gateway/src/resolvers.ts'
import { inRoot } from '../paths.ts'
import { run } from '../run.ts'
import { clientModules } from './clientModules.ts'

const WORDS = ['Money', 'DateTime', 'Date', 'YearMonth', 'URL', 'PageURL', 'ApprovalNumber', 'LotNumber', 'Barcode']
const SCALARS = Object.fromEntries(WORDS.map((name) => [name, 'string']))

/** Fills `contract/dist`, or the folder that stands for it, with all that is published. */
async function publish(schemaFile: string, folder: string): Promise<void> {
  const sdl = readFileSync(schemaFile, 'utf8')
  const schema = buildSchema(sdl)
  mkdirSync(folder, { recursive: true })
  const types = await printTypes(schema, [], { enumsAsTypes: true, immutableTypes: true, scalars: SCALARS })
  const files = {
    ...clientModules(schema),
    'schema.graphql': sdl,
    'types.d.ts': typeof types === 'string' ? types : [...(types.prepend ?? []), types.content].join('\n'),
    'resolved.json': JSON.stringify(
      resolvers.flatMap(Object.entries).flatMap(([type, fields]) => Object.keys(Object(fields)).map((name) => `${type}.${name}`)),
    ),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  cpSync(inRoot('contract/src/cartPricing.graphql'), join(folder, 'cartPricing.graphql'))
  await bundle(folder)
  await declare(folder)
}

async function bundle(folder: string): Promise<void> {
  const build = await rolldown({
    input: {
      cart: inRoot('rules/src/preview/optimisticCart.ts'),
      pricing: inRoot('rules/src/quote.ts'),
      check: inRoot('contract/src/check/main.ts'),
    },
    platform: 'node',
    external: ['graphql'],
    logLevel: 'warn',
  })
  await build.write({ dir: folder, format: 'esm', chunkFileNames: 'shared-[name].js' })
  await build.close()
}

/** The types of what is published of `rules`. */
async function declare(folder: string): Promise<void> {
  const config = `${folder}.tsconfig.json`
  writeFileSync(
    config,
    JSON.stringify({
      extends: inRoot('tsconfig.base.json'),
      compilerOptions: { rootDir: inRoot('rules/src'), outDir: join(folder, 'rules'), composite: false, declaration: true, types: [] },
      files: ['preview/optimisticCart.ts', 'quote.ts'].map((file) => inRoot('rules/src', file)),
    }),
  )
  const { code, output } = await run(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-p', config], { quiet: true })
  if (code !== 0) throw new Error(output)
  // An app has no sources: it is told the names under which code would lie.
  for (const name of globSync('rules/**/*.d.ts', { cwd: folder })) {
    const file = join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/((?:from |import\()['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js'))
  }
}

const [schemaFile, folder] = process.argv.slice(2)
if (schemaFile !== undefined && folder !== undefined) await publish(schemaFile, folder)
