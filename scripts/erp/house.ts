import { readFile } from 'node:fs/promises'
import { cell, type ErpClient, ErpError, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, Shortfall, Usage } from './command.ts'
import { licenceForm, readJson } from './shopFile.ts'

const SETTINGS = ['company', 'address', 'hot_line', 'qq1', 'qq2', 'wechat_name'] as const

async function company(erp: ErpClient): Promise<string> {
  const data = await erp.get('/api/erp/company')
  const names = typeof data === 'object' && data !== null ? Object.keys(data) : []
  return table(
    ['项目', '内容'],
    names.map((name) => [name, cell(data, name)]),
  )
}

async function setCompany(erp: ErpClient, args: readonly string[]): Promise<string> {
  const name = need(args, 0, 'NAME')
  if (name === 'transfer') {
    const [transfer_name, transfer_bank, transfer_no] = ['HOLDER', 'BANK', 'ACCOUNT'].map((part, at) => need(args, at + 1, part))
    await erp.post('/api/erp/company', { transfer_name, transfer_bank, transfer_no })
  } else {
    if (!SETTINGS.some((setting) => setting === name)) throw new Usage(`NAME 应为 ${SETTINGS.join('、')} 或 transfer，不是 ${name}。`)
    await erp.post('/api/erp/company', { [name]: args.slice(1).join(' ') })
  }
  return '已保存，一分钟内生效。'
}

async function licences(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/licence'))
  if (rows.length === 0) return '还没有登记资质。'
  return table(
    ['编号', '种类', '证号', '持有人', '有效期至', '状态', '图片'],
    rows.map((row) => [
      ...['id', 'kind', 'no', 'holder', 'expires_on', 'status'].map((name) => cell(row, name)),
      cell(row, 'picture') === '' ? '' : '有',
    ]),
  )
}

async function saveLicence(erp: ErpClient, args: readonly string[]): Promise<string> {
  const file = need(args, 0, 'FILE')
  const { form } = await licenceForm(await readJson(file), file)
  return `资质 ${cell(await erp.post('/api/erp/licence', form), 'id')}：一分钟内公示。`
}

/** One line for what is missing or may wait, each with how to mend it. */
export function prescription(answer: unknown): string {
  const rows = rowsOf(answer, 'findings')
  if (rows.length === 0) return '没有缺项，可以接单。'
  return rows.map((row) => `${cell(row, 'level') === 'missing' ? '缺' : '注意'}  ${cell(row, 'text')}。${cell(row, 'remedy')}`).join('\n')
}

async function doctor(erp: ErpClient): Promise<string> {
  const answer = await erp.get('/api/erp/doctor')
  if (cell(answer, 'is_ready') !== '1') throw new Shortfall(prescription(answer))
  return prescription(answer)
}

async function setManager(erp: ErpClient, args: readonly string[]): Promise<string> {
  const form = { name: need(args, 0, 'NAME'), phone: need(args, 1, 'PHONE'), is_default: args[2] === 'default' ? '1' : '0' }
  return `客户经理 ${cell(await erp.post('/api/erp/manager', form), 'id')} 已保存。`
}

async function setWarehouse(erp: ErpClient, args: readonly string[]): Promise<string> {
  const [name, free_over, fee, min_order] = ['NAME', 'FREE-OVER', 'FEE', 'MINIMUM'].map((part, at) => need(args, at + 1, part))
  const form = { id: idOf(args, 0, 'WAREHOUSE'), name, free_over, fee, min_order }
  return `仓库 ${cell(await erp.post('/api/erp/warehouse', form), 'id')} 已保存。`
}

const SEALS: Readonly<Record<string, string>> = { set: '已上传', sample: '样章', none: '未上传' }

async function warehouses(erp: ErpClient): Promise<string> {
  return table(
    ['编号', '仓库', '包邮金额', '运费', '起配金额', '出库专用章'],
    rowsOf(await erp.get('/api/erp/warehouse')).map((row) => [
      ...['id', 'name', 'free_over', 'fee', 'min_order'].map((name) => cell(row, name)),
      SEALS[cell(row, 'seal')] ?? '',
    ]),
  )
}

async function sealWarehouse(erp: ErpClient, args: readonly string[]): Promise<string> {
  const [id, file] = [idOf(args, 0, 'WAREHOUSE'), need(args, 1, 'FILE')]
  const bytes = await readFile(file).catch(() => {
    throw new ErpError(`读不了文件 ${file}：请检查路径。`)
  })
  await erp.post(`/api/erp/warehouse/${id}/seal`, { picture: bytes.toString('base64') })
  return '已保存，此后发货的随货同行单用它。'
}

const list =
  (path: string, names: readonly string[], heads: readonly string[]) =>
  async (erp: ErpClient): Promise<string> =>
    table(
      heads,
      rowsOf(await erp.get(path)).map((row) => names.map((name) => cell(row, name))),
    )

export const houseCommands: readonly Command[] = [
  {
    name: 'doctor',
    args: '',
    what: '离第一笔订单还缺什么、怎么补；有缺时结束码为 1',
    run: doctor,
  },
  { name: 'company', args: '', what: '企业信息与收款账户', run: company },
  {
    name: 'company set',
    args: `${SETTINGS.join('|')}|transfer [WORDS…]`,
    what: '设置一项；不写内容则恢复环境变量的设置；transfer 后写 户名 开户行 账号',
    run: setCompany,
  },
  { name: 'licences', args: '', what: '企业证照及有效期', run: licences },
  { name: 'licence save', args: 'FILE', what: '按 JSON 文件录入证照，同编号则更正', run: saveLicence },
  {
    name: 'licence end',
    args: 'LICENCE',
    what: '撤下证照',
    run: async (erp, args) => {
      await erp.post(`/api/erp/licence/${idOf(args, 0, 'LICENCE')}/end`)
      return '已撤下。'
    },
  },
  {
    name: 'warehouses',
    args: '',
    what: '仓库列表',
    run: warehouses,
  },
  {
    name: 'warehouse seal',
    args: 'WAREHOUSE FILE',
    what: '上传药品出库专用章（PNG 或 JPG），此后发货的随货同行单用它',
    run: sealWarehouse,
  },
  {
    name: 'warehouse',
    args: 'WAREHOUSE NAME FREE-OVER FEE MINIMUM',
    what: '新增或修改仓库：名称、包邮额、运费、起送额',
    run: setWarehouse,
  },
  {
    name: 'managers',
    args: '',
    what: '客户经理列表',
    run: list('/api/erp/manager', ['id', 'name', 'phone', 'is_default'], ['编号', '姓名', '电话', '默认']),
  },
  { name: 'manager', args: 'NAME PHONE [default]', what: '新增或按姓名修改客户经理；default 为默认', run: setManager },
]
