interface SeedNav {
  readonly name: string
  readonly url: string
  readonly isOpen: boolean
  readonly children?: readonly (readonly [name: string, url: string])[]
}

const category = (id: number) => `/list/other/${id}`

/** The line of nine, and below it all zones and the groups of goods. */
export const NAV: readonly SeedNav[] = [
  { name: '首页', url: '/', isOpen: true },
  {
    name: '全部商品',
    url: '/list',
    isOpen: true,
    children: [
      ['感冒呼吸与抗感染', category(100)],
      ['心脑血管与慢病', category(200)],
      ['消化与营养', category(300)],
      ['外用与五官', category(400)],
      ['中成药', category(500)],
      ['今日行情', '/price'],
      ['价格单', '/priceList'],
    ],
  },
  {
    name: '优选包邮',
    url: '/yx',
    isOpen: true,
    children: [
      ['包邮规则', '/yx/rule'],
      ['满额返现', '/hb'],
      ['优惠活动', '/yjh'],
    ],
  },
  { name: '品牌专区', url: '/ppzq', isOpen: true, children: [['供应商专区', '/yyh']] },
  { name: '控销专区', url: '/kxzq', isOpen: true, children: [['控销新品', '/kxzq_new']] },
  {
    name: '中药饮片',
    url: '/zyyp',
    isOpen: true,
    children: [
      ['根及根茎类', category(601)],
      ['果实种子类', category(602)],
      ['花叶全草类', category(603)],
      ['皮类与菌类', category(604)],
    ],
  },
  {
    name: '器械专区',
    url: '/qxzq',
    isOpen: true,
    children: [
      ['检测监护', category(701)],
      ['注射输液', category(702)],
      ['防护敷料', category(703)],
      ['康复护理', category(704)],
    ],
  },
  {
    name: '每日特价',
    url: '/mrtj',
    isOpen: true,
    children: [
      ['近效期', '/jxqzc'],
      ['福利专区', '/welfare'],
      ['组合购', '/zhzq'],
      ['抱团购', '/gyqg'],
      ['活动专区', '/yjh'],
    ],
  },
  {
    name: '领券中心',
    url: '/lqzx',
    isOpen: true,
    children: [
      ['积分商城', '/jfsc'],
      ['我的优惠券', '/yhq'],
    ],
  },
]

export const HOT_WORDS = ['连花清瘟', '阿莫西林', '布洛芬', '氨氯地平', '二甲双胍', '板蓝根', '外科口罩', '黄芪'] as const

export const LINKS: readonly (readonly [name: string, url: string])[] = [
  ['国家药品监督管理局', 'https://www.nmpa.gov.cn/'],
  ['国家卫生健康委员会', 'http://www.nhc.gov.cn/'],
  ['国家医疗保障局', 'https://www.nhsa.gov.cn/'],
  ['全国12315平台', 'https://www.12315.cn/'],
  ['国家企业信用信息公示系统', 'https://www.gsxt.gov.cn/'],
]

interface SeedActivity {
  readonly path: string
  readonly page: string
  readonly message?: string
  readonly fromDays: number
  readonly toDays: number
}

/** Addresses that are printed on flyers and sent in messages: one that runs, one to come, one that is over. */
export const ACTIVITIES: readonly SeedActivity[] = [
  { path: 'dongchu', page: '/list/other/100', fromDays: -20, toDays: 60 },
  { path: 'dongchu/yinpian', page: '/list/other/600', fromDays: -20, toDays: 60 },
  { path: 'nianhuo', page: '/list', message: '年货备货专场 12 月 20 日 9:00 开始，先去看看其他商品吧', fromDays: 29, toDays: 75 },
  { path: 'double11', page: '/list', fromDays: -40, toDays: -9 },
]
