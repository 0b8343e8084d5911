import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest browser tests, longest first: begun late, one of them would run on alone. */
const LONGEST = ['pages', 'badNetwork', 'errors', 'cart', 'zones', 'ephedrine'].map((name) => `/tests/e2e/${name}.test.ts`)

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
