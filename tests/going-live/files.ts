/** What a wholesaler sends: 500 goods in three warehouses, and 20 members who may buy them. Each row follows from its number. */

/** What the buyer buys; its figures are written out where they are expected. */
export const BOUGHT = { code: '0000001', name: '阿莫西林胶囊' } as const
export const GOODS = 500
const MEMBERS = 20
const WAREHOUSES = ['1', 'CK02', 'CK03'] as const
const KINDS = [
  '颗粒,颗粒剂,中成药,乙类OTC,国药准字Z0000,中成药',
  '片,片剂,西药,处方药,国药准字H0000,化学药制剂',
  '口服液,口服液,中成药,甲类OTC,国药准字Z0000,中成药',
] as const

const file = (head: string, ...rows: readonly string[]): string => [head, ...rows].join('\n')
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1)
const padded = (number: number, length: number): string => String(number).padStart(length, '0')

const nameOf = (number: number): string => (number === 1 ? BOUGHT.name : `仁和${padded(number, 3)}号`)
export const codeOf = (number: number): string => padded(number, 7)
/** Goods lie in turn in the three warehouses. */
export const warehouseOf = (number: number): string => WAREHOUSES[(number - 1) % 3] ?? ''

function goodsRow(number: number): string {
  const [, form, kind, rx, approval, scope] = (KINDS[(number - 1) % 3] ?? '').split(',')
  const price = number === 1 ? '20.00' : `${10 + (number % 40)}.50`
  const place = `青榕制药有限公司,云汀医药有限公司,FL0101,${warehouseOf(number)}`
  const name = `${codeOf(number)},${nameOf(number)},${nameOf(number)}`
  return `${name},${place},10*2,盒,${form},${kind},${rx},${approval}${padded(number, 4)},${scope},${price},10,10`
}

function memberRow(number: number): string {
  const scopes = 'chemical:2098-12-31;tcm'
  return `HY${padded(number, 4)},江岸第${number}药房,药店,420102,已通过,${scopes},13900000001,186000000${padded(number, 2)}`
}

const accountRow = (number: number): string =>
  `jiangan${padded(number, 2)},王青禾${number},186000000${padded(number, 2)},HY${padded(number, 4)}`

/** In the order in which the office imports them. */
export const FILES: readonly (readonly [kind: string, lines: number, text: string])[] = [
  ['category', 2, file('分类编码,目录,上级分类,分类名称', 'FL01,总目录,,西药', 'FL0101,总目录,FL01,抗感染')],
  ['maker', 1, file('厂家名称,品牌厂家', '青榕制药有限公司,是')],
  ['supplier', 1, file('供应商名称', '云汀医药有限公司')],
  ['warehouse', 2, file('仓库编码,仓库名称,包邮金额,运费,起订金额', 'CK02,东仓,800.00,8.00,100.00', 'CK03,西仓,800.00,8.00,0')],
  ['manager', 1, file('电话,姓名,默认经理', '13900000001,周景岳,否')],
  [
    'member',
    MEMBERS,
    file('会员编码,公司名称,会员类型,地区编码,审核状态,经营范围,客户经理电话,联系电话', ...numbers(MEMBERS).map(memberRow)),
  ],
  ['account', MEMBERS, file('登录名,姓名,手机号,会员编码', ...numbers(MEMBERS).map(accountRow))],
  [
    'goods',
    GOODS,
    file(
      '商品编码,商品名称,通用名,生产厂家,供应商,分类编码,仓库编码,规格,单位,剂型,商品类别,处方类别,批准文号,经营范围,基础价,中包装,起购量',
      ...numbers(GOODS).map(goodsRow),
    ),
  ],
  [
    'stock',
    GOODS,
    file(
      '商品编码,仓库编码,批号,生产日期,有效期至,数量',
      ...numbers(GOODS).map((number) => `${codeOf(number)},${warehouseOf(number)},A1,2026-01-01,2098-12-31,500`),
    ),
  ],
  ['article_category', 1, file('栏目编码,用途,路径,名称', 'LM01,帮助,guide,购物指南')],
  ['article', 1, file('文章编码,栏目编码,路径,标题,正文,发布时间', 'WZ001,LM01,register,如何注册,点击注册。,2026-01-01 08:00')],
]

/** As `init` wants it. */
export const SHOP = {
  company: {
    company: '某某医药有限公司',
    address: '某省某市某路 1 号',
    hot_line: '0571-88880000',
    transfer_name: '某某医药有限公司',
    transfer_bank: '某某银行某某支行',
    transfer_no: '6222000000000001',
  },
  licences: [
    { kind: 'business', no: '91330000MA00000000', holder: '某某医药有限公司' },
    { kind: 'drug', no: '浙AA5710000', holder: '某某医药有限公司', expires_on: '2098-12-31' },
    { kind: 'drug_information', no: '（浙）-经营性-2024-0000', holder: '某某医药有限公司', expires_on: '2098-12-31' },
    { kind: 'icp', no: '浙ICP备00000000号', holder: '某某医药有限公司' },
  ],
  warehouses: [{ id: '1', name: '主仓', free_over: '1000.00', fee: '12.00', min_order: '200.00' }],
  managers: [{ name: '林素问', phone: '13800000000', is_default: '1' }],
}
