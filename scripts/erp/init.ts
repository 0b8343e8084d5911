import { createInterface } from 'node:readline/promises'
import { cell, type ErpClient, ErpError, rowsOf } from '../lib/erpClient.ts'
import type { Command } from './command.ts'
import { prescription } from './house.ts'
import { checkPictures, type Fields, licenceForm, PARTS, readJson, SHOP_TEMPLATE, type ShopFile, shopOf } from './shopFile.ts'

/** Asks a person; an empty answer is what stands in brackets. */
export type Ask = (question: string, before: string) => Promise<string>

/** Brings the shop to what the file says, as often as it is told: what is so already is left alone. Then the doctor speaks. */
export async function fillShop(erp: ErpClient, shop: ShopFile, file: string): Promise<string> {
  // Read before anything is sent, so that a missing picture stops nothing halfway.
  await checkPictures(shop.licences, file)
  const licences = await Promise.all(shop.licences.map((fields) => licenceForm(fields, file)))
  const lines = [
    await fillCompany(erp, shop.company),
    ...(await fillList(erp, '仓库', '/api/erp/warehouse', 'id', shop.warehouses, PARTS.warehouses)),
    ...(await fillList(erp, '客户经理', '/api/erp/manager', 'name', shop.managers, PARTS.managers)),
    ...(await fillLicences(erp, licences)),
  ]
  return [...lines.filter((line) => line !== ''), '', prescription(await erp.get('/api/erp/doctor'))].join('\n')
}

async function fillCompany(erp: ErpClient, company: Fields): Promise<string> {
  const before = await erp.get('/api/erp/company')
  const names = Object.keys(company).filter((name) => cell(before, name) !== company[name])
  if (names.length === 0) return Object.keys(company).length === 0 ? '' : '企业信息：未变'
  const isAccount = names.some((name) => name.startsWith('transfer_'))
  const sent = Object.entries(company).filter(([name]) => names.includes(name) || (isAccount && name.startsWith('transfer_')))
  await erp.post('/api/erp/company', Object.fromEntries(sent))
  return `企业信息：已设 ${names.join('、')}`
}

async function fillList(
  erp: ErpClient,
  label: string,
  path: string,
  key: 'id' | 'name',
  rows: readonly Fields[],
  names: readonly string[],
): Promise<string[]> {
  const before = rowsOf(await erp.get(path))
  const lines: string[] = []
  for (const row of rows) {
    const known = before.find((candidate) => cell(candidate, key) === row[key])
    const isSame = known !== undefined && names.every((name) => row[name] === undefined || cell(known, name) === row[name])
    const kept = Object.fromEntries(
      names.map((name) => [name, row[name] ?? (cell(known, name) || (name === 'is_default' ? '0' : undefined))]),
    )
    if (!isSame) await erp.post(path, kept)
    lines.push(`${label} ${row[key]}：${known === undefined ? '新增' : isSame ? '未变' : '已改'}`)
  }
  return lines
}

async function fillLicences(erp: ErpClient, licences: readonly { form: Fields; digest: string | null }[]): Promise<string[]> {
  const before = rowsOf(await erp.get('/api/erp/licence'))
  const lines: string[] = []
  for (const { form, digest } of licences) {
    const said = Object.fromEntries(Object.entries(form).filter(([name]) => name !== 'picture'))
    const known = before.find((row) => cell(row, 'kind') === said['kind'] && cell(row, 'no') === said['no'])
    const isSamePicture = digest === null || cell(known, 'picture').includes(digest)
    const isSame = known !== undefined && isSamePicture && Object.entries(said).every(([name, value]) => cell(known, name) === value)
    if (!isSame) await erp.post('/api/erp/licence', form)
    lines.push(`资质 ${said['kind']} ${said['no']}：${known === undefined ? '新增' : isSame ? '未变' : '已改'}`)
  }
  return lines
}

const COMPANY_QUESTIONS = [
  ['company', '企业名称 Company'],
  ['address', '经营地址 Address'],
  ['hot_line', '投诉热线 Hotline'],
  ['qq1', 'QQ 客服 QQ'],
  ['transfer_name', '收款户名 Account holder'],
  ['transfer_bank', '开户银行 Bank'],
  ['transfer_no', '收款账号 Account number'],
] as const
const LICENCE_QUESTIONS = [
  ['business', '营业执照 Business licence'],
  ['drug', '药品经营许可证 Drug trade licence'],
  ['drug_information', '互联网药品信息服务资格证书 Internet drug information licence'],
  ['icp', 'ICP 备案号 ICP number'],
] as const

/** The same as a file says, asked of a person: what is there already is offered, and what is left empty is left out. */
export async function askForShop(erp: ErpClient, ask: Ask): Promise<ShopFile> {
  const present = await erp.get('/api/erp/company')
  const company: Record<string, string> = {}
  for (const [name, question] of COMPANY_QUESTIONS) company[name] = await ask(question, cell(present, name))
  const holder = company['company'] ?? ''
  const known = rowsOf(await erp.get('/api/erp/licence'))
  const licences: Fields[] = []
  for (const [kind, question] of LICENCE_QUESTIONS) {
    const row = known.find((candidate) => cell(candidate, 'kind') === kind)
    const no = await ask(`${question}（证号 number）`, cell(row, 'no'))
    if (no === '') continue
    const expires_on = await ask('　有效期至 Valid until，如 2029-02-28，长期不填 empty: no end', cell(row, 'expires_on'))
    const picture = await ask('　图片文件 Picture file，可不填 optional', '')
    licences.push({ kind, no, holder, ...(expires_on === '' ? {} : { expires_on }), ...(picture === '' ? {} : { picture }) })
  }
  const [warehouse] = rowsOf(await erp.get('/api/erp/warehouse'))
  const [manager] = rowsOf(await erp.get('/api/erp/manager'))
  return {
    company,
    licences,
    warehouses: [
      {
        id: cell(warehouse, 'id') || '1',
        name: await ask('仓库名称 Warehouse', cell(warehouse, 'name') || '主仓'),
        free_over: await ask('　包邮金额 Free delivery over', cell(warehouse, 'free_over') || '800.00'),
        fee: await ask('　运费 Delivery fee', cell(warehouse, 'fee') || '12.00'),
        min_order: await ask('　起配金额 Minimum order', cell(warehouse, 'min_order') || '200.00'),
      },
    ],
    managers: [
      {
        name: await ask('默认客户经理姓名 Account manager', cell(manager, 'name')),
        phone: await ask('　电话 Phone', cell(manager, 'phone')),
        is_default: '1',
      },
    ].filter(({ name }) => name !== ''),
  }
}

async function atTheKeyboard(erp: ErpClient): Promise<ShopFile> {
  if (!process.stdin.isTTY) throw new ErpError('不在终端上，无法逐项询问：请写明文件，npm run erp -- init template 会打印样张。')
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await askForShop(erp, async (question, before) => {
      const answer = await lines.question(`${question}${before === '' ? '' : ` [${before}]`}: `)
      return answer.trim() === '' ? before : answer.trim()
    })
  } finally {
    lines.close()
  }
}

export const initCommands: readonly Command[] = [
  { name: 'init template', args: '', what: '输出供 init 填写的文件', run: async () => JSON.stringify(SHOP_TEMPLATE, null, 2) },
  {
    name: 'init',
    args: '[FILE]',
    what: '按 JSON 文件（或逐项提问）设置企业、证照、仓库、客户经理；可重复执行',
    run: async (erp, [file]) =>
      file === undefined ? fillShop(erp, await atTheKeyboard(erp), 'here') : fillShop(erp, shopOf(await readJson(file), file), file),
  },
]
