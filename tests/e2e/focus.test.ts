import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { closeVisits, comeToPage, openBrowser, quiet } from '../support/browser.ts'
import { ADD, added, emptyCart, enter, onShelf, open, type Shopper, worth } from '../support/shopper.ts'
import { shareStack } from '../support/shareStack.ts'

/** Nobody else of the shared stack looks at its cart. */
const BUYER = 'demo'
let browser: Browser
let shopper: Shopper
let page: Page

beforeAll(async () => {
  const [stack, opened] = await Promise.all([shareStack('plain'), openBrowser()])
  browser = opened
  shopper = await enter(browser, stack.gateway, BUYER)
  page = shopper.page
  await shopper.context.addInitScript(() => sessionStorage.setItem('draw-asked', '1'))
})
afterAll(() => closeVisits(browser))

/** Four lines of the cart, of two warehouses, so of two tables. */
beforeEach(async () => {
  await emptyCart(shopper)
  const buyable = await onShelf(shopper, { isInStock: true }, (goods) => goods.isBuyable && !goods.isEphedrine && goods.tags.length === 0)
  const [first, second] = [...new Set(buyable.map(({ warehouse }) => warehouse.warehouseID))]
  const from = (id: string | undefined) => buyable.filter(({ warehouse }) => warehouse.warehouseID === id).slice(0, 2)
  for (const goods of [...from(first), ...from(second)]) await shopper.read(ADD, added(goods, worth(goods, 20)))
})

const come = async (path: string): Promise<void> => {
  await open(shopper, path)
  await comeToPage(page)
}
const press = async (control: Locator): Promise<void> => {
  await control.focus()
  await page.keyboard.press('Enter')
}
/** What a screen reader says of what has the focus. */
const focused = async (): Promise<string> => {
  await quiet(page)
  return page.evaluate(() => {
    const element = document.activeElement
    return element === document.body ? 'body' : (element?.getAttribute('aria-label') ?? element?.textContent ?? '')
  })
}
const hasFocus = (words: string | RegExp): Promise<void> => expect.poll(focused).toMatch(words)
const main = (): Locator => page.locator('main')

it('who goes by keys keeps the focus in the cart at the side: it opens, a line is deleted, the last one too, it folds', async () => {
  await come('/list/table')
  const side = page.getByRole('complementary', { name: '采购单侧栏' })
  await press(side.getByRole('button', { name: '采购单，4 种商品' }))
  await hasFocus(/^采购单，4 种商品$/)
  const remove = side.getByRole('button', { name: /^删除 / })
  for (const [nth, place] of [0, 2, 0, 0].entries()) {
    await expect.poll(() => remove.count()).toBe(4 - nth)
    const names = await remove.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
    await press(remove.nth(place))
    await press(page.getByRole('alertdialog').getByRole('button', { name: '删除' }))
    const left = names.toSpliced(place, 1)
    await hasFocus(left[place] ?? left.at(-1) ?? /^采购单是空的$/)
  }
  await press(side.getByRole('button', { name: '收起采购单' }))
  await hasFocus(/^采购单，0 种商品$/)
})

it('who goes by keys keeps the focus on the page of the cart, from one warehouse to the next and to the words that it is empty', async () => {
  await come('/cart')
  const remove = main()
    .getByRole('button', { name: /^删除 / })
    .locator('visible=true')
  const nameAt = (place: number) => remove.nth(place).getAttribute('aria-label')
  const second = (await nameAt(1)) ?? ''
  await press(remove.first())
  await hasFocus(second)
  await page.getByRole('button', { name: '撤销' }).press('Enter')
  await hasFocus(second)
  await press(remove.nth(3))
  await hasFocus((await nameAt(2)) ?? '')
  for (let left = 3; left > 1; left--) {
    const next = (await nameAt(1)) ?? ''
    await press(remove.first())
    await hasFocus(next)
  }
  await press(remove.first())
  await hasFocus(/^采购单是空的$/)
  await press(page.getByRole('button', { name: '关闭提示' }))
  await hasFocus(/^采购单是空的$/)
})

it('who goes by keys keeps the focus where filters unfold and fold, and where a message is asked for', async () => {
  await come('/list/table')
  await press(page.getByRole('button', { name: '筛选' }))
  await hasFocus(/^筛选/)
  await press(page.getByRole('button', { name: '更多厂家' }))
  await hasFocus(/^收起厂家$/)
  await press(page.getByRole('button', { name: '收起厂家' }))
  await hasFocus(/^更多厂家$/)
  const [gone] = await onShelf(shopper, {}, ({ stock, price }) => stock <= 0 && price !== null)
  await come(`/search?keywords=${encodeURIComponent(gone?.name ?? '')}`)
  await press(
    main()
      .getByRole('button', { name: /^到货提醒我/ })
      .first(),
  )
  await hasFocus(/^已设置到货提醒$/)
})

it('who goes by keys keeps the focus in a list that was read, row by row, until none is left', async () => {
  await open(shopper, '/kjcg')
  await page.getByLabel('采购清单').fill('阿莫西林 10\n板蓝根 20\n没有这个 3')
  await press(page.getByRole('button', { name: '识别清单' }))
  await hasFocus(/^识别结果$/)
  for (const [gone, next] of [
    [1, /^移除第 2 行$/],
    [3, /^移除第 2 行$/],
    [2, /^清单里没有行了$/],
  ] as const) {
    await press(page.getByRole('button', { name: `移除第 ${gone} 行` }))
    await hasFocus(next)
  }
  expect(shopper.complaints).toEqual([])
})
