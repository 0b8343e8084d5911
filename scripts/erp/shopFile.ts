import { createHash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { ErpError } from '../lib/erpClient.ts'

export type Fields = Readonly<Record<string, string>>

/** What a shop begins with; every part may be left out. */
export interface ShopFile {
  readonly company: Fields
  readonly licences: readonly Fields[]
  readonly warehouses: readonly Fields[]
  readonly managers: readonly Fields[]
}

const COMPANY = ['company', 'address', 'hot_line', 'qq1', 'qq2', 'wechat_name', 'transfer_name', 'transfer_bank', 'transfer_no']
const LICENCE = ['kind', 'no', 'holder', 'issuer', 'issued_on', 'expires_on', 'url', 'picture']
export const PARTS = {
  warehouses: ['id', 'name', 'free_over', 'fee', 'min_order'],
  managers: ['name', 'phone', 'is_default'],
} as const

/** To be filled in. */
export const SHOP_TEMPLATE: ShopFile = {
  company: {
    company: '某某医药有限公司',
    address: '某省某市某路 1 号',
    hot_line: '400-123-4567',
    qq1: '10001',
    transfer_name: '某某医药有限公司',
    transfer_bank: '某某银行某某支行',
    transfer_no: '6222000000000000',
  },
  licences: [
    { kind: 'business', no: '91330000MA00000000', holder: '某某医药有限公司', picture: 'business.jpg' },
    { kind: 'drug', no: '浙AA5710000', holder: '某某医药有限公司', issued_on: '2024-03-01', expires_on: '2029-02-28', picture: 'drug.jpg' },
    { kind: 'drug_information', no: '（浙）-经营性-2024-0000', holder: '某某医药有限公司', expires_on: '2029-02-28' },
    { kind: 'icp', no: '浙ICP备00000000号', holder: '某某医药有限公司' },
  ],
  warehouses: [{ id: '1', name: '主仓', free_over: '800.00', fee: '12.00', min_order: '200.00' }],
  managers: [{ name: '姓名', phone: '13800000000', is_default: '1' }],
}

export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ErpError(`读不了文件 ${file}：请检查路径。`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ErpError(`${file} 不是 JSON：${error instanceof Error ? error.message : ''}`)
  }
}

/** The file's parts, or what is wrong with it: nothing is sent of a file with a mistake. */
export function shopOf(value: unknown, file: string): ShopFile {
  const shop = objectOf(value, file)
  const unknown = Object.keys(shop).find((name) => !['company', 'licences', 'warehouses', 'managers'].includes(name))
  if (unknown !== undefined) throw new ErpError(`${file}：没有“${unknown}”这一部分，只有 company、licences、warehouses、managers。`)
  const list = (name: string, known: readonly string[]): Fields[] => {
    const rows = shop[name] ?? []
    if (!Array.isArray(rows)) throw new ErpError(`${file}：“${name}”应为列表。`)
    return rows.map((row, at) => fieldsOf(row, known, `${file}: ${name}[${at}]`))
  }
  return {
    company: fieldsOf(shop['company'] ?? {}, COMPANY, `${file}: company`),
    licences: list('licences', LICENCE),
    warehouses: list('warehouses', PARTS.warehouses),
    managers: list('managers', PARTS.managers),
  }
}

function objectOf(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ErpError(`${where} 应为对象。`)
  return { ...value }
}

function fieldsOf(value: unknown, known: readonly string[], where: string): Fields {
  return Object.fromEntries(
    Object.entries(objectOf(value, where)).map(([name, said]) => {
      if (!known.includes(name)) throw new ErpError(`${where}：没有“${name}”这一项，只有 ${known.join('、')}。`)
      if (typeof said !== 'string') throw new ErpError(`${where}：“${name}”应为引号中的文字。`)
      return [name, said]
    }),
  )
}

/** Names every picture that is not there, before anything is sent. */
export async function checkPictures(licences: readonly Fields[], file: string): Promise<void> {
  const pictures = licences.flatMap(({ picture }) => (picture ? [picture] : []))
  const isThere = await Promise.all(
    pictures.map((picture) =>
      access(resolve(dirname(file), picture)).then(
        () => true,
        () => false,
      ),
    ),
  )
  const missing = pictures.filter((_, at) => !isThere[at])
  if (missing.length === 0) return
  throw new ErpError(
    `找不到图片 ${missing.join('、')}。请放进 ${resolve(dirname(file))}，或从 ${file} 里去掉对应的 "picture"；还没有任何内容发出。`,
  )
}

/** A licence as it is sent: its picture is read from beside the file. `digest` is what the picture's address will hold. */
export async function licenceForm(value: unknown, file: string): Promise<{ form: Fields; digest: string | null }> {
  const { picture, ...fields } = fieldsOf(value, LICENCE, file)
  if (picture === undefined || picture === '') return { form: fields, digest: null }
  const path = resolve(dirname(file), picture)
  const bytes = await readFile(path).catch(() => {
    throw new ErpError(`读不了图片 ${path}。`)
  })
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { form: { ...fields, picture: bytes.toString('base64') }, digest }
}
