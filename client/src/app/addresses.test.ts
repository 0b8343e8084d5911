import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { matchLocation } from './matchLocation.ts'
import type { RouteFlags } from './route.tsx'
import { allRoutes } from './routeTable.ts'

await allRoutes()

const usual: RouteFlags = {
  header: true,
  loginHeader: false,
  footer: true,
  rightPanel: true,
  categoryMenu: true,
  nav: true,
  search: true,
  topRightAd: false,
  requiresLogin: false,
  restoresScroll: true,
}
const withAd = { ...usual, topRightAd: true }
const member = { ...usual, requiresLogin: true }
const cart = { ...member, categoryMenu: false, nav: false }
/** What was to be confirmed or paid is read from its top again. */
const toPay = { ...cart, search: false, restoresScroll: false }
const slim = { ...usual, header: false, loginHeader: true, rightPanel: false, categoryMenu: false, nav: false }
const bare = { ...usual, header: false, footer: false, rightPanel: false, categoryMenu: false, nav: false, search: false }

const [SPEC, TRADE] = ['SPEC', 'TRADE'].map((name) => readFileSync(join(import.meta.dirname, `../../../docs/${name}.md`), 'utf8'))

/**
 * Every address of SPEC §2 with its title and its flags, written out here and taken from nowhere. SPEC names pages in English: its words
 * stand beside the Chinese title; `trade` are those of the trade's rules, and `name` means that nothing but the address itself names it.
 */
