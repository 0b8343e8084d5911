import { expect } from 'vitest'
import type { FaultProxy } from './faultProxy.ts'
import type { Shopper } from './shopper.ts'

/** `sends`: what its request says, to know it by. */
export type Step = {
  readonly path: string
  readonly sends: string
  readonly press: (how: 'click' | 'dblclick') => Promise<void>
  readonly done: () => Promise<void>
  /** Without a network it waits for one by itself, as changes of the cart do. */
  readonly waits?: boolean
}

const CUT = '网络连接失败，请检查网络后重试'
const SLOW = { offline: false, latency: 700, downloadThroughput: 60_000, uploadThroughput: 60_000 }

/** What may become of a step: each plays its trouble, and has the buyer do what buyers do then. */
export const TROUBLES: Readonly<Record<string, (shopper: Shopper, step: Step, proxy: FaultProxy) => Promise<void>>> = {
  async cut({ page, context }, { press, done, waits }) {
    await context.setOffline(true)
    await press('click')
    if (waits === true) {
      await page.getByText('待同步').first().waitFor()
      await context.setOffline(false)
      return done()
    }
    await page.getByText(CUT).first().waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: '关闭提示' }).first().click()
    await press('click')
    await done()
  },
  /** It arrived and was done, only the answer never came back. */
  async 'cut before the answer'({ page }, { sends, press, done, waits }) {
    const tries: string[] = []
    await page.route('**/graphql', async (route, request) => {
      const body = request.postData() ?? ''
      if (!body.includes(sends) || tries.push(body) > 1) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await press('click')
    // Sent again by itself, under the same key.
    if (waits === true) {
      await expect.poll(() => tries.length).toBe(2)
      expect(tries[1]).toBe(tries[0])
      await done()
      return page.unroute('**/graphql')
    }
    await page.getByText(CUT).first().waitFor()
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: '关闭提示' }).first().click()
    await press('click')
    await done()
  },
  async slowed({ page, context }, { press, done }) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW)
    await press('dblclick')
    await done()
    await session.detach()
  },
  async 'answered twice'(_shopper, { path, press, done }, proxy) {
    proxy.break('POST', path, 'twice', 1)
    await press('dblclick')
    await done()
    proxy.heal()
  },
}
