import { describe, expect, it } from 'vitest'
import { readSlice, sliceOf, toConnection, type PageArgs } from './connection.ts'
import { fromCursor, toCursor } from './cursor.ts'
import { pageCursors } from './pageCursors.ts'

const all = Array.from({ length: 23 }, (_, index) => index + 1)
const calls: string[] = []
const fetchPage = (page: number, perPage: number): Promise<{ rows: number[]; total: number }> => {
  calls.push(`${page}x${perPage}`)
  return Promise.resolve({ rows: all.slice((page - 1) * perPage, page * perPage), total: all.length })
}
async function read(args: PageArgs): Promise<ReturnType<typeof toConnection<number>>> {
  const slice = sliceOf(args)
  return toConnection(slice, await readSlice(slice, fetchPage))
}
const nodes = (connection: { edges: { node: number }[] }): number[] => connection.edges.map(({ node }) => node)

describe('what a page asks for', () => {
  it.each<[PageArgs, number, number]>([
    [{}, 0, 20],
    [{ first: 5 }, 0, 5],
    [{ first: 100 }, 0, 100],
    [{ first: 10, page: 3 }, 20, 10],
    [{ first: 10, page: 1, after: null }, 0, 10],
    [{ first: 10, after: toCursor(7) }, 7, 10],
  ])('a page of a list asked for by %j', (args, offset, first) => {
    expect(sliceOf(args)).toEqual({ offset, first })
  })

  it.each<[PageArgs, string]>([
    [{ first: 0 }, 'first'],
    [{ first: -1 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ first: 1_000 }, 'first'],
    [{ page: 0 }, 'page'],
    [{ page: -3 }, 'page'],
    [{ page: 2_000_000_000 }, 'page'],
    [{ page: 2, after: toCursor(20) }, 'page'],
    [{ after: '' }, 'after'],
    [{ after: 'rubbish' }, 'after'],
    [{ after: `${toCursor(1)}=` }, 'after'],
    [{ after: Buffer.from('after:-1').toString('base64url') }, 'after'],
    [{ after: Buffer.from('after:01').toString('base64url') }, 'after'],
    [{ after: Buffer.from('after:1e9').toString('base64url') }, 'after'],
    [{ after: Buffer.from('after:99999999999').toString('base64url') }, 'after'],
  ])('a page of a list refuses the arguments %j', (args, field) => {
    expect(() => sliceOf(args)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED', details: expect.objectContaining({ field }) }))
  })

  it('a page of a list reads its cursors back', () => {
    expect(fromCursor(toCursor(120))).toBe(120)
  })
})

describe('paging', () => {
  it('paging gives in pages of two exactly what one page gives', async () => {
    const seen: number[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof read>> = await read({ first: 2, after })
      seen.push(...nodes(page))
      after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null
    } while (after !== null)
    expect(seen).toEqual(nodes(await read({ first: 100 })))
  })

  it.each([1, 2, 3, 4, 5, 6, 7])('paging continues after any cursor, %d entries a page', async (first) => {
    for (const offset of all.slice(0, -1))
      expect(nodes(await read({ first, after: toCursor(offset) }))).toEqual(all.slice(offset, offset + first))
  })

  it("paging needs one call on a page's edge and two across", async () => {
    calls.length = 0
    await read({ first: 10, after: toCursor(10) })
    expect(calls).toEqual(['2x10'])
    await read({ first: 10, after: toCursor(5) })
    expect(calls).toEqual(['2x10', '1x10', '2x10'])
  })

  it('paging knows which page it is at', async () => {
    expect((await read({ first: 10, page: 2 })).pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: true,
      startCursor: toCursor(11),
      endCursor: toCursor(20),
    })
    expect((await read({ first: 10, page: 3 })).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: toCursor(21),
      endCursor: toCursor(23),
    })
    expect((await read({ first: 10, page: 9 })).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: null,
      endCursor: null,
    })
  })

  it('paging is quiet about an empty list', () => {
    expect(toConnection({ offset: 0, first: 20 }, { rows: [], total: 0 })).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      pageCursors: { first: null, last: null, around: [{ cursor: null, page: 1, isCurrent: true }], previous: null, next: null },
      totalCount: 0,
    })
  })
})

describe('pageCursors', () => {
  // [current, total pages] → first … around … last, then previous and next
  it.each([
    [1, 1, '- 1* -', '- -'],
    [1, 7, '- 1* 2 3 4 5 6 7 -', '- 2'],
    [1, 8, '- 1* 2 3 4 5 6 7 8', '- 2'],
    [4, 8, '- 1 2 3 4* 5 6 7 8', '3 5'],
    [5, 8, '1 2 3 4 5* 6 7 8 -', '4 6'],
    [8, 8, '1 2 3 4 5 6 7 8* -', '7 -'],
    [10, 20, '1 7 8 9 10* 11 12 13 20', '9 11'],
    [20, 20, '1 14 15 16 17 18 19 20* -', '19 -'],
    [2, 3, '- 1 2* 3 -', '1 3'],
    [30, 20, '1 14 15 16 17 18 19 20 -', '20 -'],
  ])('pageCursors at page %d of %d', (current, pages, shown, beside) => {
    const { first, around, last, previous, next } = pageCursors((current - 1) * 10, 10, pages * 10)
    const name = (page: { page: number; isCurrent: boolean } | null): string =>
      page === null ? '-' : `${page.page}${page.isCurrent ? '*' : ''}`
    expect([first, ...around, last].map(name).join(' ')).toBe(shown)
    expect([previous, next].map(name).join(' ')).toBe(beside)
  })

  it('pageCursors leads to its pages', () => {
    const { around } = pageCursors(0, 20, 100)
    expect(around.map(({ cursor }) => cursor)).toEqual([null, toCursor(20), toCursor(40), toCursor(60), toCursor(80)])
  })

  it('pageCursors counts a page that was reached by a cursor in between', () => {
    expect(pageCursors(25, 10, 100).around.find(({ isCurrent }) => isCurrent)?.page).toBe(3)
  })
})