it.each<readonly [string, string, string, RouteFlags]>([
  ['/404', 'not found', '页面不存在', usual],
  ['/noActivity', 'activity not found', '活动不存在', usual],
  ['/', 'home', '首页', withAd],
  ['/home', 'home', '首页', withAd],
  ['/login', 'title: login account', '登录账号', slim],
  ['/loading', 'name: loading', '加载中', bare],
  ['/loading/activity', 'name: activity', '活动', bare],
  ['/jfsc', 'points mall', '积分商城', usual],
  ['/list/other/{id}/{name?}', 'drug list', '药品列表', withAd],
  ['/ppzq', 'brand zone', '品牌专区', usual],
  ['/ppzq_index/{page?}', 'brand zone', '品牌专区', usual],
  ['/ppzq/{page?}', 'brand zone', '品牌专区', usual],
  ['/ppzq/info/{id}/{page?}', 'brand detail', '品牌详情', usual],
  ['/list', 'name: list', '全部商品', withAd],
  ['/list/table', 'name: list', '全部商品', withAd],
  ['/list/no_image', 'name: list', '全部商品', withAd],
  ['/list_info/{id}', 'product detail', '商品详情', usual],
  ['/list/info/{id}', 'product detail', '商品详情', usual],
  ['/search', 'name: search', '商品搜索', withAd],
  ['/search/table', 'name: search', '商品搜索', withAd],
  ['/yx', 'free-shipping zone', '优选包邮', withAd],
  ['/yx_table', 'free-shipping zone', '优选包邮', withAd],
  ['/yx/rule', 'preferred rules', '优选包邮规则', bare],
  ['/yjh/{id?}', 'activity zone', '活动专区', usual],
  ['/Hdzx/{ids}/{id?}', 'activity centre', '活动中心', usual],
  ['/jxqzc', 'near-expiry zone', '近效期专区', withAd],
  ['/qxzq', 'devices zone', '器械专区', withAd],
  ['/zyyp', 'Chinese herb zone', '中药饮片', withAd],
  ['/kxzq', 'controlled-sale zone', '控销专区', withAd],
  ['/kxzq_new', 'controlled-sale zone', '新版控销专区', withAd],
  ['/kxzq/goods/{url}/{ads?}', 'controlled-sale zone', '控销专场', withAd],
  ['/gyqg', 'group purchase', '抱团购', usual],
  ['/gyqg/list', 'group purchase', '抱团购', usual],
  ['/gyqg/info', 'group purchase', '抱团详情', usual],
  ['/gyqg/shop', 'group purchase', '我的抱团', member],
  ['/price', "trade: what a visitor may see of today's prices", '今日行情', usual],
  ['/priceList', 'trade: price sheets to browse and download', '价格单', usual],
  ['/priceList/info', 'trade: one sheet', '价格单', usual],
  ['/hb', 'full-amount cashback', '满额返现', usual],
  ['/welfare', 'all goods 94% off', '福利专区', withAd],
  ['/mrtj', 'daily special price', '每日特价', usual],
  ['/zhzq', 'combination purchase', '组合购', usual],
  ['/lqzx', 'coupon centre', '领券中心', usual],
  ['/zqmb', 'trade: a zone page built from a template', '专区', usual],
  ['/yyh', 'a medical-supplier zone', '供应商专区', usual],
  ['/yyh/list', 'trade: their goods', '供应商商品', usual],
  ['/hdmb', 'activity templates', '活动', usual],
  ['/cart_step1', 'shopping cart', '采购单', cart],
  ['/cart', 'shopping cart', '采购单', cart],
  ['/cart_step2', 'confirm order', '确认订单', toPay],
  ['/cart_step3/{id}', 'pay order', '支付订单', toPay],
  ['/cart_step4', 'payment complete', '支付完成', { ...cart, restoresScroll: false }],
  ['/cart_hm', 'trade: pay by bank transfer (汇款)', '银行汇款', toPay],
  ['/forget_step1', 'forget password', '忘记密码', slim],
  ['/forget_step2', 'reset password', '重置密码', slim],
  ['/forget_step3', 'reset success', '重置成功', slim],
  ['/register/step1', 'name: register', '注册账号', slim],
  ['/register/step2', 'name: register', '注册账号', slim],
  ['/register/step3', 'name: register', '注册账号', { ...slim, requiresLogin: true }],
  ['/register/wechat', 'name: register, wechat', '微信注册', slim],
  ['/register/dd/step1', 'title: register member', '注册会员', slim],
  ['/register/dd/step2', 'title: register member', '注册会员', slim],
  ['/register/dd/step3', 'title: register member', '注册会员', { ...slim, requiresLogin: true }],
  ['/user', 'member centre', '会员中心', member],
  ['/user_hyzx', 'member centre', '会员中心', member],
  ['/wdqb', 'my wallet', '我的钱包', member],
  ['/yegl', 'balance', '余额管理', member],
  ['/jfgl', 'points', '积分管理', member],
  ['/yhq', 'coupons', '优惠券', member],
  ['/xjq', 'cash vouchers', '现金券', member],
  ['/basic', 'basic info', '基本信息', member],
  ['/zzzj', 'qualification certificates', '资质证件', member],
  ['/ddgl', 'multi-store management', '多店管理', member],
  ['/bdwx', 'bind WeChat', '绑定微信', member],
  ['/addr', 'delivery addresses', '收货地址', member],
  ['/wdxx', 'my messages', '我的消息', member],
  ['/shop', 'shop info', '店铺信息', member],
  ['/order', 'my orders', '我的订单', member],
  ['/order/info/{id}', 'order detail', '订单详情', member],
  ['/order/returnInfo/{id}', 'return detail', '退货详情', member],
  ['/order/afterSalesInfo/{id}', 'after-sales detail', '售后详情', member],
  ['/jfdd', 'points orders', '积分订单', member],
  ['/hmdd', 'receipts for orders containing controlled ephedrine-type goods', '含麻回执', member],
  ['/wdsh', 'my after-sales', '我的售后', member],
  ['/afterSaleApply', 'name: afterSaleApply', '申请售后', member],
  ['/processing', 'my after-sales', '我的售后', member],
  ['/afterSaleRecord', 'name: afterSaleRecord', '售后记录', member],
  ['/kjcg', 'quick purchase', '快捷采购', member],
  ['/pzqg', 'variety wanted list', '品种求购', member],
  ['/pzqg/add', 'new request', '发布求购', member],
  ['/pzqg/info', 'detail', '求购详情', member],
  ['/pzgy', 'variety supply', '品种供应', member],
  ['/dzfp', 'e-invoice', '电子发票', usual],
  ['/star', 'my favourites', '我的收藏', member],
  ['/follow', 'my follows', '我的关注', member],
  ['/yjfk', 'feedback', '意见反馈', member],
  ['/help', 'name: help', '帮助中心', usual],
  ['/help/xrzn/hyzc', 'name: help', '帮助中心', usual],
  ['/news/hyzx', 'industry news', '行业资讯', usual],
  ['/news/qydt', 'company news', '企业动态', usual],
  ['/news/info/{id}/{type}', 'news detail', '资讯详情', usual],
  ['/help/pay', 'order payment', '支付与配送', slim],
  ['/help/zfps/ddzf', 'order payment', '支付与配送', slim],
  ['/help/zfps/hwps', 'goods delivery', '支付与配送', slim],
  ['/help/zfps/ypth', 'drug return/exchange', '支付与配送', slim],
])('the address %s has its title and flags', (path, words, title, flags) => {
  if (!words.startsWith('name: ')) expect(words.startsWith('trade: ') ? TRADE : SPEC).toContain(words.replace('trade: ', ''))
  const filledIn = path.replaceAll(/\{(?:id|ids|page)\??\}/g, '7').replaceAll(/\{\w+\??\}/g, 'x')
  for (const address of [filledIn, path.replaceAll(/\/\{\w+\?\}/g, '').replaceAll(/\{\w+\}/g, '7')])
    expect(matchLocation(`${address}?id=7&quote=7&trade=7`)).toMatchObject({ kind: 'route', route: { title, flags } })
})

