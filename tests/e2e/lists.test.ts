import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeVisits, goTo, logIn, newVisitor, openBrowser, quiet, settled, WIDTHS } from '../support/browser.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Address, shareStack } from '../support/shareStack.ts'

let stack: Address
let browser: Browser

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([shareStack('plain'), openBrowser('whole')])
})
afterAll(() => closeVisits(browser))

describe('the list without pictures', () => {
  it.each([
    ['desktop', WIDTHS.desktop],
    ['phone', WIDTHS.phone],
  ] as const)('the list without pictures asks for no image at all, down to its end (%s)', async (name, width) => {
    const { context, page, complaints } = await newVisitor(browser, stack.gateway, width)
    await logIn(page, 'demo')
    const images: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') images.push(request.url())
    })
    await goTo(page, '/list/no_image')
    await page.getByRole('navigation', { name: '分页' }).scrollIntoViewIfNeeded()
    await quiet(page)
    expect(images).toEqual([])
    await keepPicture(page, `list-plain-${name}`)
    await page.getByRole('link', { name: '大图', exact: true }).click()
    await page.waitForURL('**/list')
    await expect.poll(() => images.length).toBeGreaterThan(0)
    await keepPicture(page, `list-pictures-${name}`)
    expect(complaints).toEqual([])
    await context.close()
  })
})

it('an address that is typed starts at its top, however far down the last one was; a reload stays', async () => {
  const { context, page } = await newVisitor(browser, stack.gateway)
  await goTo(page, '/list/table')
  await page.evaluate(() => window.scrollTo(0, 500))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  await page.reload()
  await settled(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  await goTo(page, '/zyyp')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await context.close()
})

describe('narrowing a list', () => {
  it('the ticks, counts and chips of a list agree, survive a reload, and another view keeps them', async () => {
    const { context, page, complaints } = await newVisitor(browser, stack.gateway)
    await goTo(page, '/list/table')
    await page.getByRole('button', { name: '筛选' }).click()
    const first = page.getByRole('group', { name: '剂型' }).getByRole('checkbox').first()
    await first.waitFor()
    const words = (await page.getByRole('group', { name: '剂型' }).locator('label').first().textContent()) ?? ''
    const count = Number(/\d+$/.exec(words)?.[0])
    await keepPicture(page, 'list-filters')
    await first.check()
    await page.getByRole('list', { name: '已选条件' }).waitFor()
    await page.getByText(`共 ${count} 种商品`).waitFor()
    await page.reload()
    await settled(page)
    await page.getByText(`共 ${count} 种商品`).waitFor()
    await page.getByRole('link', { name: '大图', exact: true }).click()
    await page.waitForURL('**/list?form=*')
    await page.getByText(`共 ${count} 种商品`).waitFor()
    await page.getByRole('link', { name: /^取消条件/ }).click()
    await page.getByRole('list', { name: '已选条件' }).waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('favourites', () => {
  it('favourites are filled by the heart and emptied again at /star', async () => {
    const { context, page, complaints } = await newVisitor(browser, stack.gateway)
    await logIn(page, 'clinic')
    await goTo(page, '/list/table?page=3')
    const heart = page.locator('button[aria-pressed="false"][aria-label^="收藏："]').first()
    const label = (await heart.getAttribute('aria-label')) ?? ''
    await heart.click()
    await page.getByRole('dialog', { name: '收藏成功' }).waitFor()
    await keepPicture(page, 'favorite-added')
    await page.getByRole('button', { name: '查看我的收藏' }).click()
    await page.waitForURL('**/star')
    await page.getByRole('link', { name: label.replace('收藏：', ''), exact: true }).waitFor()
    await keepPicture(page, 'favorites')
    await page.getByRole('button', { name: label, exact: true }).click()
    await page.getByText('取消收藏成功').waitFor()
    await page.reload()
    await settled(page)
    expect(await page.getByRole('link', { name: label.replace('收藏：', ''), exact: true }).count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})

it('a way back to goods far down the home page of a phone finds them where they stood', async () => {
  const { context, page } = await newVisitor(browser, stack.gateway, WIDTHS.phone)
  await logIn(page, 'demo')
  await goTo(page, '/')
  const goods = page.getByRole('region', { name: '近效期特惠' }).getByRole('heading', { level: 3 }).first()
  const height = async (): Promise<number> => (await goods.boundingBox())?.y ?? Number.NaN
  // As a thumb does: each floor on the way is laid out.
  while ((await height()) > 700) {
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))))
  }
  await quiet(page)
  const stood = await height()
  const moved = async (): Promise<number> => Math.abs((await height()) - stood)
  await goods.getByRole('link').click()
  await page.waitForURL('**/list/info/**')
  await page.goBack()
  await settled(page)
  await expect.poll(moved).toBeLessThan(4)
  await page.reload()
  await settled(page)
  await expect.poll(moved).toBeLessThan(4)
  await context.close()
})
