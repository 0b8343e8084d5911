import { buildSchema, parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { questions } from '../../bench/gateway/questions.ts'
import { read, sources } from './sources.ts'

const schema = buildSchema(read('schema.graphql'))
// A document as a string of its own: an operation with its word, or the short form.
const TEXT = /(['`])((?:query|mutation)\b\s*\w*\s*[({][^'`]*|\{ \w[^'`]*\} \})\1/g

const texts = sources
  .filter((file) => /^(bench|tests\/chaos|tests\/failover)\//.test(file))
  .flatMap((file) => [...read(file).matchAll(TEXT)].map((match) => match[2] ?? ''))
  .filter((text) => !text.includes('${'))
  .concat(questions.map(({ text }) => text))

it('what trials and benchmarks ask as text, which no daily run sends, is in the schema as it stands', () => {
  expect(texts.length).toBeGreaterThanOrEqual(15)
  expect(texts.flatMap((text) => validate(schema, parse(text)).map(({ message }) => message))).toEqual([])
})

it('the gateways we are measured against take the same questions, or they would be measured at errors', () => {
  const peers = buildSchema(/typeDefs = [^`]*`([^`]+)`/.exec(read('bench/gateway/peers/marketplace.mjs'))?.[1] ?? '')
  expect(questions.flatMap(({ text }) => validate(peers, parse(text)).map(({ message }) => message))).toEqual([])
})
