import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { relayTags } from './client/tools/relayTags.ts'
import { LongestFirst } from './tests/support/longestFirst.ts'

/** They end what hangs and judge no speed: however busy a machine is, only what will never come may meet them. */
const patient = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000, interval: 100 } },
  // What was found stands in the message itself, which is all that the end of a long run repeats.
  chaiConfig: { truncateThreshold: 1000 },
}

/** Pairs of servers that several files share. */
const lent = { globalSetup: ['tests/support/sharedStack.ts'] }

// Without it vite takes graphql's "development" build, which then stands beside the one that yoga loads.
const oneGraphql = { resolve: { conditions: ['node', 'module-sync'], externalConditions: ['node', 'module-sync'] } }

/** They put another `location`, or channels of their own, into the window: it must be theirs alone. */
const OWN_WINDOW = [
  'app/boundaries',
  'app/live',
  'app/sessionGuard',
  'features/people/account-centre/accountCentre',
  'features/people/account-centre/myData',
  'features/people/account-entry/register',
  'features/people/account-entry/wechat',
  'features/people/account/login',
  'features/trade/cart/cart',
  'lib/tabChannel',
  'relay/pageShop',
  'pages/activity/activity',
  'pages/home/HomePage',
  'pages/pages',
].map((file) => `src/${file}.test.{ts,tsx}`)
const client = { environment: 'jsdom', maxWorkers: 2, ...patient, setupFiles: ['./test-setup.ts'] }

/** One project per floor; `npm test -- NAME` runs one of them. */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/generated.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['rules/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          maxWorkers: 2,
          ...patient,
        },
      },
      { test: { name: 'api', include: ['api/src/**/*.test.ts'], environment: 'node', isolate: false, maxWorkers: 3, ...patient } },
      {
        ssr: oneGraphql,
        test: {
          name: 'gateway',
          include: ['gateway/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: 3,
          ...patient,
        },
      },
      {
        extends: './client/vite.config.ts',
        root: './client',
        test: { ...client, name: 'client', include: ['src/**/*.test.{ts,tsx}'], exclude: OWN_WINDOW, pool: 'vmThreads' },
      },
      { extends: './client/vite.config.ts', root: './client', test: { ...client, name: 'client-windows', include: OWN_WINDOW } },
      {
        ssr: oneGraphql,
        plugins: [relayTags(join(import.meta.dirname, 'tests/guide/relay'))],
        test: {
          name: 'contract',
          include: ['tests/{contract,guide,importers}/**/*.test.ts'],
          environment: 'node',
          maxWorkers: 2,
          ...lent,
          ...patient,
        },
      },
      { test: { name: 'chaos', include: ['tests/chaos/**/*.test.ts'], environment: 'node', ...patient } },
      { ssr: oneGraphql, test: { name: 'sim', include: ['tests/sim/**/*.test.ts'], environment: 'node', ...patient } },
      { test: { name: 'failover', include: ['tests/failover/**/*.test.ts'], environment: 'node', ...patient } },
      { test: { name: 'house', include: ['tests/house/**/*.test.ts'], environment: 'node', ...patient } },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
          setupFiles: ['tests/support/tellFailures.ts'],
          ...lent,
          ...patient,
        },
      },
    ],
  },
})
