import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeVisits, goTo, newVisitor, openBrowser, WIDTHS } from '../support/browser.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Address, shareStack } from '../support/shareStack.ts'

let stack: Address
let browser: Browser

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([shareStack('plain'), openBrowser()])
})
afterAll(() => closeVisits(browser))

/** A timer of the page's own, set later and running longer than the box's: had the box asked, it would have by now. */
const outlastsTheBox = (page: Page): Promise<void> => page.evaluate(() => new Promise((done) => setTimeout(done, 900)))

const field = (page: Page): ReturnType<Page['locator']> => page.getByRole('combobox', { name: /首字母/ })
const options = (page: Page): ReturnType<Page['locator']> => page.getByRole('listbox', { name: '搜索建议' }).getByRole('option')

/** A page with the box focused, the suggestions it asks for counted, and the browser's own way to compose. */
async function openBox(
  width: number = WIDTHS.desktop,
): Promise<{ page: Page; ime: CDPSession; asked: () => number; complaints: string[] }> {
  const { page, complaints } = await newVisitor(browser, stack.gateway, width)
  await goTo(page, '/list')
  await field(page).click()
  let count = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('"scope":')) count += 1
  })
  return { page, ime: await page.context().newCDPSession(page), asked: () => count, complaints }
}

/** What a pinyin input method does while letters are typed: the field shows them, nothing is decided yet. */
async function compose(ime: CDPSession, steps: readonly string[]): Promise<void> {
  for (const text of steps) await ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}

/** A key that the input method takes for itself arrives as 229. */
async function keyTaken(ime: CDPSession, key: string): Promise<void> {
  await ime.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229 })
  await ime.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key, windowsVirtualKeyCode: 229 })
}

describe('searching in Chinese', () => {
  it('the search suggests nothing and obeys no key while a word is composed, and suggests once it is done', async () => {
    const { page, ime, asked, complaints } = await openBox()
    await compose(ime, ['a', 'a m', 'a mo', 'a mo xi'])
    expect(await field(page).inputValue()).toBe('a mo xi')
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await keyTaken(ime, key)
    await outlastsTheBox(page)
    expect(asked()).toBe(0)
    expect(await options(page).count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/list')
    await ime.send('Input.insertText', { text: '阿莫西林' })
    await options(page).first().waitFor()
    expect(asked()).toBe(1)
    expect(await field(page).inputValue()).toBe('阿莫西林')
    await keepPicture(page, 'search-suggestions')
    await page.keyboard.press('ArrowDown')
    const marked = await options(page).first().locator('span').textContent()
    expect(await options(page).first().getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?*')
    await page.getByRole('heading', { level: 1, name: `“${marked ?? ''}”的搜索结果` }).waitFor()
    await keepPicture(page, 'search-results')
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('the search lets a composition be given up, and another be added to what is there', async () => {
    const { page, ime, asked } = await openBox()
    await ime.send('Input.insertText', { text: '阿莫' })
    await compose(ime, ['x', 'xi'])
    await outlastsTheBox(page)
    expect(asked()).toBe(0)
    await compose(ime, [''])
    expect(await field(page).inputValue()).toBe('阿莫')
    await options(page).first().waitFor()
    const shown = await options(page).allTextContents()
    await compose(ime, ['x', 'xi l'])
    await outlastsTheBox(page)
    // What is shown stays and can be pressed; nothing is asked about what is no word yet.
    expect([await options(page).allTextContents(), asked()]).toEqual([shown, 1])
    await ime.send('Input.insertText', { text: '西林' })
    expect(await field(page).inputValue()).toBe('阿莫西林')
    await expect.poll(asked).toBe(2)
    await options(page).first().waitFor()
    await page.context().close()
  })
})

describe('searching', () => {
  it('the search takes a suggestion that is clicked', async () => {
    const { page } = await openBox(WIDTHS.phone)
    await field(page).pressSequentially('amxl')
    await options(page).first().waitFor()
    await keepPicture(page, 'search-suggestions-phone')
    await options(page).first().tap()
    await page.waitForURL('**/search?*')
    await page.getByRole('heading', { level: 1, name: /的搜索结果/ }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')
    await page.context().close()
  })

  it('the search keeps the word for the session: on the next page, after a reload, not in another visit', async () => {
    const { page } = await openBox()
    await field(page).fill('阿莫西林')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?*')
    await goTo(page, '/list')
    await expect.poll(() => field(page).inputValue()).toBe('阿莫西林')
    const other = await openBox()
    expect(await field(other.page).inputValue()).toBe('')
    await page.context().close()
    await other.page.context().close()
  })

  it('the search is reached by / from anywhere, and says so where nothing is found', async () => {
    const { page } = await newVisitor(browser, stack.gateway)
    await goTo(page, '/search?keywords=%E6%B2%A1%E6%9C%89%E8%BF%99%E4%B8%AA%E8%8D%AF')
    await page.getByRole('heading', { name: '没有找到与“没有这个药”相关的商品' }).waitFor()
    await keepPicture(page, 'search-nothing')
    await page.keyboard.press('/')
    await page.keyboard.type('胶囊')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: '“胶囊”的搜索结果' }).waitFor()
    await page.context().close()
  })
})
