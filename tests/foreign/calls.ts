import type { Desk } from './desk.ts'
import { CATEGORIES } from './shelf.ts'

type Asked = {
  readonly desk: Desk
  readonly id: number
  readonly query: URLSearchParams
  readonly form: URLSearchParams
  readonly isMember: boolean
}
type Answer = (data: unknown, message?: string, cookie?: string) => void
export type Call = { readonly isForMember?: true; readonly answer: (asked: Asked, answer: Answer) => void }

const open = (data: (asked: Asked) => unknown): Call => ({ answer: (asked, answer) => answer(data(asked)) })
const forMember = (data: (asked: Asked) => unknown, message?: string): Call => ({
  isForMember: true,
  answer: (asked, answer) => answer(data(asked), message),
})

const numbers = (text: string | null): number[] => (text ?? '').split(',').map(Number)
const page = ({ desk, query }: Asked, rows: readonly unknown[]): unknown =>
  desk.written.page(rows, Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 20))
const rows = (...all: readonly unknown[]): Call => forMember((asked) => page(asked, all))
const none = rows()
const nothing = forMember(() => [])
const banners = open(() => [{ url: '/mrtj', image: '/images/b.png' }])

function found(asked: Asked): object[] {
  const words = asked.query.get('keywords') ?? ''
  return asked.desk.allGoods().filter((goods) => JSON.stringify(goods).includes(words))
}

const cart: Readonly<Record<string, Call>> = {
  'GET /api/cart/list': forMember(({ desk }) => desk.cart()),
  'GET /api/cart/total': forMember(({ desk }) => ({ total: desk.total() })),
  'POST /api/cart': forMember(({ desk, form }) => {
    desk.add(Number(form.get('goods_id')), Number(form.get('number')))
    return null
  }, '添加成功'),
  'POST /api/cart/quick_add/{id}': forMember(({ desk, id }) => desk.add(id, 10) ?? []),
  'POST /api/cart/{id}/edit': forMember(({ desk, id, form }) => {
    for (const line of desk.lines) if (line.id === id) line.number = Number(form.get('number'))
    return []
  }),
  'POST /api/cart/batch_select': forMember(({ desk, form }) => {
    for (const line of desk.lines) if (numbers(form.get('ids')).includes(line.id)) line.isSelected = form.get('is_selected') === '1'
    return { total: desk.total() }
  }),
  'POST /api/cart/batch_delete': forMember(({ desk, form }) => {
    const ids = numbers(form.get('ids'))
    desk.lines.splice(0, desk.lines.length, ...desk.lines.filter(({ id }) => !ids.includes(id)))
    return '删除成功'
  }),
  'POST /api/cart/next_hint': nothing,
  'POST /api/cart/copy': nothing,
  'POST /api/cart/checkout': nothing,
}

const favorites: Readonly<Record<string, Call>> = {
  'GET /api/favorite': forMember((asked) => page(asked, asked.desk.goods(asked.desk.favorites))),
  'POST /api/favorite': forMember(({ desk, form }) => {
    desk.favorites.push(...numbers(form.get('goods_ids')))
    return []
  }),
  'POST /api/favorite/cancel': forMember(({ desk, form }) => {
    const ids = numbers(form.get('goods_ids'))
    desk.favorites.splice(0, desk.favorites.length, ...desk.favorites.filter((id) => !ids.includes(id)))
    return null
  }),
}

const prize = { id: 5, is_join: 1, name: '电子血压计', remarks: '三日内寄出' }
const prizeCalls: Readonly<Record<string, Call>> = {
  'GET /api/draw/simple': forMember(({ desk }) => ({
    id: 5,
    is_join: desk.written.flag(desk.draw.isJoined),
    name: '开业抽奖',
    remarks: '每店一次',
  })),
  'GET /api/draw': forMember(() => ({ id: 5, is_join: 0, name: '开业抽奖', remarks: '每店一次' })),
  'GET /api/draw/{id}/activity': forMember(({ desk }) => ({ id: 5, is_join: desk.written.flag(desk.draw.isJoined) })),
  'GET /api/draw/new_record': forMember(({ desk }) => (desk.draw.isJoined ? prize : [])),
  'GET /api/draw/record': forMember((asked) => page(asked, asked.desk.draw.isJoined ? [prize] : [])),
  'GET /api/draw/ads': banners,
  'POST /api/draw/{id}/join': forMember(({ desk }) => {
    desk.draw.isJoined = true
    return '抽奖成功'
  }),
}

