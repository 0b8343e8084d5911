import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erpClient } from '../../scripts/lib/erpClient.ts'
import { xlsxBytes } from '../../api/src/modules/upload/sheet/testSheet.ts'
import { closeVisits, goTo, logIn, newVisitor, openBrowser, settled, type Visit } from '../support/browser.ts'
import { keepPicture } from '../support/pictures.ts'
import { type Address, OFFICE, shareStack } from '../support/shareStack.ts'

const HOSTILE = '<img src=x onerror=alert(1)>"\'; drop table wanted; --'

let stack: Address
let browser: Browser
let visit: Visit
let page: Page

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([shareStack('office'), openBrowser('whole')])
  visit = await newVisitor(browser, stack.gateway)
  page = visit.page
  await logIn(page, 'demo')
})
afterAll(() => closeVisits(browser))

const main = (): Locator => page.locator('main')
const open = async (path: string): Promise<void> => {
  await goTo(page, path)
}
const office = async (path: string, form: Record<string, string>): Promise<unknown> =>
  (await erpClient({ ERP_TOKEN: OFFICE, API_URL: stack.api })).post(path, form)

/** Goes on from one stop to the next until it is there. */
async function tabTo(target: Locator): Promise<void> {
  for (let stop = 0; stop < 90; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('the keyboard does not lead there')
}

describe('quick purchase (/kjcg)', () => {
  it('quick purchase is where self service leads, and turns a list into a cart by the keyboard alone', async () => {
    await open('/zzfw')
    expect(new URL(page.url()).pathname).toBe('/kjcg')
    await page.keyboard.press('Tab')
    await tabTo(page.getByLabel('采购清单'))
    await page.keyboard.insertText(`布洛分缓释胶囊 13\nhxzqs 10\n世上没有的药 5\n${HOSTILE} 2`)
    await page.keyboard.press('Control+Enter')
    const result = main().getByRole('region', { name: '识别结果' })
    await result.getByText('共 4 行').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('识别结果')
    // A line whose name is not quite right is settled with Enter on a choice, and the focus stays in its row.
    const unsettled = result.locator('ul[aria-label$=行的商品]')
    expect(await unsettled.count()).toBeGreaterThan(0)
    for (let lines = await unsettled.count(); lines > 0; lines -= 1) {
      await tabTo(unsettled.first().getByRole('button').first())
      await page.keyboard.press('Enter')
      await expect.poll(() => unsettled.count()).toBe(lines - 1)
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^第 \d 行换一个$/)
    }
    await keepPicture(page, 'service-quick')
    const add = result.getByRole('button', { name: /^加入采购单（/ })
    expect(await add.textContent()).toMatch(/[2-4]/)
    await tabTo(add)
    await page.keyboard.press('Enter')
    await result.getByText(/已把 \d 种商品加入采购单/).waitFor()
    // What is not settled stays, and so does the list itself.
    expect(await result.getByRole('listitem').count()).toBeGreaterThan(0)
    await page.reload()
    await settled(page)
    await expect.poll(() => page.getByLabel('采购清单').inputValue()).toContain('布洛分缓释胶囊 13')
  })

  it('quick purchase reads a sheet, and says when a file is none', async () => {
    const choose = (name: string, mimeType: string, buffer: Buffer): Promise<void> =>
      main().locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
    await choose(
      '清单.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      Buffer.from(
        xlsxBytes([
          ['药品名称', '数量'],
          ['布洛芬缓释胶囊', 20],
          ['藿香正气水', 10],
        ]),
      ),
    )
    await main().getByText('共 2 行').waitFor()
    await choose(
      '清单.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      Buffer.from('<html><script>alert(1)</script>'),
    )
    await main().getByText('仅支持 xlsx、csv 表格或有文字的 PDF').waitFor()
    await choose('清单.csv', 'text/csv', Buffer.alloc(6 * 1024 * 1024, 'a'))
    await main().getByText('文件不能超过 5 MB').waitFor()
    await page.getByLabel('采购清单').fill(Array.from({ length: 201 }, (_, line) => `药${line} 1`).join('\n'))
    await page.getByRole('button', { name: '识别清单' }).click()
    await main().getByText('一次最多 200 行，这份清单有 201 行').waitFor()
  })
})

