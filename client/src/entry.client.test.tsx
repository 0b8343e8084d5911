import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allRoutes } from './app/routeTable.ts'
import { matchLocation } from './app/matchLocation.ts'
import { PAYLOAD_ID, type Payload, printPayload, ROOT_ID } from './app/payload.ts'
import { toRelay } from './relay/answer.ts'
import { CartServer } from './testing/cartServer.ts'
import { type Call, executeDocument, gatewayFailure, type Mocks, schemaFetch } from './testing/schemaNetwork.ts'

const pricing = { base_price: 1000, ladder: [], ladder_price_type: 1, is_buy: 1, stock: 900, pack: 10, min: 10, ck: 1 } as const
const server = new CartServer([{ goodsID: '1', name: '阿莫西林胶囊', pricing }])
server.add('1', 30)

let complaints: unknown[][]
beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(words))
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void complaints.push(words))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

/** The document with the payload the server would have put into it, and then the browser's script. */
async function load(url: string, mocks: Mocks, serverMocks: Mocks | null = mocks) {
  const match = matchLocation(url)
  if (match.kind !== 'route') throw new Error(url)
  const { route, place } = match
  const answer =
    serverMocks === null ? null : toRelay(await executeDocument(String(route.query?.params.id), route.variables(place), serverMocks))
  const payload: Payload = { publicUrl: 'https://shop.example/', siteTitle: '测试商城', answer, isRendered: false }
  document.body.innerHTML = `<div id="${ROOT_ID}"></div><script type="application/json" id="${PAYLOAD_ID}">${printPayload(payload)}</script>`
  window.history.replaceState(null, '', url)
  const { fetch, calls } = schemaFetch(mocks)
  vi.stubGlobal('fetch', fetch)
  await act(async () => {
    await import('./entry.client.tsx')
    await Promise.all((await allRoutes()).map((known) => known.loadCode()))
  })
  // It begins in several tasks, so that the browser draws in between.
  await waitFor(() => expect(document.querySelector(`#${ROOT_ID}`)?.childElementCount).toBeGreaterThan(0))
  return { calls }
}

/** An ad, and the stream of changes, are asked for some time after the page, which a busy machine may have reached already. */
const askedForThePage = (calls: readonly Call[]) => calls.filter(({ name, variables }) => name !== 'ExtrasQuery' && !('since' in variables))

describe('the first load', () => {
  it.each([
    ['/list', '全部商品'],
    ['/cart', '采购单'],
    ['/list/info/1', '阿莫西林胶囊'],
    ['/404', '您访问的页面不存在'],
  ])('the first load of %s asks nothing that the server has asked', async (url, shown) => {
    const { calls } = await load(url, {
      ...server.mocks,
      Query: { ...server.mocks['Query'], goods: () => ({ name: '阿莫西林胶囊', tiers: [] }) },
    })
    await act(async () => {})
    expect(complaints).toEqual([])
    expect(askedForThePage(calls)).toEqual([])
    expect(screen.getAllByRole('heading', { name: shown }).length).toBeGreaterThan(0)
    expect(document.title).toContain('测试商城')
  })

  it('the first load asks by itself where the server got no answer', async () => {
    const { calls } = await load('/list/table', server.mocks, null)
    await waitFor(() => expect(screen.getByRole('row', { name: /阿莫西林胶囊/ })).toBeTruthy())
    expect(calls.map(({ name }) => name)).toContain('GoodsListPageQuery')
  })

  it('the first load says what failed once it runs, and another try brings the page', async () => {
    const busy: Mocks = {
      ...server.mocks,
      Query: {
        ...server.mocks['Query'],
        goodsList: () => {
          throw gatewayFailure('SYSTEM_BUSY', { userMessage: '系统繁忙，请稍后再试' })
        },
      },
    }
    const { calls } = await load('/list/table', server.mocks, busy)
    await waitFor(() => expect(screen.getAllByText('系统繁忙，请稍后再试').length).toBeGreaterThan(1))
    expect(askedForThePage(calls)).toEqual([])
    await act(async () => screen.getByRole('button', { name: '重试' }).click())
    await waitFor(() => expect(screen.getByRole('row', { name: /阿莫西林胶囊/ })).toBeTruthy())
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })
})
