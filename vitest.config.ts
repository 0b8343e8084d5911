import { defineConfig } from 'vitest/config'

const slow = { testTimeout: 180_000, hookTimeout: 240_000 }

// Without it vite takes graphql's "development" build, which then stands beside the one that yoga loads.
const oneGraphql = { resolve: { conditions: ['node', 'module-sync'], externalConditions: ['node', 'module-sync'] } }

/** One project per floor; `npm test -- NAME` runs one of them. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['rules/src/**/*.test.ts', 'scripts/**/*.test.ts'], environment: 'node', testTimeout: 60_000 } },
      { test: { name: 'api', include: ['api/src/**/*.test.ts'], environment: 'node', isolate: false, maxWorkers: 3, ...slow } },
      { ssr: oneGraphql, test: { name: 'gateway', include: ['gateway/src/**/*.test.ts'], environment: 'node', isolate: false, maxWorkers: 3, testTimeout: 20_000 } },
      { extends: './client/vite.config.ts', root: './client', test: { name: 'client', include: ['src/**/*.test.{ts,tsx}'], environment: 'jsdom', testTimeout: 30_000, setupFiles: ['./test-setup.ts'] } },
      { test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], environment: 'node', maxWorkers: 2, ...slow } },
      { test: { name: 'house', include: ['tests/house/**/*.test.ts'], environment: 'node', testTimeout: 60_000 } },
      { test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], environment: 'node', maxWorkers: 2, ...slow } },
    ],
  },
})
