import { Type } from 'typebox'
import { PAGE_SIZE_DEFAULT } from 'rules/constants'
import type { Room } from '../../server/app.ts'
import { describeCall, nullable, ok, ref, pageOf } from '../../server/envelope.ts'
import { fieldsetOf, pathsOf, sendFields } from '../../server/fieldset.ts'
import { GoodsFiltersQuery, GoodsListQuery, GoodsSearchQuery, goodsSetOf } from './goodsQuery.schemas.ts'
import { viewerOf } from '../user/viewer.ts'
import { goodsExample, GoodsSchema, goodsWire } from './goods.schemas.ts'
import { goodsFacets, goodsList, goodsSuggestions, hotWords } from './goods.service.ts'
import { SUGGESTIONS_MAX, type Suggestion } from './goodsSuggest.repo.ts'

const SuggestionSchema = Type.Object(
  {
    type: Type.Unsafe<Suggestion['type']>({ type: 'string', enum: ['drug', 'manufacturer'] }),
    text: Type.String(),
    goods_id: nullable(Type.String({ description: '只对应一个商品时为其编号' })),
    count: Type.Integer({ description: '在售商品数' }),
  },
  { $id: 'GoodsSuggestion' },
)

const FacetValueSchema = Type.Object(
  { value: Type.String({ description: '作为筛选条件传回的值' }), text: Type.String(), count: Type.Integer() },
  { $id: 'GoodsFacetValue' },
)
const facet = Type.Array(ref(FacetValueSchema))

const CorrectionSchema = Type.Object(
  { word: nullable(Type.String({ description: '所列商品名称中共有的、与关键词相近的词；没有共有的词时为 null' })) },
  { $id: 'SearchCorrection', description: '没有与关键词相符的商品，所列为差一个错字（按字或按音）的结果' },
)
const goodsPage = Type.Object({ ...pageOf(ref(GoodsSchema)).properties, correction: Type.Union([ref(CorrectionSchema), Type.Null()]) })

/** Every part of a list and of its goods. */
const ListQuery = Type.Object({
  ...GoodsListQuery.properties,
  fields: fieldsetOf([...pathsOf(goodsPage), ...pathsOf(GoodsSchema, 'data.')]),
})

const page = { data: [goodsExample], current_page: 1, per_page: 20, total: 1, last_page: 1, correction: null }
const SUGGEST_KINDS = { 0: 'drug', 1: 'manufacturer' } as const

/** Finding goods: lists, the search box, filters, hot words. */
export const goodsSearchRoom: Room = {
  name: 'goods-search',
  schemas: [SuggestionSchema, FacetValueSchema, CorrectionSchema],
  routes(app, deps) {
    const list = describeCall({ summary: '商品列表', tag: '商品', visitor: true, mayLag: true, data: goodsPage, example: page })
    app.get('/api/goods/list', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request, reply) => {
      const { page: number = 1, per_page = PAGE_SIZE_DEFAULT, sort = 'default' } = request.query
      const found = await goodsList(
        deps,
        goodsSetOf(request.query),
        { page: number, perPage: per_page, sort },
        await viewerOf(deps, request),
      )
      const answer = ok({
        data: found.goods.map(goodsWire),
        current_page: number,
        per_page,
        total: found.total,
        last_page: found.lastPage,
        correction: found.correction,
      })
      return sendFields(reply, answer, request.query.fields)
    })

    const search = describeCall({
      summary: '搜索商品；suggest=1 时只给联想词',
      tag: '商品',
      visitor: true,
      mayLag: true,
      data: Type.Object({ ...goodsPage.properties, suggestions: Type.Array(ref(SuggestionSchema), { maxItems: SUGGESTIONS_MAX }) }),
      example: { ...page, suggestions: [{ type: 'drug', text: '阿莫西林胶囊', goods_id: null, count: 4 }] },
    })
    app.get('/api/goods/search', { ...search, schema: { ...search.schema, querystring: GoodsSearchQuery } }, async (request) => {
      const { page: number = 1, per_page = PAGE_SIZE_DEFAULT, sort = 'default', type, suggest } = request.query
      const set = goodsSetOf(request.query)
      if (suggest === '1') {
        const suggestions = await goodsSuggestions(deps, set, type === undefined ? null : SUGGEST_KINDS[type])
        const wire = suggestions.map(({ goodsId, ...rest }) => ({ ...rest, goods_id: goodsId === null ? null : String(goodsId) }))
        return ok({ data: [], current_page: 1, per_page, total: 0, last_page: 1, correction: null, suggestions: wire })
      }
      // SPEC §5: a search is not run for an empty keyword.
      if (set.keywords.trim() === '')
        return ok({ data: [], current_page: number, per_page, total: 0, last_page: 1, correction: null, suggestions: [] })
      const found = await goodsList(deps, set, { page: number, perPage: per_page, sort }, await viewerOf(deps, request))
      return ok({
        data: found.goods.map(goodsWire),
        current_page: number,
        per_page,
        total: found.total,
        last_page: found.lastPage,
        correction: found.correction,
        suggestions: [],
      })
    })

    const filters = describeCall({
      summary: '筛选条件及各自的商品数',
      tag: '商品',
      visitor: true,
      mayLag: true,
      data: Type.Object({
        manufacturer: facet,
        dosage_form: facet,
        spec: facet,
        expiry: facet,
        tags: facet,
        device_class: facet,
        rx_class: facet,
        price: facet,
        bought: facet,
      }),
      example: {
        manufacturer: [{ value: '1', text: '青榕制药有限公司', count: 12 }],
        dosage_form: [{ value: '胶囊剂', text: '胶囊剂', count: 30 }],
        spec: [{ value: '0.25g*24粒', text: '0.25g*24粒', count: 3 }],
        expiry: [{ value: '6mTo1y', text: '6个月-1年', count: 18 }],
        tags: [{ value: 'youx', text: '优', count: 24 }],
        device_class: [],
        rx_class: [{ value: 'otc_a', text: '甲类OTC', count: 8 }],
        price: [{ value: '5.00-9.99', text: '5-10元', count: 14 }],
        bought: [{ value: '1', text: '买过的', count: 6 }],
      },
    })
    app.get('/api/goods/filters', { ...filters, schema: { ...filters.schema, querystring: GoodsFiltersQuery } }, async (request) =>
      ok(await goodsFacets(deps, goodsSetOf(request.query), await viewerOf(deps, request))),
    )

    const hot = describeCall({
      summary: '热门搜索词',
      tag: '商品',
      visitor: true,
      mayLag: true,
      data: Type.Array(Type.Object({ name: Type.String(), url: Type.String({ description: '站内地址' }) })),
      example: [{ name: '阿莫西林胶囊', url: '/search?keywords=%E9%98%BF%E8%8E%AB%E8%A5%BF%E6%9E%97%E8%83%B6%E5%9B%8A' }],
    })
    app.get('/api/goods/hot', hot, async () =>
      ok((await hotWords(deps)).map((name) => ({ name, url: `/search?keywords=${encodeURIComponent(name)}` }))),
    )
  },
}
