interface SeedNav { readonly name: string; readonly url: string; readonly isOpen: boolean; readonly children?: readonly (readonly [name: string, url: string])[] }

const category = (id: number) => `/list/other/${id}`

/**
 * The line of nine. A zone waits, closed, in the place it will take until its page is there; meanwhile the groups of goods
 * behind it move up.
 */
export const NAV: readonly SeedNav[] = [
  { name: '首页', url: '/', isOpen: true },
  { name: '全部商品', url: '/list', isOpen: true, children: [['感冒呼吸与抗感染', category(100)], ['心脑血管与慢病', category(200)], ['消化与营养', category(300)], ['外用与五官', category(400)]] },
  { name: '优选包邮', url: '/yx', isOpen: false },
  { name: '品牌专区', url: '/ppzq', isOpen: false },
  { name: '控销专区', url: '/kxzq', isOpen: false },
  { name: '中药饮片', url: '/zyyp', isOpen: false },
  { name: '器械专区', url: '/qxzq', isOpen: false },
  { name: '近效期', url: '/jxqzc', isOpen: false },
  { name: '每日特价', url: '/mrtj', isOpen: false },
  { name: '组合购', url: '/zhzq', isOpen: false },
  { name: '领券中心', url: '/lqzx', isOpen: false },
  { name: '积分商城', url: '/jfsc', isOpen: false },
  { name: '感冒抗感染', url: category(100), isOpen: true, children: [['抗感染', category(101)], ['呼吸与感冒', category(102)]] },
  { name: '慢病常备', url: category(200), isOpen: true, children: [['心脑血管', category(201)], ['内分泌', category(202)], ['神经与镇痛', category(203)]] },
  {
    name: '中成药', url: category(500), isOpen: true,
    children: [['感冒清热', category(501)], ['止咳化痰', category(502)], ['心脑', category(503)], ['胃肠肝胆', category(504)], ['补益', category(505)], ['妇儿骨伤', category(506)]],
  },
  { name: '中药材饮片', url: category(600), isOpen: true, children: [['根及根茎类', category(601)], ['果实种子类', category(602)], ['花叶全草类', category(603)], ['皮类与菌类', category(604)]] },
  { name: '医疗器械', url: category(700), isOpen: true, children: [['检测监护', category(701)], ['注射输液', category(702)], ['防护敷料', category(703)], ['康复护理', category(704)]] },
  { name: '我的收藏', url: '/star', isOpen: true },
  { name: '帮助中心', url: '/help', isOpen: true, children: [['会员注册', '/help/xrzn/hyzc?id=11'], ['货物配送', '/help/zfps/hwps?id=22'], ['药品退换货', '/help/zfps/ypth?id=23'], ['联系我们', '/help/gywm/lxwm?id=42']] },
]

export const HOT_WORDS = ['连花清瘟', '阿莫西林', '布洛芬', '氨氯地平', '二甲双胍', '板蓝根', '外科口罩', '黄芪'] as const

export const LINKS: readonly (readonly [name: string, url: string])[] = [
  ['国家药品监督管理局', 'https://www.nmpa.gov.cn/'],
  ['国家卫生健康委员会', 'http://www.nhc.gov.cn/'],
  ['国家医疗保障局', 'https://www.nhsa.gov.cn/'],
  ['全国12315平台', 'https://www.12315.cn/'],
  ['国家企业信用信息公示系统', 'https://www.gsxt.gov.cn/'],
]

interface SeedActivity { readonly path: string; readonly page: string; readonly message?: string; readonly fromDays: number; readonly toDays: number }

/** Addresses that are printed on flyers and sent in messages: one that runs, one to come, one that is over. */
export const ACTIVITIES: readonly SeedActivity[] = [
  { path: 'dongchu', page: '/list/other/100', fromDays: -20, toDays: 60 },
  { path: 'dongchu/yinpian', page: '/list/other/600', fromDays: -20, toDays: 60 },
  { path: 'nianhuo', page: '/list', message: '年货备货专场 12 月 20 日 9:00 开始，先去看看其他商品吧', fromDays: 29, toDays: 75 },
  { path: 'double11', page: '/list', fromDays: -40, toDays: -9 },
]
