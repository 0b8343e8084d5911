import { generate } from '@graphql-codegen/cli'
import config from '../../../tests/guide/codegen.ts'
import { inRoot } from '../paths.ts'

const [schema, cartPricing, folder] = process.argv.slice(2)
if (schema === undefined || cartPricing === undefined || folder === undefined) throw new Error('documents.ts SCHEMA CART_PRICING FOLDER')

const options = {
  ...config,
  schema,
  documents: [inRoot('tests/guide/documents/*.graphql'), cartPricing],
  generates: { [`${folder}/`]: config.generates['generated/'] ?? [] },
  silent: true,
}

/** Runs the generator as the guide shows it, on the files of this run; of what goes wrong it says the file and the line. */
await generate(options, true).catch((error: unknown) => {
  const errors: unknown = Reflect.get(Object(error), 'errors')
  process.stderr.write(`${[Array.isArray(errors) ? errors : error].flat().map(String).join('\n')}\n`)
  process.exitCode = 1
})
