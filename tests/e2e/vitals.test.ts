import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../scripts/lib/postgres.ts'
import { closeVisits, newVisitor, openBrowser } from '../support/browser.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let browser: Browser
let metrics: string
beforeAll(async () => {
  const port = await freePort()
  metrics = `http://127.0.0.1:${port}/metrics`
  const env = { METRICS_PORT: String(port), VITALS_PERCENT: '100' }
  ;[stack, browser] = await Promise.all([startStack({ env }), openBrowser()])
})
afterAll(async () => {
  await closeVisits(browser)
  await stack.stop()
})

const counted = async (): Promise<readonly string[]> =>
  [...(await (await fetch(metrics)).text()).matchAll(/^gateway_vital_(\w+)_count\{(.*)\} (\d+)$/gm)].map(
    ([, name, labels, number]) => `${name} ${labels} ${number}`,
  )

it('a visitor who leaves a page tells what was waited for, by the page’s name', async () => {
  const { page } = await newVisitor(browser, stack.gateway)
  const watching = page.waitForResponse((response) => /\/vitals-[^/]*\.js$/.test(response.url()))
  await page.goto(`${stack.gateway}/list`)
  await (await watching).finished()
  await page.goto(`${stack.gateway}/help`)
  await expect
    .poll(counted)
    .toEqual(
      expect.arrayContaining(['seconds page="goodsList",metric="lcp",device="desktop" 1', 'shift page="goodsList",device="desktop" 1']),
    )
  expect((await counted()).filter((line) => line.includes('/'))).toEqual([])
})
