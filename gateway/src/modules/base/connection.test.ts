import { describe, expect, it } from 'vitest'
import { connectionOf, readSlice, sliceOf, toConnection, type Beside, type PageArgs, type RestSlice } from './connection.ts'
import { fromCursor, toCursor } from './cursor.ts'
import { pageCursors } from './pageCursors.ts'

const cursor = (count: number, id: string | null = null): string => toCursor({ count, id })
const all = Array.from({ length: 23 }, (_, index) => index + 1)
const calls: string[] = []
const fetchPage = (page: number, perPage: number): Promise<RestSlice<number>> => {
  calls.push(`${page}x${perPage}`)
  return Promise.resolve({ rows: all.slice((page - 1) * perPage, page * perPage), total: all.length, hasMore: null })
}
async function read(args: PageArgs): Promise<ReturnType<typeof toConnection<number>>> {
  const slice = sliceOf(args)
  return toConnection(slice, await readSlice(slice, fetchPage))
}
const nodes = (connection: { edges: { node: number }[] }): number[] => connection.edges.map(({ node }) => node)

describe('what a page asks for', () => {
  it.each<[PageArgs, number, number | null, number | null]>([
    [{}, 20, 0, null],
    [{ first: 5 }, 5, 0, null],
    [{ first: 100 }, 100, 0, null],
    [{ first: 10, page: 3 }, 10, 20, null],
    [{ first: 10, page: 1, after: null }, 10, 0, null],
    [{ first: 10, after: cursor(7) }, 10, 7, null],
    [{ first: 20, last: 5, before: cursor(9) }, 5, null, 8],
    [{ last: 100 }, 100, null, null],
  ])('a page of a list asked for by %j', (args, first, from, until) => {
    expect(sliceOf(args)).toMatchObject({ first, from, until })
  })

  it.each<[PageArgs, string]>([
    [{ first: 0 }, 'first'],
    [{ first: -1 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ last: 101 }, 'last'],
    [{ first: 1_000 }, 'first'],
    [{ page: 0 }, 'page'],
    [{ page: -3 }, 'page'],
    [{ page: 2_000_000_000 }, 'page'],
    [{ page: 2, after: cursor(20) }, 'page'],
    [{ page: 2, last: 20 }, 'page'],
    [{ last: 0 }, 'last'],
    [{ last: 5, after: cursor(5) }, 'before'],
    [{ first: 5, before: cursor(5) }, 'before'],
    [{ last: 5, before: 'rubbish' }, 'before'],
    [{ after: Buffer.from('after:1:').toString('base64url') }, 'after'],
    [{ after: '' }, 'after'],
    [{ after: 'rubbish' }, 'after'],
    [{ after: `${cursor(1)}=` }, 'after'],
    [{ after: Buffer.from('after:-1').toString('base64url') }, 'after'],
    [{ after: Buffer.from('after:01').toString('base64url') }, 'after'],
    [{ after: Buffer.from('after:1e9').toString('base64url') }, 'after'],
    [{ after: Buffer.from('after:99999999999').toString('base64url') }, 'after'],
  ])('a page of a list refuses the arguments %j', (args, field) => {
    expect(() => sliceOf(args)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED', details: expect.objectContaining({ field }) }))
  })

  it('a page of a list reads its cursors back', () => {
    expect(fromCursor('after', cursor(120))).toEqual({ count: 120, id: null })
    expect(fromCursor('before', cursor(120, '4711'))).toEqual({ count: 120, id: '4711' })
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
      expect(nodes(await read({ first, after: cursor(offset) }))).toEqual(all.slice(offset, offset + first))
  })

  it("paging needs one call on a page's edge and two across", async () => {
    calls.length = 0
    await read({ first: 10, after: cursor(10) })
    expect(calls).toEqual(['2x10'])
    await read({ first: 10, after: cursor(5) })
    expect(calls).toEqual(['2x10', '1x10', '2x10'])
  })

  it('paging knows which page it is at', async () => {
    expect((await read({ first: 10, page: 2 })).pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: true,
      startCursor: cursor(11),
      endCursor: cursor(20),
    })
    expect((await read({ first: 10, page: 3 })).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: cursor(21),
      endCursor: cursor(23),
    })
    expect((await read({ first: 10, page: 9 })).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: null,
      endCursor: null,
    })
  })

  it('paging of a list whose number nobody tells goes on after a full page, and ends with a short one', () => {
    const pageOf = (rows: number[]) =>
      toConnection(sliceOf({ first: 3, after: cursor(20) }), { rows, total: null, hasMore: null, offset: 20 })
    const seen = [pageOf([1, 2, 3]), pageOf([1, 2]), pageOf([])].map(({ pageInfo, totalCount }) => [pageInfo.hasNextPage, totalCount])
    expect(seen).toEqual([
      [true, 24],
      [false, 22],
      [false, 20],
    ])
  })

  it('paging is quiet about an empty list', () => {
    expect(toConnection(sliceOf({}), { rows: [], total: 0, hasMore: null, offset: 0 })).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      pageCursors: { first: null, last: null, around: [{ page: 1, isCurrent: true }], previous: null, next: null },
      totalCount: 0,
    })
  })
})

