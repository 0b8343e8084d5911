import { CATEGORIES, type Dialect, goodsOf, SHELF, WRITTEN } from './shelf.ts'

type Line = { readonly id: number; readonly goods: number; number: number; isSelected: boolean }

/** What this host keeps of its one member. */
export type Desk = ReturnType<typeof newDesk>

export function newDesk(dialect: Dialect) {
  const written = WRITTEN[dialect]
  const lines: Line[] = []
  const favorites: number[] = [2]
  const messages = [{ id: 31, isRead: false }]
  let lineID = 100
  const priceOf = (id: number): number => SHELF.find((article) => article.id === id)?.price ?? 0
  const total = (): number =>
    Math.round(lines.filter(({ isSelected }) => isSelected).reduce((sum, { goods, number }) => sum + priceOf(goods) * number, 0) * 100) /
    100
  const goods = (ids: readonly number[]): object[] => SHELF.filter(({ id }) => ids.includes(id)).map((article) => goodsOf(article, written))
  return {
    written,
    lines,
    favorites,
    messages,
    draw: { isJoined: false },
    goods,
    allGoods: () => goods(SHELF.map(({ id }) => id)),
    add(goodsID: number, number: number): void {
      const known = lines.find((line) => line.goods === goodsID)
      if (known !== undefined) known.number += number
      else lines.unshift({ id: (lineID += 1), goods: goodsID, number, isSelected: true })
    },
    total: () => written.money(total()),
    cart: () => ({
      data: lines.map(({ id, goods: goodsID, number, isSelected }) => ({
        id,
        type: 0,
        number,
        price: written.money(priceOf(goodsID)),
        is_selected: written.flag(isSelected),
        with_coupon: written.flag(true),
        goods_manjian_amount: written.money(0),
        gift_data: [],
        goods: goods([goodsID])[0],
      })),
      shipping_data: { shipping_amount: written.money(300), no_trans_order_amount: written.money(100) },
      activity_data: { manjians: [{ amount: written.money(200) }], discounts: [] },
      filter_data: [],
      total: written.money(total()),
    }),
    user: () => ({
      show: true,
      username: '青山药房',
      name: '王青山',
      phone: '13800000002',
      company: '青山大药房',
      face: '',
      rank: 1,
      admin: { name: '陈经理', phone: '13900000002', is_default: written.flag(false) },
      address: '成都市',
      is_passed: written.flag(true),
      points: 20,
      cart: lines.length,
      message_count: messages.filter(({ isRead }) => !isRead).length,
      wechat: '',
      common_config: { hot_line: '400-111-2222', qq1: '10001', qq2: '' },
      quality_inspection: { quality_inspection_url: '', msg: '请联系客服' },
      login_url: '/login',
      is_show_youx: written.flag(true),
      is_special: written.flag(false),
      is_can_chat: written.flag(false),
      token: '',
      is_AfterSale: written.flag(true),
    }),
    common: () => ({
      category: CATEGORIES,
      category_yx: CATEGORIES,
      category_zy: [],
      category_qx: [],
      nav: [{ id: 1, name: '每日特价', url: '/mrtj', image: '', is_open: written.flag(true), children: [] }],
      rnss: [{ name: '阿莫西林', url: '/search?keywords=阿莫西林' }],
      brand: [{ id: 7, name: '华北制药', logo: '', url: '' }],
      banner: { url: '/mrtj', image: '/images/top.png' },
      timestamp: written.moment(1_795_226_702),
    }),
  }
}