describe('requests, offers and feedback', () => {
  it('a request says what it lacks, is published with a picture, answered by the office, and closed', async () => {
    await open('/pzqg/add?name=%E4%B8%89%E4%B8%83%E7%B2%89')
    expect(await main().getByLabel('品名').inputValue()).toBe('三七粉')
    await page.getByLabel('求购数量').fill('-5')
    await page.getByRole('button', { name: '发布求购' }).click()
    await main().getByText('求购数量为 1–999999 的整数').waitFor()
    await page.getByLabel('求购数量').fill('50')
    await page.getByLabel('规格（选填）').fill(HOSTILE)
    await main()
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') })
    await main().getByText('仅支持 JPG、PNG、WebP 图片').waitFor()
    await page.getByRole('button', { name: '发布求购' }).dblclick()
    await page.waitForURL('**/pzqg/info?id=*')
    await settled(page)
    await main().getByText(HOSTILE).waitFor()
    const id = new URL(page.url()).searchParams.get('id') ?? ''
    await office(`/api/erp/buy/${id}/reply`, { content: '下周到货，可先预留', price: '82.00', number: '50' })
    await page.reload()
    await settled(page)
    await main().getByText('下周到货，可先预留').waitFor()
    await page.getByRole('button', { name: '关闭求购' }).click()
    await page.getByRole('button', { name: '确认关闭' }).click()
    await main().getByText('已关闭').waitFor()
    await keepPicture(page, 'service-wanted')
  })

  it('an offer waits for the office; feedback comes back with its answer', async () => {
    await open('/pzgy')
    await page.getByRole('button', { name: '发布供应' }).click()
    await page.getByRole('button', { name: '提交审核' }).click()
    await main().getByText('请填写品名').waitFor()
    for (const [label, value] of [
      ['品名', '胎菊'],
      ['规格', '250g'],
      ['生产厂家', '澄野中药饮片厂'],
      ['供应单价，元', '26.5'],
      ['可供数量', '80'],
      ['有效期至', '2099-12-31'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: '提交审核' }).click()
    await page.waitForURL('**/pzgy?mine=1')
    await main().getByText('审核中').first().waitFor()
    await open('/yjfk')
    await page.getByRole('button', { name: '提交反馈' }).click()
    await main().getByText('请选择反馈类型').waitFor()
    await page.getByLabel('反馈类型').selectOption('DELIVERY')
    await page.getByLabel('反馈内容').fill(HOSTILE)
    await page.getByRole('button', { name: '提交反馈' }).click()
    await main().getByRole('list', { name: '我的反馈' }).getByText(HOSTILE).waitFor()
    expect(await page.getByLabel('反馈内容').inputValue()).toBe('')
    await keepPicture(page, 'service-feedback')
  })

  it('a supplier is followed in its zone, and left under my follows', async () => {
    await open('/yyh')
    const follow = main()
      .getByRole('button', { name: /^关注：/ })
      .first()
    const name = ((await follow.getAttribute('aria-label')) ?? '').replace('关注：', '')
    await follow.click()
    await main()
      .getByRole('button', { name: `已关注：${name}` })
      .waitFor()
    await open('/follow')
    await main()
      .getByRole('button', { name: `已关注：${name}` })
      .click()
    await main()
      .getByRole('button', { name: `关注：${name}`, exact: true })
      .waitFor()
    await open('/follow?kind=goods')
    const rows = main().getByRole('list', { name: '关注的商品' }).getByRole('listitem')
    const before = await rows.count()
    await rows
      .first()
      .getByRole('button', { name: /^取消关注/ })
      .click()
    await expect.poll(() => rows.count()).toBe(before - 1)
    // The browser reports the refused uploads by itself.
    expect(visit.complaints.filter((complaint) => !complaint.includes('422'))).toEqual([])
  })
})