const message = (id: number, isRead: boolean, { desk }: Asked): object => ({
  id,
  type: 'notice',
  type_text: '系统通知',
  title: '欢迎入驻',
  body: '您的资料已通过审核。',
  url: '',
  is_read: desk.written.flag(isRead),
  created_at: desk.written.moment(1_795_226_400),
})
const messages: Readonly<Record<string, Call>> = {
  'GET /api/message': forMember((asked) =>
    page(
      asked,
      asked.desk.messages.map(({ id, isRead }) => message(id, isRead, asked)),
    ),
  ),
  'GET /api/message/{id}': forMember((asked) => message(asked.id, false, asked)),
  'POST /api/message/read': forMember(({ desk }) => {
    for (const entry of desk.messages) entry.isRead = true
    return []
  }),
  'POST /api/message/delete': forMember(({ desk }) => void desk.messages.splice(0)),
}

const people: Readonly<Record<string, Call>> = {
  'POST /api/auth/login': {
    answer: ({ form }, answer) =>
      answer(null, '登录成功', form.get('password') === 'Demo-2026' ? 'laravel_session=member%3D1; path=/; httponly' : ''),
  },
  'DELETE /api/user/logout': { answer: (_, answer) => answer(null, '已退出', 'laravel_session=; path=/; max-age=0') },
  'GET /api/user/base': forMember(({ desk }) => desk.user()),
  'POST /api/user/updateUserInfo': nothing,
  'POST /api/user/resetPassword': nothing,
  'POST /api/user/feedback': nothing,
  'POST /api/user/create_code': open(() => null),
  'DELETE /api/user/unbind_wechat': nothing,
  'POST /api/user/buy': nothing,
  'GET /api/user/phone/{id}': open(() => null),
  'POST /api/shop/details': nothing,
  'POST /api/shop/save': nothing,
  'GET /api/user/user_money': nothing,
  'GET /api/user/couponNum': nothing,
  'GET /api/user/jyfw': nothing,
  'GET /api/user/zizhi': nothing,
  'GET /api/shop/cardList': nothing,
  ...Object.fromEntries(['user/fast_buy', 'shop/followList', 'market/item/followList'].map((path) => [`GET /api/${path}`, none])),
}

/** Rows of which the specification shows no field: this host tells what they are, and neither amounts nor dates. */
const told: Readonly<Record<string, Call>> = {
  'GET /api/user/coupon': rows({ id: 61, name: '开业券' }),
  'GET /api/user/availableCoupon': rows({ id: 61, name: '开业券' }),
  'GET /api/user/user_money_log': rows({ id: 77, title: '订单支付' }, { id: 76, title: '充值' }),
  'GET /api/user/buy': rows({ id: 41, name: '人工牛黄' }),
}

const goods: Readonly<Record<string, Call>> = {
  'GET /api/goods/list': open((asked) => page(asked, found(asked))),
  'GET /api/goods/search': open(found),
  'GET /api/goods/hot': open(() => [{ name: '感冒', url: '' }]),
  'GET /api/goods/detail/{id}': open(({ desk, id }) => desk.goods([id])[0] ?? null),
  'GET /api/goods/fl': open(() => CATEGORIES),
  'GET /api/activity/everyday_price': open((asked) => page(asked, asked.desk.allGoods())),
  'GET /api/index_wntj/{id}': open(({ desk }) => desk.allGoods()),
  'GET /api/index/spike': open(() => []),
}

const SLOTS = ['kxzq_ad', 'new_kxzq', 'right', 'xrtj', 'top', 'ppzq', 'kxzq', 'zyzq', 'login', 'yx', 'demo']
const content: Readonly<Record<string, Call>> = {
  'GET /api/focus': banners,
  'GET /api/focus/common': open(({ desk }) => desk.common()),
  ...Object.fromEntries(SLOTS.map((slot) => [`GET /api/focus/${slot}`, banners])),
  'GET /api/focus/brand/{id}': banners,
  'GET /api/focus/postList': open(() => [{ id: 81, title: '国庆发货安排' }]),
  'GET /api/article/category': open(() => ({ id: 3, name: '行业资讯' })),
  'GET /api/global/links': open(() => [{ url: 'https://example.com/' }]),
  'GET /api/post/postDetail': open(({ query }) => ({ id: query.get('id'), title: '商城公告' })),
}

/** Every call of the specification, by its method and path. */
export const CALLS: Readonly<Record<string, Call>> = {
  ...cart,
  ...favorites,
  ...prizeCalls,
  ...messages,
  ...people,
  ...told,
  ...goods,
  ...content,
}
