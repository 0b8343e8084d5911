import { code, flag, integer, moment, money, oneOf, reference, references, text } from '../columns.ts'
import { tableKind } from '../tableKind.ts'

const sort = integer('排序', { min: 0, max: 1_000_000, example: '1', otherwise: 0 })
const url = text('地址', {
  max: 500,
  example: '/search?keywords=阿胶',
  isRequired: true,
  pattern: /^[*]?(\/([^/].*)?|https?:\/\/[^/].*)?(#.*)?$/,
  form: '本站路径，或 http 开头的网址',
})
const KINDS = { 西药: 'western', 中成药: 'tcm', 中药饮片: 'herb', 医疗器械: 'device', 食品: 'food' }
const ZONES = { 优选: 'yx', 近效期: 'jxq', 器械: 'qx', 中药: 'zy', 控销: 'kx', 品牌: 'brand' }
const begins = moment('开始时间', { example: '2027-01-01 00:00', isRequired: true })
const isBackwards = (starts: unknown, ends: unknown): boolean => typeof ends === 'string' && ends <= String(starts)
const laterEnd = { column: 'ends_at', message: '须晚于开始时间' }

export const articleCategoryKind = tableKind({
  name: 'article_category',
  title: '文章栏目',
  area: 'site',
  table: 'article_category',
  identity: { by: 'code', id: 'highest' },
  key: ['code'],
  columns: {
    code: code('栏目编码', { example: 'LM01', isRequired: true }),
    kind: oneOf('用途', { 帮助: 'help', 资讯: 'news', 公告: 'notice' }, { isRequired: true }),
    slug: text('路径', { min: 2, max: 20, example: 'guide', isRequired: true, pattern: /^[a-z]{2,20}$/, form: '2 到 20 个小写字母' }),
    name: text('名称', { max: 20, example: '购物指南', isRequired: true }),
    sort,
  },
})

/** Help, news and notices. */
export const articleKind = tableKind({
  name: 'article',
  title: '文章',
  area: 'site',
  table: 'article',
  identity: { by: 'code', id: 'highest' },
  key: ['code'],
  columns: {
    code: code('文章编码', { example: 'WZ001', isRequired: true }),
    category: reference('栏目编码', 'article_category', { example: 'LM01', isRequired: true, field: 'category_id' }),
    slug: text('路径', {
      min: 2,
      max: 20,
      example: 'register',
      isRequired: true,
      pattern: /^[a-z0-9]{2,20}$/,
      form: '2 到 20 个小写字母或数字',
    }),
    title: text('标题', { max: 60, example: '如何注册', isRequired: true }),
    body: text('正文', { max: 50_000, example: '第一段。', isRequired: true }),
    published_at: moment('发布时间', { example: '2027-01-01 08:00', isRequired: true }),
  },
  derived: {
    from: ['category_id', 'slug', 'title', 'body', 'published_at'],
    make: (row, { clock }) => ({ updated_at: [clock.now().toISOString(), String(row['published_at'])].toSorted().at(-1) ?? null }),
  },
})

export const navKind = tableKind({
  name: 'nav',
  title: '导航',
  area: 'site',
  table: 'nav_entry',
  identity: { by: 'code', id: 'highest' },
  key: ['code'],
  columns: {
    code: code('导航编码', { example: 'DH01', isRequired: true }),
    parent: reference('上级导航', 'nav', { example: 'DH01', field: 'parent_id' }),
    name: text('名称', { max: 12, example: '优选专区', isRequired: true }),
    url,
    is_open: flag('显示', { otherwise: true }),
    sort,
  },
})

export const hotWordKind = tableKind({
  name: 'hot_word',
  title: '热搜词',
  area: 'site',
  table: 'hot_word',
  identity: { by: 'columns', id: 'none' },
  key: ['word'],
  columns: { word: text('词', { max: 20, example: '阿胶', isRequired: true }), url, sort },
})

export const linkKind = tableKind({
  name: 'site_link',
  title: '友情链接',
  area: 'site',
  table: 'site_link',
  identity: { by: 'code', id: 'highest' },
  key: ['code'],
  columns: {
    code: code('链接编码', { example: 'LJ01', isRequired: true }),
    name: text('名称', { max: 30, example: '国家药品监督管理局', isRequired: true }),
    url,
    sort,
  },
})

export const floorKind = tableKind({
  name: 'home_floor',
  title: '首页楼层',
  area: 'site',
  table: 'home_floor',
  identity: { by: 'code', id: 'highest' },
  key: ['code'],
  columns: {
    code: code('楼层编码', { example: 'LC01', isRequired: true }),
    name: text('名称', { max: 12, example: '优选', isRequired: true }),
    subtitle: text('副标题', { max: 30, example: '省心好药', isRequired: true }),
    url,
    zone: oneOf('专区', ZONES, {}),
    category: reference('分类编码', 'category', { example: 'FL01', field: 'category_id' }),
    sort,
  },
  check: (row) =>
    ((row['zone'] ?? null) === null) === ((row['category_id'] ?? null) === null)
      ? [{ column: 'zone', message: '专区与分类须填且只填一个' }]
      : [],
})

const SLOTS = {
  首页: 'home',
  楼层: 'floor',
  顶部: 'top',
  右侧: 'right',
  登录: 'login',
  优选: 'yx',
  新人推荐: 'xrtj',
  品牌: 'ppzq',
  控销: 'kxzq',
  新控销: 'new_kxzq',
  中药: 'zyzq',
  抽奖: 'draw',
}

export const bannerKind = tableKind({
  name: 'banner',
  title: '广告图',
  area: 'site',
  table: 'banner',
  identity: { by: 'code', id: 'highest' },
  key: ['code'],
  parts: [{ column: 'goods', table: 'banner_goods', by: 'banner_id', fields: ['goods_id'], place: 'place' }],
  columns: {
    code: code('广告编码', { example: 'GG01', isRequired: true }),
    slot: oneOf('位置', SLOTS, { isRequired: true }),
    floor: reference('楼层编码', 'home_floor', { example: 'LC01', field: 'floor_id' }),
    title: text('标题', { max: 20, example: '冬令进补', isRequired: true }),
    subtitle: text('副标题', { max: 30, example: '阿胶满减', isRequired: true }),
    url,
    palette: oneOf('色调', { 青: 'teal', 蓝: 'blue', 红: 'red', 琥珀: 'amber', 绿: 'green', 墨: 'ink' }, { otherwise: 'teal' }),
    shape: oneOf('形状', { 横幅: 'wide', 竖幅: 'tall', 长条: 'strip', 卡片: 'card' }, { otherwise: 'wide' }),
    goods: references('商品编码', 'goods', { example: '0012345;0012346', max: 3, isOrdered: true }),
    starts_at: begins,
    ends_at: moment('结束时间', { example: '2027-03-01 00:00' }),
    sort,
  },
  check: (row) => [
    ...((row['slot'] === 'floor') === ((row['floor_id'] ?? null) === null)
      ? [{ column: 'floor', message: '位置为楼层时填写，其余留空' }]
      : []),
    ...(isBackwards(row['starts_at'], row['ends_at']) ? [laterEnd] : []),
  ],
})

export const activityPageKind = tableKind({
  name: 'activity_page',
  title: '活动页',
  area: 'site',
  table: 'activity_page',
  identity: { by: 'columns', id: 'none' },
  key: ['path'],
  columns: {
    path: text('路径', {
      max: 60,
      example: 'hd/2027',
      isRequired: true,
      pattern: /^[\w-]+(\/[\w-]+){0,2}$/,
      form: '字母、数字、横线，最多三段',
    }),
    page: text('打开的页面', { max: 500, example: '/yx', isRequired: true, pattern: /^\/[^\s<>"\\]*$/, form: '本站路径' }),
    message: text('说明', { max: 100, example: '活动尚未开始', otherwise: '' }),
    starts_at: begins,
    ends_at: moment('结束时间', { example: '2027-03-01 00:00', isRequired: true }),
  },
  check: (row) => (isBackwards(row['starts_at'], row['ends_at']) ? [laterEnd] : []),
})

export const priceSheetKind = tableKind({
  name: 'price_sheet',
  title: '价格单',
  area: 'goods',
  table: 'price_sheet',
  identity: { by: 'code', id: 'highest' },
  key: ['code'],
  columns: {
    code: code('价格单编码', { example: 'JG01', isRequired: true }),
    name: text('名称', { max: 40, example: '全品目录', isRequired: true }),
    remarks: text('说明', { max: 200, example: '全部在售商品', otherwise: '' }),
    zone: oneOf('专区', ZONES, {}),
    kind: oneOf('商品类别', KINDS, {}),
    is_special: flag('只列特价', { otherwise: false }),
    sort,
  },
  check: (row) =>
    [row['zone'] ?? null, row['kind'] ?? null, row['is_special'] === true ? 1 : null].filter((value) => value !== null).length > 1
      ? [{ column: 'zone', message: '专区、类别、只列特价最多选一个' }]
      : [],
})

export const pointsCategoryKind = tableKind({
  name: 'points_category',
  title: '积分礼品分类',
  area: 'promotions',
  table: 'points_category',
  identity: { by: 'code', id: 'highest' },
  key: ['code'],
  columns: {
    code: code('分类编码', { example: 'LPFL1', isRequired: true }),
    name: text('名称', { max: 20, example: '门店用品', isRequired: true }),
    sort,
  },
})

export const pointsGoodsKind = tableKind({
  name: 'points_goods',
  title: '积分礼品',
  area: 'promotions',
  table: 'points_goods',
  identity: { by: 'code', id: 'identity' },
  key: ['code'],
  columns: {
    code: code('礼品编码', { example: 'LP001', isRequired: true }),
    category: reference('分类编码', 'points_category', { example: 'LPFL1', isRequired: true, field: 'category_id' }),
    name: text('名称', { max: 60, example: '热敏收银纸', isRequired: true }),
    spec: text('规格', { max: 60, example: '57×50 毫米，10 卷', isRequired: true }),
    remarks: text('说明', { max: 400, example: '适用常见打印机', otherwise: '' }),
    points: integer('积分', { min: 1, example: '300', isRequired: true }),
    worth: money('价值', { min: 0, example: '25.00', isRequired: true }),
    stock: integer('库存', { min: 0, example: '500', isRequired: true }),
    per_member: integer('每店限兑', { min: 1, example: '5' }),
    is_on_sale: flag('上架', { otherwise: true }),
  },
  atFirst: ({ clock }) => ({ created_at: clock.now().toISOString() }),
})
