import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest tests of a project, longest first: begun late, one of them would run on alone. */
const LONGEST = [
  ...['pages', 'badNetwork', 'errors', 'cart', 'zones', 'ephedrine'].map((name) => `/tests/e2e/${name}.test.ts`),
  ...['after-sale/returns.property', 'order/killed', 'order/races', 'job/takeOver'].map((name) => `/api/src/modules/${name}.test.ts`),
  ...['server/hostileInput', 'main', 'db/replay', 'db/open'].map((name) => `/api/src/${name}.test.ts`),
  '/tests/contract/rolling.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((end) => moduleId.endsWith(end))
      return place < 0 ? LONGEST.length : place
    }
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
