import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartCounts, closeVisits, goTo, logIn, newVisitor, openBrowser, settled, WIDTHS } from '../support/browser.ts'
import { smallTargets } from '../support/smallTargets.ts'
import { type Stack, startStack } from '../support/stack.ts'

const HEIGHT = 844
let stack: Stack
let browser: Browser
let page: Page

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), openBrowser()])
  ;({ page } = await newVisitor(browser, stack.gateway, WIDTHS.phone))
  await page.addInitScript(() => sessionStorage.setItem('draw-asked', '1'))
  await logIn(page, 'demo')
})
afterAll(async () => {
  await closeVisits(browser)
  await stack.stop()
})

const firstRow = async (): Promise<number> => (await page.locator('main [data-row], main tbody tr').first().boundingBox())?.y ?? HEIGHT

it('on a phone the first goods of list and cart stand in the upper half, and what a finger hits is 44 px', async () => {
  await goTo(page, '/list')
  expect(await firstRow()).toBeLessThan(HEIGHT / 2)
  const add = page.getByRole('main').getByRole('button', { name: /^加入采购单/ })
  for (const nth of [0, 1, 2]) {
    await add.nth(nth).click()
    await cartCounts(page, nth + 1)
  }
  await goTo(page, '/cart')
  await page.locator('main [data-row], main tbody tr').nth(2).waitFor()
  expect(await firstRow()).toBeLessThan(HEIGHT / 2)
  for (const path of ['/list', '/cart', '/kjcg', '/user', '/wdsh']) {
    await goTo(page, path)
    expect(await smallTargets(page), path).toEqual([])
  }
})

it('the sheet of filters counts what it leaves, the way back closes it, and the list it leads to is one step away', async () => {
  await goTo(page, '/list')
  await page.getByRole('button', { name: '筛选' }).click()
  const sheet = page.getByRole('dialog', { name: '筛选' })
  await sheet.getByRole('checkbox', { name: /^甲类OTC/ }).check()
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('button', { name: '筛选' }).click()
  await sheet.getByRole('checkbox', { name: /^甲类OTC/ }).check()
  const show = sheet.getByRole('button', { name: /^查看 \d+ 件商品/ })
  const count = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])
  await show.click()
  await page.waitForURL('**/list?rx=OTC_A')
  await settled(page)
  await page.getByText(`共 ${count} 种商品`).waitFor()
  await page.goBack()
  await page.waitForURL('**/list')
})

it('on a phone an entered, empty search field offers the last searches and what many search for, and a typed word puts them away', async () => {
  const words = page.getByRole('navigation', { name: '热门搜索' })
  const field = page.getByRole('search').getByRole('combobox', { name: /首字母/ })
  for (const path of ['/user', '/404']) {
    await goTo(page, path)
    expect(await words.isVisible()).toBe(false)
    await field.tap()
    await words.waitFor()
    expect(await smallTargets(page), path).toEqual([])
    await field.fill('阿')
    await words.waitFor({ state: 'hidden' })
    await field.fill('')
    await words.waitFor()
  }
  const word = await words.getByRole('link').nth(1).textContent()
  await words.getByRole('link').nth(1).tap()
  await page.waitForURL('**/search?keywords=*')
  await words.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: `“${word}”的搜索结果` }).waitFor()
  await goTo(page, '/user')
  await field.tap()
  await page
    .getByRole('navigation', { name: '最近搜索' })
    .getByRole('link', { name: word ?? '' })
    .waitFor()
})

it('without a camera the scanner takes a typed code to its goods', async () => {
  const code = await page.evaluate(async () => {
    const query = '{ goodsList(first: 1) { edges { node { barcode } } } }'
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf': '1' },
      body: JSON.stringify({ query }),
    })
    return ((await answer.json()) as { data: { goodsList: { edges: { node: { barcode: string } }[] } } }).data.goodsList.edges[0]?.node
      .barcode
  })
  await page.getByRole('button', { name: '扫码找货' }).click()
  const scanner = page.getByRole('dialog', { name: '扫码找货' })
  await scanner.getByRole('alert').waitFor()
  await scanner.getByLabel('条码数字').fill(code ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/list/info/*')
})

/** The bars of the carton 16900000000011, narrow and wide ones, as the standard of ITF writes them: 16, 90, four times 00, 11. */
const CARTON = `nnnn wnnwnwnnwn nnwnnwwwnn ${'nnnnwwwwnn '.repeat(4)} wwnnnnnnww wnn`.replaceAll(' ', '')

it('where the browser has no reader of its own, a carton before the camera leads to the goods in it', async () => {
  await page.addInitScript((bars: string) => {
    Reflect.deleteProperty(window, 'BarcodeDetector')
    const picture = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
    const pen = picture.getContext('2d')
    const paint = (): void => {
      if (pen === null) return
      pen.fillStyle = '#e8d9b5'
      pen.fillRect(0, 0, 1280, 720)
      pen.fillStyle = '#322'
      let left = 200
      for (const [nth, bar] of [...bars].entries()) {
        const width = bar === 'w' ? 16 : 6
        if (nth % 2 === 0) pen.fillRect(left, 100, width, 520)
        left += width
      }
      requestAnimationFrame(paint)
    }
    paint()
    // oxlint-disable-next-line typescript/require-await -- as the browser's
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => picture.captureStream() } })
  }, CARTON)
  await goTo(page, '/help')
  await page.getByRole('button', { name: '扫码找货' }).click()
  await page.waitForURL('**/list/info/*')
  await page.getByText('6900000000014').first().waitFor()
})
