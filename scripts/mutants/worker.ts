import { afterAll, beforeAll, inject, vi } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The switch of the mutant that is awake; an empty one is none. */
    mutant: string
    /** How often its place may be passed: this ends a loop that never would. */
    hitLimit: number
    /** What a test or hook may take. */
    timeoutMs: number
  }
  interface TaskMeta {
    /** The switches that this file's tests passed, each with how often. */
    hits?: Record<string, number>
  }
}

type Hits = Record<string, number>
/** What the instrumented code reads and writes. */
interface Switchboard {
  activeMutant?: string
  hitCount?: number
  hitLimit?: number
  currentTestId?: string | undefined
  mutantCoverage?: { readonly static: Hits; readonly perTest: Record<string, Hits> }
}
const shared = globalThis as Record<string, unknown>
const board: Switchboard = (shared['__stryker__'] ??= {})
const coverage = (board.mutantCoverage ??= { static: {}, perTest: {} })

board.activeMutant = inject('mutant')
board.hitCount = 0
board.hitLimit = inject('hitLimit')
vi.setConfig({ testTimeout: inject('timeoutMs'), hookTimeout: inject('timeoutMs') })

// A module may be there from a file before: what it passed when it was loaded counts for every file after it.
beforeAll(() => {
  coverage.perTest['file'] = {}
  board.currentTestId = 'file'
})
// oxlint-disable-next-line no-empty-pattern -- the suite is the second argument, and the first must be a pattern
afterAll(({}, suite) => {
  board.currentTestId = undefined
  suite.file.meta.hits = { ...coverage.static, ...coverage.perTest['file'] }
})
