import graphqlESLint, { configs, parser } from '@graphql-eslint/eslint-plugin'
import { ESLint, type Linter } from 'eslint'
import { expect, it } from 'vitest'
import { ROOT } from './sources.ts'

/** Rules of graphql-eslint that do not fit as they come, each with its reason. */
const OURS: Linter.RulesRecord = {
  // Most descriptions are one line.
  '@graphql-eslint/description-style': ['error', { style: 'inline' }],
  // Value objects have no id; what has one is a Node, which gateway/src/schema.test.ts holds.
  '@graphql-eslint/strict-id-in-types': 'off',
  // Lists that ride whole in their object are plain; gateway/src/plainLists.test.ts holds how long each may be.
  // Entries of logs, draws and of what may be invoiced are told, not kept: nothing refetches one.
  '@graphql-eslint/relay-edge-types': ['error', { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false }],
  // The number beside an id bears its type's name (goodsID), so that it is the same word wherever it is named.
  '@graphql-eslint/no-typename-prefix': 'off',
}

it('the schema is as graphql-eslint recommends for schemas and for Relay: 0 findings', async () => {
  const { 'flat/schema-recommended': recommended, 'flat/schema-relay': relay } = configs
  const eslint = new ESLint({
    overrideConfigFile: true,
    cwd: ROOT,
    overrideConfig: {
      files: ['**/*.graphql'],
      languageOptions: {
        parser,
        parserOptions: { graphQLConfig: { schema: 'schema.graphql' } },
      },
      plugins: { '@graphql-eslint': graphqlESLint as never },
      rules: { ...recommended.rules, ...relay.rules, ...OURS },
    },
  })
  const [file] = await eslint.lintFiles(['schema.graphql'])
  expect(file?.filePath).toMatch(/schema\.graphql$/)
  expect(file?.messages.map(({ ruleId, line, message }) => `${line} ${ruleId}: ${message}`)).toEqual([])
})
