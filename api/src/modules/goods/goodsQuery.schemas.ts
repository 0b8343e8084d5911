import { Type, type Static } from 'typebox'
import { EXPIRY_SPANS, type ExpirySpan } from 'rules/time'
import { invalid } from '../../server/apiErrors.ts'
import { fields } from '../../server/fields.ts'
import { DEVICE_CLASSES, GOODS_SORTS, RX_CLASSES, ZONES, type Chosen, type GoodsSet, type GoodsSort } from './goodsQuery.ts'
import type { Zone } from '../../db/tables/zones.ts'
import { TAG_KINDS, type TagKind } from './goodsTag.ts'
import { parsePriceSpan, type PriceSpan } from './priceSpan.ts'

const VALUES_MAX = 20
const VALUE = { type: 'string', minLength: 1, maxLength: 60, pattern: String.raw`^[^\u0000]*$` } as const

const joined = (title: string) =>
  Type.Optional(
    Type.Unsafe<string | string[]>({
      title,
      description: '逗号分隔',
      anyOf: [
        { type: 'string', maxLength: 1200 },
        { type: 'array', items: VALUE, maxItems: VALUES_MAX },
      ],
    }),
  )
const repeated = (title: string) =>
  Type.Optional(
    Type.Unsafe<string | string[]>({
      title,
      description: '可重复',
      anyOf: [VALUE, { type: 'array', items: VALUE, maxItems: VALUES_MAX }],
    }),
  )
const word = <T extends string>(title: string, values: readonly T[], more: Record<string, unknown> = {}) =>
  Type.Optional(Type.Unsafe<T>({ type: 'string', enum: [...values], title, ...more }))

const setFields = {
  zone: word<Zone>('专区', ZONES, {
    description: 'yx 优选包邮，jxq 近效期，qx 器械，zy 中药饮片，kx 控销，brand 品牌，welfare 福利专区（94 折）',
  }),
  category_id: Type.Optional(fields.smallId('分类')),
  keywords: Type.Optional(Type.String({ title: '关键词', maxLength: 60 })),
  type: word('搜索类型', ['0', '1'], { description: '0 药品，1 厂家' }),
  manufacturer: joined('生产厂家'),
  'manufacturer[]': repeated('生产厂家'),
  dosage_form: joined('剂型'),
  'dosage_form[]': repeated('剂型'),
  spec: joined('规格'),
  'spec[]': repeated('规格'),
  expiry: joined('效期'),
  'expiry[]': repeated('效期'),
  tags: joined('标签'),
  'tags[]': repeated('标签'),
  device_class: joined('器械分类'),
  'device_class[]': repeated('器械分类'),
  rx_class: joined('处方分类'),
  'rx_class[]': repeated('处方分类'),
  price: joined('价格区间'),
  'price[]': repeated('价格区间'),
  bought: Type.Optional(fields.flag('买过的')),
  in_stock: Type.Optional(fields.flag('仅看有货')),
}

const pageFields = {
  sort: word<GoodsSort>('排序', GOODS_SORTS, { default: 'default' }),
  page: fields.page(),
  per_page: fields.perPage(),
}

export const GoodsFiltersQuery = Type.Object(setFields)
export const GoodsListQuery = Type.Object({ ...setFields, ...pageFields })
export const GoodsSearchQuery = Type.Object({ ...setFields, ...pageFields, suggest: Type.Optional(fields.flag('只要联想词')) })

type SetQuery = Static<typeof GoodsFiltersQuery>
type ListName = Exclude<keyof Chosen, 'bought'>

/** `name=a,b`, `name=a&name=b` and `name[]=a&name[]=b` say the same; only the first form is cut at commas. */
function given(query: SetQuery, name: ListName): string[] {
  const plain = query[name] ?? []
  const repeatedOnes = query[`${name}[]`] ?? []
  const all = [...(typeof plain === 'string' ? plain.split(',') : plain), ...[repeatedOnes].flat()]
  const unique = [...new Set(all.map((value) => value.trim()).filter((value) => value !== ''))]
  if (unique.length > VALUES_MAX) throw invalid(name, `最多可选${VALUES_MAX}项`)
  return unique
}

function knownValues<T extends string>(query: SetQuery, name: ListName, title: string, known: readonly T[]): T[] {
  return given(query, name).map((value) => {
    const found = known.find((candidate) => candidate === value)
    if (found === undefined) throw invalid(name, `${title}格式不正确`)
    return found
  })
}

function priceSpans(query: SetQuery): PriceSpan[] {
  return given(query, 'price').map((value) => {
    const span = parsePriceSpan(value)
    if (span === null) throw invalid('price', '价格区间格式不正确')
    return span
  })
}

const EXPIRY_KEYS = EXPIRY_SPANS.map(({ key }) => key)

export function goodsSetOf(query: SetQuery): GoodsSet {
  return {
    zone: query.zone ?? null,
    categoryId: query.category_id === undefined ? null : Number(query.category_id),
    keywords: query.keywords ?? '',
    byMaker: query.type === '1',
    inStock: query.in_stock === '1',
    chosen: {
      manufacturer: given(query, 'manufacturer'),
      dosage_form: given(query, 'dosage_form'),
      spec: given(query, 'spec'),
      expiry: knownValues<ExpirySpan>(query, 'expiry', '效期', EXPIRY_KEYS),
      tags: knownValues<TagKind>(query, 'tags', '标签', TAG_KINDS),
      device_class: knownValues(query, 'device_class', '器械分类', DEVICE_CLASSES),
      rx_class: knownValues(query, 'rx_class', '处方分类', RX_CLASSES),
      price: priceSpans(query),
      bought: query.bought === '1' ? ['1'] : [],
    },
  }
}