/** Messages by their numbers, the newest first, of a marketplace that reads on beside one of them. */
class Talk {
  numbers: number[] = []
  readonly asked: string[] = []

  readonly fetchPage = (
    page: number,
    perPage: number,
    { older_than: older, newer_than: newer }: Beside = {},
  ): Promise<RestSlice<number>> => {
    this.asked.push(older === undefined ? (newer === undefined ? `page ${page}` : `newer than ${newer}`) : `older than ${older}`)
    const found = this.numbers.filter((number) => number < Number(older ?? Infinity) && number > Number(newer ?? -1))
    const rows = newer === undefined ? found.slice((page - 1) * perPage, page * perPage) : found.slice(-perPage)
    return Promise.resolve({ rows, total: this.numbers.length, hasMore: rows.length < found.length })
  }

  async read(args: PageArgs): Promise<ReturnType<typeof toConnection<number>>> {
    const slice = sliceOf(args)
    return toConnection(slice, await readSlice(slice, this.fetchPage), String)
  }
}

describe('a list in order of time', () => {
  it('a list in order of time repeats nothing and leaves nothing out while entries come and go', async () => {
    const talk = new Talk()
    talk.numbers = [50, 40, 30, 20, 10]
    const first = await talk.read({ first: 2 })
    talk.numbers = [70, 60, 50, 30, 20, 10]
    const second = await talk.read({ first: 2, after: first.pageInfo.endCursor })
    expect([nodes(first), nodes(second), second.totalCount]).toEqual([[50, 40], [30, 20], 6])
    expect(second.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true })
    const third = await talk.read({ first: 2, after: second.pageInfo.endCursor })
    expect([nodes(third), third.pageInfo.hasNextPage]).toEqual([[10], false])
    expect(talk.asked).toEqual(['page 1', 'older than 40', 'older than 20'])
  })

  it('a list in order of time is read backwards from an entry, and from its end', async () => {
    const talk = new Talk()
    talk.numbers = [50, 40, 30, 20, 10]
    const end = await talk.read({ last: 2 })
    expect([nodes(end), end.pageInfo.hasPreviousPage, end.pageInfo.hasNextPage]).toEqual([[20, 10], true, false])
    talk.numbers = [60, 50, 40, 30, 20, 10]
    const before = await talk.read({ last: 3, before: end.pageInfo.startCursor })
    expect([nodes(before), before.pageInfo.hasPreviousPage, before.pageInfo.hasNextPage]).toEqual([[50, 40, 30], true, true])
    const newest = await talk.read({ last: 3, before: before.pageInfo.startCursor })
    expect([nodes(newest), newest.pageInfo.hasPreviousPage]).toEqual([[60], false])
    expect(talk.asked).toEqual(['newer than 0', 'newer than 20', 'newer than 50'])
  })

  it('a list in order of time of a marketplace that knows numbered pages only is read by those', async () => {
    const readNumbered = async (args: PageArgs): Promise<ReturnType<typeof toConnection<number>>> => {
      const slice = sliceOf(args)
      return toConnection(slice, await readSlice(slice, fetchPage), String)
    }
    const first = await readNumbered({ first: 10 })
    expect(nodes(await readNumbered({ first: 10, after: first.pageInfo.endCursor }))).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  })
})

describe('a list by numbered pages', () => {
  it.each<[PageArgs, number[], boolean, boolean]>([
    [{ last: 3 }, [21, 22, 23], true, false],
    [{ last: 3, before: cursor(21) }, [18, 19, 20], true, true],
    [{ last: 5, before: cursor(3) }, [1, 2], false, true],
    [{ last: 5, before: cursor(1) }, [], false, false],
  ])('a list by numbered pages is read backwards too: %j', async (args, expected, hasPrevious, hasNext) => {
    const { edges, pageInfo } = await read(args)
    expect([edges.map(({ node }) => node), pageInfo.hasPreviousPage, pageInfo.hasNextPage]).toEqual([expected, hasPrevious, hasNext])
    expect(edges.map((edge) => edge.cursor)).toEqual(expected.map((node) => cursor(node)))
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

  it('pageCursors counts a page that was reached by a cursor in between', () => {
    expect(pageCursors(25, 10, 100).around.find(({ isCurrent }) => isCurrent)?.page).toBe(3)
  })
})

it('a list that its call brings whole goes out in pages, from either end', async () => {
  const letters = ['a', 'b', 'c', 'd', 'e']
  const pagesOf = async (args: PageArgs) => {
    const { edges, pageInfo, totalCount } = await connectionOf(letters, args)
    return [edges.map(({ node }) => node).join(''), pageInfo.hasPreviousPage, pageInfo.hasNextPage, totalCount]
  }
  expect(await pagesOf({})).toEqual(['abcde', false, false, 5])
  expect(await pagesOf({ first: 2, page: 3 })).toEqual(['e', true, false, 5])
  expect(await pagesOf({ last: 2 })).toEqual(['de', true, false, 5])
  const [, second] = (await connectionOf(letters, { first: 2 })).edges
  expect(await pagesOf({ first: 2, after: second?.cursor ?? '' })).toEqual(['cd', true, true, 5])
})
