import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getVariableValues, isEnumType, Kind, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { testSchema } from '../../testing/harness.ts'
import { costTeller } from '../tellCost.ts'
import { journey } from './journey.ts'
import { needs } from './needs.ts'

const namesIn = (variables: object = {}): string[] =>
  [...JSON.stringify(variables).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')
/** Made by the page itself. */
const made = ['clientKey', 'imageKey']
const known = new Set([...made, ...needs.flatMap(({ values }) => Object.keys(values))])

describe('the journey', () => {
  it.each(journey.map((step) => [step.title, step] as const))(
    'the step %s is a document that this schema and its bounds allow',
    (_, step) => {
      const document = parse(step.query)
      expect(validate(testSchema, document)).toEqual([])
      const filled = JSON.stringify(step.variables ?? {})
        .replaceAll(/"\{\{\w*[qQ]uantity\}\}"/g, '10')
        .replaceAll('{{afterSaleKind}}', 'REFUND_ONLY')
        .replaceAll('{{afterSaleReason}}', 'DAMAGED')
      const variables = JSON.parse(filled) as Record<string, unknown>
      const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
      expect(getVariableValues(testSchema, operation?.variableDefinitions ?? [], variables).errors ?? []).toEqual([])
      expect(costTeller(testSchema)(step.query, null, variables)).toMatchObject({ excess: null })
      expect(namesIn(step.variables).filter((name) => !known.has(name))).toEqual([])
    },
  )

  it('the journey begins with what a visitor sees, and no two of its documents have one name', () => {
    expect(journey[0]).toMatchObject({ title: '首页' })
    expect(journey[0]).not.toHaveProperty('variables')
    const names = journey.map(({ query }) => /^\w+ (\w+)/.exec(query)?.[1])
    expect(new Set(names).size).toBe(journey.length)
    expect(journey.length).toBeGreaterThanOrEqual(20)
  })
})

describe('what variables need', () => {
  it.each(needs.map((need) => [Object.keys(need.values).join(' '), need] as const))(
    'the question for %s is one that this schema answers',
    (_, need) => {
      expect(validate(testSchema, parse(need.query))).toEqual([])
      expect(namesIn(need.variables).filter((name) => !known.has(name))).toEqual([])
      expect(need.missing).toMatch(/[。）]$/)
    },
  )
})

it('what a row is chosen by is a word of the schema', () => {
  const words = Object.values(testSchema.getTypeMap()).flatMap((type) => (isEnumType(type) ? type.getValues().map(({ name }) => name) : []))
  const asked = needs.flatMap(({ where }) => (typeof where?.is === 'string' ? [where.is] : []))
  expect(asked.length).toBeGreaterThan(2)
  expect(asked.filter((word) => !words.includes(word))).toEqual([])
})

describe("the page's own questions", () => {
  const folder = join(import.meta.dirname, '../../../explorer')
  const modules = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
  const questions = modules.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/'((?:\{ |mutation )[^'\n]*\})'/g)].map(([, question = '']) => question),
  )

  it('the questions that the page asks by itself are ones that this schema answers', () => {
    expect(questions.length).toBeGreaterThanOrEqual(6)
    expect(questions.filter((question) => validate(testSchema, parse(question)).length > 0)).toEqual([])
  })
})