it.each([
  ['/activity/{url?}/{url1?}/{url2?}', '/activity/a/b/c', '/loading/activity?path=a%2Fb%2Fc'],
  ['/forget', '/forget', '/forget_step1'],
  ['/register', '/register', '/register_index'],
  ['/register_index', '/register_index', '/register/step1'],
  ['/register_dd', '/register_dd', '/register/dd/step1'],
  ['/zhzx', '/zhzx', '/basic'],
  ['/zhzx_jcxx', '/zhzx_jcxx', '/basic'],
  ['/order/wl/{id}', '/order/wl/31', '/order/info/31'],
  ['/zzfw', '/zzfw', '/kjcg'],
])('the address %s leads on', (_path, from, to) => {
  expect(matchLocation(from)).toEqual({ kind: 'redirect', to })
})

it.each([
  ['list_index', '/list', 'goodsList'],
  ['list_table', '/list/table', 'goodsTable'],
  ['list_no_image', '/list/no_image', 'goodsPlain'],
  ['search_index', '/search', 'search'],
  ['search_table', '/search/table', 'searchTable'],
  ['yx_index', '/yx', 'preferred'],
  ['yx_table', '/yx_table', 'preferredTable'],
  ['yx_table', '/yx/table', 'preferredTable'],
  ['kxzq_index', '/kxzq', 'controlled'],
  ['kxzq_index', '/kxzq_new', 'controlledNew'],
  ['forget_step1', '/forget_step1', 'forgetPhone'],
  ['forget_step2', '/forget_step2', 'forgetPassword'],
  ['forget_step3', '/forget_step3', 'forgetDone'],
  ['eleven_index', '/eleven_index', 'elevenIndex'],
])('the child %s is the page of %s', (_child, address, name) => {
  expect(matchLocation(address)).toMatchObject({ kind: 'route', route: { name } })
})

/** SPEC §2 gives these addresses nothing to name; the pages they lead on to are ours to choose. */
it.each([
  ['/cart_step2', '/cart'],
  ['/cart_step4', '/order'],
  ['/cart_hm', '/order'],
  ['/yyh/list', '/yyh'],
  ['/gyqg/info', '/gyqg'],
  ['/priceList/info', '/priceList'],
  ['/pzqg/info', '/pzqg'],
  ['/hdmb', '/yjh'],
])('the address %s without what it names leads on to %s', (address, to) => {
  for (const href of [address, `${address}/`, `${address}?page=2`, `${address}?id=&quote=&trade=`])
    expect(matchLocation(href)).toEqual({ kind: 'redirect', to })
})
