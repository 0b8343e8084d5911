import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../gateway/src/explorer/demoAccounts.ts'
import { closeVisits, newVisitor, openBrowser } from '../support/browser.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let browser: Browser
/** Opened once: it is by far the heaviest page. */
let page: Page
let complaints: string[]
const requests: URL[] = []
beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), openBrowser()])
  ;({ page, complaints } = await newVisitor(browser, stack.gateway))
  await openExplorer()
})
afterAll(async () => {
  await closeVisits(browser)
  await stack.stop()
})

async function openExplorer(): Promise<void> {
  page.on('request', (request) => requests.push(new URL(request.url())))
  await page.goto('/graphql')
  await page.locator('.graphiql-tab-button').first().waitFor({ timeout: 60_000 })
  await page.locator('.graphiql-doc-explorer-section-title').first().waitFor({ timeout: 60_000 })
  await page.locator('#root:not([aria-busy])').waitFor({ timeout: 60_000 })
}

const logInAs = async (username: string): Promise<string> => {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/graphql') && response.request().postData()?.includes('login(input') === true,
  )
  await page.getByRole('button', { name: username, exact: true }).click()
  await answered
  await page.getByRole('button', { name: username, exact: true, pressed: true }).waitFor()
  return page.locator('#viewer').innerText()
}

/** Opens a document of the storefront and sends it; answers what was sent and what came. */
async function runDocument(name: string): Promise<{ sent: Record<string, unknown>; data: Record<string, unknown> | null | undefined }> {
  await page.getByLabel('Go to a document').selectOption({ label: name })
  await page.locator('.graphiql-tab-active', { hasText: name }).waitFor()
  await page.locator('.graphiql-query-editor .view-line', { hasText: name }).waitFor()
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/graphql') && response.request().postData()?.includes('"doc_id"') === true,
  )
  // While an answer is still coming the same button says Stop, and would.
  await page.getByRole('button', { name: /^Execute query/ }).click()
  const response = await answered
  const { data } = (await response.json()) as { data?: Record<string, unknown> | null }
  return { sent: response.request().postDataJSON() as Record<string, unknown>, data }
}

describe('the explorer', () => {
  it('the explorer asks nobody but this gateway, shows the documentation, and logs every demo account in without leaving', async () => {
    expect(await page.locator('.graphiql-doc-explorer').isVisible()).toBe(true)
    for (const { username } of demoAccounts) expect(await logInAs(username)).toMatch(/药|诊所/)
    expect(new URL(page.url()).pathname).toBe('/graphql')
    expect(requests.length).toBeGreaterThan(8)
    expect(requests.filter((url) => url.origin !== stack.gateway && !['data:', 'blob:'].includes(url.protocol)).map(String)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('the explorer has a tab for each screen, sends its document by its id with the session, and tells which REST calls that took', async () => {
    await logInAs('demo')
    const { sent, data } = await runDocument('GoodsListPageQuery')
    expect(sent).toMatchObject({ doc_id: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(sent).not.toHaveProperty('query')
    expect(data).toMatchObject({ viewer: { company: '杭州青屿大药房有限公司' } })
    const calls = page.locator('#calls')
    await calls.getByText('/api/goods/list?page=1').waitFor()
    expect(await calls.locator('summary').innerText()).toMatch(/^\d+ REST calls, \d+ from the cache/)
    await page.getByRole('button', { name: 'Errors' }).click()
    expect(await page.getByRole('complementary', { name: 'Error catalogue' }).innerText()).toContain('系统繁忙，请稍后再试')
    await keepPicture(page, 'explorer')
    await page.getByRole('button', { name: 'Errors' }).click()
    await page.getByRole('complementary', { name: 'Error catalogue' }).waitFor({ state: 'hidden' })
  })

  it('the explorer says at the head of a mutation what it changes, and changes it; the next one takes its ids from the answer', async () => {
    await logInAs('demo')
    const { data } = await runDocument('cartMutationsAddMutation')
    expect(data).toMatchObject({ addToCart: { cart: { lineCount: 1 } } })
    await page.locator('.view-line', { hasText: 'CHANGES' }).first().waitFor()
    const edited = await runDocument('cartMutationsEditMutation')
    expect(edited.sent).toMatchObject({ variables: { input: { lineID: expect.stringMatching(/^\d+$/) } } })
    expect(edited.data).toMatchObject({ editCartLine: { cart: { lineCount: 1 } } })
  })
})
