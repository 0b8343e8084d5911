import { Type, type Static } from 'typebox'
import { nullable, ref } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import { goodsExample, GoodsSchema } from '../goods/goods.schemas.ts'
import { LOGIN_WAYS } from './loginWays.ts'

const url = () => Type.String({ description: '站内或 http(s) 地址；以 * 开头或含 # 说明的尚未开放，只提示文字' })
const picture = (description: string) => Type.String({ description })

export const BannerSchema = Type.Object(
  {
    id: Type.String(),
    title: Type.String({ description: '标题' }),
    subtitle: Type.String({ description: '副标题' }),
    url: url(),
    image: picture('横幅图片（SVG）的站内地址，内容变化时地址随之变化'),
    width: Type.Integer({ description: '图片宽度，像素' }),
    height: Type.Integer({ description: '图片高度，像素' }),
    color: Type.String({ description: '底色，渐变的起点' }),
    color_end: Type.String({ description: '底色，渐变的终点' }),
    goods_image: Type.Array(Type.String(), { description: '图中商品的图片地址' }),
  },
  { $id: 'Banner' },
)
export type BannerWire = Static<typeof BannerSchema>

const navProperties = {
  id: Type.String(),
  name: Type.String(),
  url: url(),
  image: Type.Unsafe<string | null>({ type: ['string', 'null'], description: '图标地址' }),
  is_open: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '是否开放' }),
}
export const NavSchema = Type.Object(
  { ...navProperties, children: Type.Array(Type.Object(navProperties), { description: '下级菜单' }) },
  { $id: 'NavEntry' },
)
export type NavWire = Static<typeof NavSchema>

export const MenuCategorySchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    logo: Type.Unsafe<string | null>({ type: ['string', 'null'], description: '大图地址' }),
    logo1: Type.Unsafe<string | null>({ type: ['string', 'null'], description: '菜单图地址' }),
    count: Type.Integer({ description: '在售商品数，含下级' }),
    children: Type.Array(Type.Unsafe<MenuCategoryWire>({ $ref: 'MenuCategory#' })),
  },
  { $id: 'MenuCategory' },
)
export interface MenuCategoryWire {
  id: string
  name: string
  logo: string | null
  logo1: string | null
  count: number
  children: MenuCategoryWire[]
}

export const HotSearchSchema = Type.Object({ name: Type.String(), url: url() }, { $id: 'HotSearch' })

export const BrandSchema = Type.Object(
  {
    id: Type.String({ description: '生产厂家编号' }),
    name: Type.String(),
    logo: picture('品牌标志的站内地址'),
    url: url(),
    count: Type.Integer({ description: '在售商品数' }),
  },
  { $id: 'Brand' },
)
export type BrandWire = Static<typeof BrandSchema>

const categories = (description: string) => Type.Array(ref(MenuCategorySchema), { description })

export const CommonSchema = Type.Object(
  {
    rnss: Type.Array(ref(HotSearchSchema), { description: '热门搜索' }),
    nav: Type.Array(ref(NavSchema), { description: '导航，最多 9 项' }),
    category: categories('通用分类'),
    category_yx: categories('优选专区分类'),
    category_zy: categories('中药专区分类'),
    category_qx: categories('器械专区分类'),
    brand: Type.Array(ref(BrandSchema), { description: '品牌厂家' }),
    banner: Type.Array(ref(BannerSchema), { description: '页头横幅' }),
    timestamp: Type.Integer({ description: '服务器时间，10 位秒' }),
    common_config: Type.Object(
      {
        hot_line: Type.String(),
        qq1: Type.String(),
        qq2: Type.String(),
        wechat_code: nullable(Type.String()),
        login_ways: Type.Array(answers.oneOf(LOGIN_WAYS)),
      },
      { description: '热线、QQ 客服，公众号二维码的站内地址，与已开通的登录方式' },
    ),
  },
  { $id: 'CommonData' },
)
export type CommonWire = Static<typeof CommonSchema>

export const FocusSchema = Type.Object(
  {
    name: Type.String({ description: '版块名称' }),
    banner: Type.Array(ref(BannerSchema)),
    goods: Type.Array(ref(GoodsSchema), { description: '版块商品；没有商品的版块为空' }),
  },
  { $id: 'Focus' },
)
export type FocusWire = Static<typeof FocusSchema>

export const FloorSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    subtitle: Type.String(),
    url: url(),
    tabs: Type.Array(Type.Object({ name: Type.String(), url: url() }), { description: '楼层内的分类' }),
    banner: Type.Array(ref(BannerSchema)),
    goods: Type.Array(ref(GoodsSchema)),
  },
  { $id: 'HomeFloor' },
)
export type FloorWire = Static<typeof FloorSchema>

export const HomeData = Type.Object({
  banner: Type.Array(ref(BannerSchema), { description: '轮播横幅' }),
  floors: Type.Array(ref(FloorSchema), { description: '楼层' }),
})

export const bannerExample: BannerWire = {
  id: '1',
  title: '秋冬呼吸用药备货',
  subtitle: '感冒、止咳、抗感染，常用品种一次配齐',
  url: '/list/other/100',
  image: '/files/banner/1-0123456789ab.svg',
  width: 736,
  height: 320,
  color: '#0b6e69',
  color_end: '#0f857a',
  goods_image: ['/files/goods/1-0123456789ab.svg'],
}
export const brandExample: BrandWire = {
  id: '1',
  name: '青榕制药有限公司',
  logo: '/files/brand/1-0123456789ab.svg',
  url: '/search?type=1&keywords=%E9%9D%92%E6%A6%95%E5%88%B6%E8%8D%AF%E6%9C%89%E9%99%90%E5%85%AC%E5%8F%B8',
  count: 14,
}
const menuExample: MenuCategoryWire = {
  id: '100',
  name: '感冒呼吸与抗感染',
  logo: '/files/goods/1-0123456789ab.svg',
  logo1: '/files/goods/1-0123456789ab.svg',
  count: 120,
  children: [{ id: '101', name: '抗感染', logo: null, logo1: null, count: 42, children: [] }],
}
export const commonExample: CommonWire = {
  rnss: [{ name: '阿莫西林', url: '/search?keywords=%E9%98%BF%E8%8E%AB%E8%A5%BF%E6%9E%97' }],
  nav: [
    {
      id: '1',
      name: '全部商品',
      url: '/list',
      image: null,
      is_open: 1,
      children: [{ id: '11', name: '中成药', url: '/list/other/500', image: null, is_open: 1 }],
    },
  ],
  category: [menuExample],
  category_yx: [],
  category_zy: [],
  category_qx: [],
  brand: [brandExample],
  banner: [bannerExample],
  timestamp: 1795226400,
  common_config: {
    hot_line: '400-000-0000',
    qq1: '800000001',
    qq2: '800000002',
    wechat_code: null,
    login_ways: ['password', 'code', 'wechat'],
  },
}
export const focusExample: FocusWire = { name: '优选包邮', banner: [bannerExample], goods: [goodsExample] }
export const floorExample: FloorWire = {
  id: '1',
  name: '优选包邮',
  subtitle: '满件即包邮',
  url: '/list',
  tabs: [{ name: '优选西药', url: '/list/other/1100' }],
  banner: [bannerExample],
  goods: [goodsExample],
}
