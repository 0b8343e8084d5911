import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type { ErpClient } from '../lib/erpClient.ts'
import { askForShop, fillShop } from './init.ts'
import { SHOP_TEMPLATE, shopOf } from './shopFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-file-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const FILE = join(folder, 'shop.json')
const FINE = { is_ready: 1, findings: [] }

/** An office that answers so, and what was posted to it. */
function office(answers: Readonly<Record<string, unknown>> = {}): { erp: ErpClient; posted: unknown[] } {
  const posted: unknown[] = []
  const get = (path: string): Promise<unknown> => Promise.resolve(answers[path] ?? (path === '/api/erp/doctor' ? FINE : []))
  const post = (path: string, form?: unknown): Promise<unknown> => {
    posted.push([path, form])
    return Promise.resolve({ id: '1' })
  }
  return { erp: { get, post, send: post, download: () => Promise.resolve(new Uint8Array()) }, posted }
}

const SHOP = {
  company: { company: '某某医药有限公司', transfer_name: '某某', transfer_bank: '某行', transfer_no: '6222' },
  licences: [{ kind: 'drug', no: '浙AA1', holder: '某某医药有限公司', picture: 'drug.png' }],
  warehouses: [{ id: '1', name: '主仓', free_over: '800.00', fee: '12.00', min_order: '200.00' }],
  managers: [{ name: '林素问', phone: '13800000000', is_default: '1' }],
}
writeFileSync(join(folder, 'drug.png'), 'a picture')
const digest = createHash('sha256').update('a picture').digest('hex').slice(0, 12)

it('init sends all that an empty shop lacks, and ends with the doctor', async () => {
  const { erp, posted } = office()
  expect(await fillShop(erp, shopOf(SHOP, FILE), FILE)).toBe(
    [
      '企业信息：已设 company、transfer_name、transfer_bank、transfer_no',
      '仓库 1：新增',
      '客户经理 林素问：新增',
      '资质 drug 浙AA1：新增',
      '',
      '没有缺项，可以接单。',
    ].join('\n'),
  )
  expect(posted).toEqual([
    ['/api/erp/company', SHOP.company],
    ['/api/erp/warehouse', SHOP.warehouses[0]],
    ['/api/erp/manager', SHOP.managers[0]],
    ['/api/erp/licence', { ...SHOP.licences[0], picture: Buffer.from('a picture').toString('base64') }],
  ])
})

const FILLED = {
  '/api/erp/company': SHOP.company,
  '/api/erp/warehouse': [{ ...SHOP.warehouses[0] }],
  '/api/erp/manager': [{ id: '1', ...SHOP.managers[0], is_default: 1 }],
  '/api/erp/licence': [{ ...SHOP.licences[0], picture: `/files/licence/1-${digest}.png` }],
}

it('init run again sends nothing', async () => {
  const { erp, posted } = office(FILLED)
  await fillShop(erp, shopOf(SHOP, FILE), FILE)
  expect(posted).toEqual([])
})

it('init run again sends what differs: an account for transfers as a whole, a fee with the rest of its warehouse', async () => {
  const { erp, posted } = office(FILLED)
  const changed = { company: { ...SHOP.company, transfer_no: '6223' }, warehouses: [{ id: '1', fee: '15.00' }] }
  await fillShop(erp, shopOf(changed, FILE), FILE)
  expect(posted).toEqual([
    ['/api/erp/company', { transfer_name: '某某', transfer_bank: '某行', transfer_no: '6223' }],
    ['/api/erp/warehouse', { ...SHOP.warehouses[0], fee: '15.00' }],
  ])
})

it.each([
  [{ warehouse: [] }, '没有“warehouse”这一部分，只有 company、licences、warehouses、managers。'],
  [{ company: { name: 'x' } }, 'company：没有“name”这一项，只有 company、address、'],
  [{ warehouses: [{ id: 1 }] }, 'warehouses[0]：“id”应为引号中的文字。'],
  [{ managers: {} }, '“managers”应为列表。'],
  [[], '应为对象。'],
])('the file %j is refused with what is wrong with it', (file, sentence) => {
  expect(() => shopOf(file, 'shop.json')).toThrow(sentence)
})

it('pictures that are not there are all named, with what to do, before anything is sent', async () => {
  const { erp, posted } = office()
  const file = { ...SHOP, licences: ['none.png', 'drug.png', 'neither.png'].map((picture) => ({ ...SHOP.licences[0], picture })) }
  await expect(fillShop(erp, shopOf(file, FILE), FILE)).rejects.toThrow(`找不到图片 none.png、neither.png。请放进 ${folder}，或从`)
  expect(posted).toEqual([])
})

it('the template that init prints is a file that init takes', () => {
  expect(shopOf(SHOP_TEMPLATE, FILE)).toEqual(SHOP_TEMPLATE)
})

it('asked in person, init offers what is there and leaves out what is left empty', async () => {
  const { erp } = office({ '/api/erp/company': { company: '旧名', hot_line: '400-000-0000' } })
  const answers: Readonly<Record<string, string>> = {
    '企业名称 Company': '某某医药有限公司',
    '药品经营许可证 Drug trade licence（证号 number）': '浙AA1',
    '　有效期至 Valid until，如 2029-02-28，长期不填 empty: no end': '2029-02-28',
  }
  const shop = await askForShop(erp, (question, before) => Promise.resolve(answers[question] ?? before))
  expect(shop.company).toMatchObject({ company: '某某医药有限公司', hot_line: '400-000-0000', address: '' })
  expect(shop.licences).toEqual([{ kind: 'drug', no: '浙AA1', holder: '某某医药有限公司', expires_on: '2029-02-28' }])
  expect(shop.warehouses).toEqual([{ id: '1', name: '主仓', free_over: '800.00', fee: '12.00', min_order: '200.00' }])
  expect(shop.managers).toEqual([])
})
