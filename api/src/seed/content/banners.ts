import { BANNER_ID } from 'rules/constants'
import type { BannerPalette, BannerShape, BannerSlot } from '../../db/tables/content.ts'
import type { Zone } from '../../db/tables/zones.ts'

export interface SeedFloor {
  readonly id: number
  readonly name: string
  readonly subtitle: string
  readonly url: string
  readonly zone?: Zone
  readonly categoryId?: number
}

export const FLOORS: readonly SeedFloor[] = [
  { id: 1, name: '优选包邮', subtitle: '达到件数即免运费', url: '/yx', zone: 'yx' },
  { id: 2, name: '感冒呼吸', subtitle: '入冬高频，现货速发', url: '/list/other/100', categoryId: 100 },
  { id: 3, name: '慢病常备', subtitle: '降压降糖，长期供应', url: '/list/other/200', categoryId: 200 },
  { id: 4, name: '中成药', subtitle: '名方验方，各厂齐备', url: '/list/other/500', categoryId: 500 },
  { id: 5, name: '中药饮片', subtitle: '批批检验，袋袋可追溯', url: '/zyyp', zone: 'zy' },
  { id: 6, name: '医疗器械', subtitle: '家用检测与耗材', url: '/qxzq', zone: 'qx' },
  { id: 7, name: '近效期特惠', subtitle: '效期看得见，价格更低', url: '/jxqzc', zone: 'jxq' },
]

export interface SeedBanner {
  readonly id: number
  readonly slot: BannerSlot
  readonly floor?: number
  readonly title: string
  readonly subtitle: string
  readonly url: string
  readonly palette: BannerPalette
  readonly shape: BannerShape
  /** Generic names of the goods it shows, at most three; the last stands in front. */
  readonly goods: readonly string[]
}

const floor = (
  id: number,
  floorId: number,
  title: string,
  subtitle: string,
  url: string,
  palette: BannerPalette,
  goods: readonly string[],
): SeedBanner => ({ id, slot: 'floor', floor: floorId, title, subtitle, url, palette, shape: 'tall', goods })

export const BANNERS: readonly SeedBanner[] = [
  {
    id: 1,
    slot: 'home',
    title: '秋冬呼吸用药备货',
    subtitle: '感冒、止咳、抗感染，常用品种一次配齐',
    url: '/list/other/100',
    palette: 'teal',
    shape: 'wide',
    goods: ['板蓝根颗粒', '盐酸氨溴索口服溶液', '连花清瘟胶囊'],
  },
  {
    id: 2,
    slot: 'home',
    title: '慢病长处方常备',
    subtitle: '降压、降糖、调脂，多厂家可选',
    url: '/list/other/200',
    palette: 'blue',
    shape: 'wide',
    goods: ['苯磺酸氨氯地平片', '阿托伐他汀钙片', '盐酸二甲双胍片'],
  },
  {
    id: 3,
    slot: 'home',
    title: '道地饮片 批批检验',
    subtitle: '性状、含量、农残逐批有报告',
    url: '/zyyp',
    palette: 'amber',
    shape: 'wide',
    goods: ['黄芪', '当归', '枸杞子'],
  },
  {
    id: 4,
    slot: 'home',
    title: '家用检测进店引流',
    subtitle: '血压计、血糖仪、体温计，整件更省',
    url: '/qxzq',
    palette: 'ink',
    shape: 'wide',
    goods: ['电子体温计', '血糖仪', '电子血压计'],
  },
  floor(11, 1, '优选包邮', '达到件数免运费', '/yx', 'red', ['阿莫西林胶囊', '维生素C片']),
  floor(12, 2, '入冬常备', '一次配齐', '/list/other/100', 'teal', ['布洛芬混悬液', '感冒灵颗粒']),
  floor(13, 3, '慢病管理', '长期稳定供应', '/list/other/200', 'blue', ['缬沙坦胶囊', '盐酸二甲双胍缓释片']),
  floor(14, 4, '名方验方', '各厂齐备', '/list/other/500', 'green', ['六味地黄丸', '藿香正气口服液']),
  floor(15, 5, '道地饮片', '袋袋可追溯', '/zyyp', 'amber', ['党参', '菊花']),
  floor(16, 6, '器械耗材', '资质齐全', '/qxzq', 'ink', ['医用外科口罩', '电子血压计']),
  floor(17, 7, '近效期特惠', '效期看得见', '/jxqzc', 'red', ['健胃消食片', '维生素E软胶囊']),
  {
    id: 21,
    slot: 'top',
    title: '冬储备货抽奖进行中',
    subtitle: '付款一单即可抽一次，最高得血压计一台',
    url: '/list',
    palette: 'red',
    shape: 'strip',
    goods: ['电子血压计'],
  },
  {
    id: 22,
    slot: 'right',
    title: '近效期特惠',
    subtitle: '效期看得见',
    url: '/jxqzc',
    palette: 'amber',
    shape: 'card',
    goods: ['健胃消食片'],
  },
  {
    id: 23,
    slot: 'login',
    title: '药店诊所的采购台',
    subtitle: '价格、效期、批号，下单前都看得见',
    url: '/list',
    palette: 'teal',
    shape: 'wide',
    goods: ['六味地黄丸', '奥美拉唑肠溶胶囊', '阿莫西林胶囊'],
  },
  {
    id: 24,
    slot: 'yx',
    title: '优选包邮专区',
    subtitle: '带「优」字的商品达到件数免运费',
    url: '/yx',
    palette: 'red',
    shape: 'wide',
    goods: ['维生素C片', '阿莫西林胶囊'],
  },
  {
    id: 25,
    slot: 'xrtj',
    title: '新品到货',
    subtitle: '本月新上架品规',
    url: '/list?sort=new',
    palette: 'green',
    shape: 'wide',
    goods: ['孟鲁司特钠咀嚼片', '玻璃酸钠滴眼液'],
  },
  {
    id: 26,
    slot: 'ppzq',
    title: '品牌厂家直供',
    subtitle: '厂家授权，渠道可查',
    url: '/ppzq',
    palette: 'blue',
    shape: 'wide',
    goods: ['瑞舒伐他汀钙片', '复方丹参滴丸', '奥美拉唑肠溶胶囊'],
  },
  {
    id: 27,
    slot: 'kxzq',
    title: '控销专区',
    subtitle: '区域保护，利润有保障',
    url: '/kxzq',
    palette: 'ink',
    shape: 'wide',
    goods: ['护肝片', '参苓白术颗粒'],
  },
  {
    id: 28,
    slot: 'new_kxzq',
    title: '控销新品招商',
    subtitle: '授权区域内优先供应',
    url: '/help/gywm/lxwm?id=42',
    palette: 'ink',
    shape: 'wide',
    goods: ['通心络胶囊', '逍遥丸'],
  },
  {
    id: 29,
    slot: 'zyzq',
    title: '中药饮片专区',
    subtitle: '道地产区，统货选货分级标示',
    url: '/zyyp',
    palette: 'amber',
    shape: 'wide',
    goods: ['三七粉', '麦冬', '枸杞子'],
  },
  {
    id: BANNER_ID,
    slot: 'demo',
    title: '换季补货清单',
    subtitle: '按上月采购量一键补齐常用品种',
    url: '/kjcg',
    palette: 'green',
    shape: 'card',
    goods: ['氯雷他定片', '感冒清热颗粒'],
  },
  {
    id: 126,
    slot: 'draw',
    title: '冬储备货抽奖',
    subtitle: '付款一单抽一次，每店限一次',
    url: '/list',
    palette: 'red',
    shape: 'card',
    goods: ['电子血压计'],
  },
]
