import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { vi } from 'vitest'
import { App } from '../app/App.tsx'
import { matchLocation } from '../app/matchLocation.ts'
import { Preparer } from '../app/preparer.ts'
import { allRoutes } from '../app/routeTable.ts'
import { createBrowserEnvironment } from '../relay/environment.ts'
import { pageShop } from '../relay/pageShop.ts'
import { type Mocks, readCall, schemaFetch } from './schemaNetwork.ts'

/** An answer held back until the test lets it go, or lets it fail. */
export type Held = { readonly name: string; readonly variables: Record<string, unknown>; release(): Promise<void>; fail(): Promise<void> }

export type Storefront = {
  readonly environment: Environment
  readonly calls: { readonly name: string; readonly variables: Record<string, unknown> }[]
  /** The variables of each operation of that name that the gateway was asked, in their order. */
  asked(name: string): Record<string, unknown>[]
  /** Of a mutation's variables the input alone. */
  inputs(name: string): unknown[]
  readonly held: Held[]
  /** From now on answers to mutations, or to what else is named so, wait in `held`. */
  hold(names?: RegExp): void
}

/** The whole storefront at an address, over the real schema. */
export async function renderStorefront(at: string, mocks: Mocks): Promise<Storefront> {
  newDocument()
  const { fetch, calls } = schemaFetch(mocks)
  const held: Held[] = []
  let holding: RegExp | null = null
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const call = readCall(request[1])
    const answer = await fetch(...request)
    if (holding === null || !holding.test(call.name)) return answer
    return new Promise<Response>((resolve, reject) => {
      const settle = (how: () => void) => async (): Promise<void> =>
        act(async () => {
          how()
          // The answer passes through several promises before it reaches the store.
          for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
        })
      held.push({ ...call, release: settle(() => resolve(answer)), fail: settle(() => reject(new TypeError('Failed to fetch'))) })
    })
  })
  const environment = createBrowserEnvironment()
  await Promise.all((await allRoutes()).map((route) => route.loadCode()))
  const preparer = new Preparer(environment)
  // As a page that was loaded whole begins.
  const found = matchLocation(at)
  if (found.kind === 'route') preparer.visit(found, 'store-or-network')
  await act(async () => {
    render(
      <App
        environment={environment}
        preparer={preparer}
        site={{ title: '测试商城', publicUrl: 'https://shop.example/' }}
        router={(children) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>}
      />,
    )
  })
  const asked = (name: string) => calls.filter((call) => call.name === name).map(({ variables }) => variables)
  const inputs = (name: string) => asked(name).map(({ input }) => input)
  return { environment, calls, asked, inputs, held, hold: (names = /Mutation$/) => void (holding = names) }
}

/** What an earlier storefront said of its document, this one does not know. */
function newDocument(): void {
  pageShop.set(null)
  document.documentElement.style.visibility = ''
  window.dispatchEvent(new Event('pageshow'))
}
