import type { Mocks } from './schemaNetwork.ts'

const cursors = { last: null, around: [{ page: 1, isCurrent: true }] }
/** A connection of one page. */
export const list = (...nodes: object[]): object => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ node })),
  pageCursors: cursors,
  facets: null,
})
export const member = { memberID: '1', company: '测试药房', isReviewed: true, accountManager: null, addresses: [] }
const zone = (_: unknown, { kind }: { kind: string }): object => ({
  kind,
  name: `${kind} 名`,
  subtitle: '小字',
  rules: ['规则一', '规则二'],
  count: 3,
  serverTime: '2026-11-20T02:00:00Z',
})

/** What every page of a zone asks for, and what this one asks besides. */
export function mocks(query: Mocks[string], mutation: Mocks[string] = {}): Mocks {
  return {
    Query: {
      viewer: () => member,
      cartBadge: () => 0,
      categories: () => [],
      site: () => null,
      postPage: () => null,
      zone,
      ...query,
    },
    Mutation: mutation,
  }
}
export const main = (): string => document.querySelector('main')?.textContent ?? ''
