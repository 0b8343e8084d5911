import { writeFileSync } from 'node:fs'
import { GraphQLError } from 'graphql'
import { validateSDL } from 'graphql/validation/validate.js'
import { mergeSdl, printSdl } from './mergeSdl.ts'

/** The text of schema.graphql; a mistake is thrown with the module and the line it stands in. */
function printSchema(refusals: string | undefined): string {
  const document = mergeSdl(undefined, refusals === undefined ? { noLocation: false } : { noLocation: false, refusals })
  const [mistake] = validateSDL(document)
  if (mistake) throw mistake
  return printSdl(document)
}

const [file, refusals] = process.argv.slice(2)
try {
  if (file !== undefined) writeFileSync(file, printSchema(refusals))
} catch (error) {
  process.stderr.write(`${error instanceof GraphQLError ? error.toString() : String(error)}\n`)
  process.exitCode = 1
}
