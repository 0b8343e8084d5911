import { Type } from 'typebox'
import { PAGE_SIZE_DEFAULT } from 'rules/constants'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, pageOf, ref } from '../../server/envelope.ts'
import { fields, IdParams, idList, pathId } from '../../server/fields.ts'
import { viewerOf } from '../user/viewer.ts'
import { goodsExample, GoodsSchema } from '../goods/goods.schemas.ts'
import { bannerWires } from './banner.service.ts'
import { commonData } from './common.service.ts'
import { findLinks } from './common.repo.ts'
import {
  bannerExample,
  BannerSchema,
  brandExample,
  BrandSchema,
  commonExample,
  CommonSchema,
  floorExample,
  FloorSchema,
  FocusSchema,
  HomeData,
  HotSearchSchema,
  MenuCategorySchema,
  NavSchema,
  focusExample,
} from './content.schemas.ts'
import { bannersById, brandFocus, FOCUS_SLOTS, focusSlot, homeData, recommended } from './focus.service.ts'
import { keepable } from './publicAnswer.ts'
import { paged } from '../../server/paging.ts'

const Links = Type.Array(Type.Object({ name: Type.String(), url: Type.String({ description: '站内或 http(s) 地址' }) }))
const Ads = Type.Array(
  Type.Object({ image: Type.String({ description: '图片地址' }), url: Type.String(), title: Type.String({ description: '图片说明' }) }),
)
const linksExample = [{ name: '国家药品监督管理局', url: 'https://www.nmpa.gov.cn/' }]
const adsExample = [{ image: bannerExample.image, url: '/list/other/100', title: '秋冬呼吸用药备货' }]

/** What the storefront's frame and home page show beside lists of goods. */
export const focusRoom: Room = {
  name: 'focus',
  schemas: [BannerSchema, NavSchema, MenuCategorySchema, HotSearchSchema, BrandSchema, CommonSchema, FocusSchema, FloorSchema],
  routes(app, deps) {
    const common = describeCall({
      summary: '公共数据：热搜、导航、分类、品牌、服务器时间',
      tag: '内容',
      visitor: true,
      mayLag: true,
      data: ref(CommonSchema),
      example: commonExample,
    })
    app.get('/api/focus/common', common, async () => ok(await commonData(deps)))

    const home = describeCall({
      summary: '首页横幅与楼层',
      tag: '内容',
      visitor: true,
      mayLag: true,
      data: HomeData,
      example: { banner: [bannerExample], floors: [floorExample] },
    })
    app.get('/api/focus', home, async (request) => ok(await homeData(deps, await viewerOf(deps, request))))

    for (const [name, slot] of Object.entries(FOCUS_SLOTS)) {
      const call = describeCall({
        summary: `版块内容：${slot.name}`,
        tag: '内容',
        visitor: true,
        mayLag: true,
        data: ref(FocusSchema),
        example: { ...focusExample, name: slot.name },
      })
      app.get(`/api/focus/${name}`, call, async (request) => ok(await focusSlot(deps, slot, await viewerOf(deps, request))))
    }
    bannerRoutes(app, deps)
    adRoutes(app, deps)

    const brand = describeCall({
      summary: '品牌厂家及其商品',
      tag: '内容',
      visitor: true,
      mayLag: true,
      statuses: [404],
      data: Type.Object({ brand: ref(BrandSchema), banner: Type.Array(ref(BannerSchema)), goods: Type.Array(ref(GoodsSchema)) }),
      example: { brand: brandExample, banner: [bannerExample], goods: [goodsExample] },
    })
    app.get('/api/focus/brand/:id', { ...brand, schema: { ...brand.schema, params: IdParams } }, async (request) =>
      ok(await brandFocus(deps, pathId(request.params.id), await viewerOf(deps, request))),
    )

    const forYou = describeCall({
      summary: '为你推荐',
      tag: '内容',
      visitor: true,
      mayLag: true,
      statuses: [404],
      data: pageOf(ref(GoodsSchema)),
      example: { data: [goodsExample], current_page: 1, per_page: PAGE_SIZE_DEFAULT, total: 1, last_page: 1 },
    })
    const params = Type.Object({ page: Type.String({ title: '页码', description: '从 1 开始的数字' }) })
    app.get(
      '/api/index_wntj/:page',
      { ...forYou, schema: { ...forYou.schema, params, querystring: Type.Object({ per_page: fields.perPage() }) } },
      async (request) => {
        const page = pathId(request.params.page)
        const { per_page: perPage = PAGE_SIZE_DEFAULT } = request.query
        if (page < 1 || page > 10_000) throw notFound()
        const { data, total } = await recommended(deps, await viewerOf(deps, request), page, perPage)
        return ok(paged(data, total, { page, per_page: perPage }))
      },
    )
  },
}

function bannerRoutes(app: App, deps: Deps): void {
  const list = (summary: string) =>
    describeCall({
      summary,
      tag: '内容',
      visitor: true,
      mayLag: true,
      data: Type.Object({ banner: Type.Array(ref(BannerSchema)) }),
      example: { banner: [bannerExample] },
    })
  const ads = list('控销专区广告，可按编号筛选')
  app.get(
    '/api/focus/kxzq_ad',
    { ...ads, onSend: keepable, schema: { ...ads.schema, querystring: Type.Object({ ids: Type.Optional(fields.ids('横幅编号', 20)) }) } },
    async (request) => {
      const { ids } = request.query
      return ok({ banner: ids === undefined ? await bannerWires(deps, 'kxzq') : await bannersById(deps, 'kxzq', idList(ids)) })
    },
  )

  const demo = list('指定编号的横幅（125 为首页推荐位）')
  app.get(
    '/api/focus/demo',
    { ...demo, onSend: keepable, schema: { ...demo.schema, querystring: Type.Object({ banner_id: fields.smallId('横幅编号') }) } },
    async (request) => ok({ banner: await bannersById(deps, 'demo', [Number(request.query.banner_id)]) }),
  )
}

function adRoutes(app: App, deps: Deps): void {
  const links = (summary: string) => describeCall({ summary, tag: '内容', visitor: true, mayLag: true, data: Links, example: linksExample })
  app.get('/api/global/links', { ...links('友情链接'), onSend: keepable }, async () => ok(await findLinks(deps.db)))
  app.get('/api/ads/links', { ...links('友情链接（同 /api/global/links）'), onSend: keepable }, async () => ok(await findLinks(deps.db)))

  const right = describeCall({ summary: '右上角浮动广告', tag: '内容', visitor: true, mayLag: true, data: Ads, example: adsExample })
  app.get('/api/ads/right', { ...right, onSend: keepable }, async () =>
    ok((await bannerWires(deps, 'right')).map(({ image, url, title }) => ({ image, url, title }))),
  )
}
