import { expect } from 'vitest'
import { at, list, text, type Known, type Row } from './row.ts'

const PAGE = 'totalCount pageCursors { around { page } } pageInfo { hasNextPage }'
const BANNER = 'bannerID title subtitle url image { url width height isVector alt } color colorEnd goodsImages { url }'
const SLOTS = {
  top: 'TOP',
  right: 'RIGHT',
  login: 'LOGIN',
  yx: 'PREFERRED',
  xrtj: 'NEW_ARRIVALS',
  ppzq: 'BRANDS',
  kxzq: 'CONTROLLED',
  new_kxzq: 'CONTROLLED_NEW',
  zyzq: 'HERBS',
}

const ZONES = new Set(['PREFERRED', 'BRANDS', 'CONTROLLED', 'CONTROLLED_NEW', 'HERBS'])

const fieldOf = (slot: string): string => (ZONES.has(slot) ? `zoneFocus(zone: ${slot})` : `focus(slot: ${slot})`)

const slotRow = ([path, slot]: readonly [string, string]): Row => ({
  rest: `GET /api/focus/${path}`,
  document: `{ focus: ${fieldOf(slot)} { name banners { ${BANNER} } goods { goodsID price } } }`,
  check: (data) =>
    expect(at(data, 'focus')).toMatchObject({ name: expect.any(String), banners: expect.any(Array), goods: expect.any(Array) }),
})

/** What the site shows around its goods; the draws as a buyer who is logged in. */
export const CONTENT_ROWS: readonly Row[] = [
  {
    rest: 'GET /api/focus/common',
    document: `{ site { serverTime hotWords { text url } navigation { name url isOpen children { name } }
      categories { name logo { url } children { name } } preferredCategories { name } herbCategories { name } deviceCategories { name }
        brands { brandID name logo { url width height } count } banners { ${BANNER} } } }`,
    check: (data, into) => {
      expect(list(data, 'site.navigation').length).toBeGreaterThan(3)
      into.brandID = text(data, 'site.brands.0.brandID')
    },
  },
  {
    rest: 'GET /api/company',
    document: `{ company { name address wechatName
      licences { licenceID kind name number holder issuer startsOn expiresOn daysLeft status image { url alt } url } } }`,
    check: (data) => {
      expect(at(data, 'company.name')).toBe('演示医药批发有限公司（虚构）')
      expect(list(data, 'company.licences')).toContainEqual(
        expect.objectContaining({ kind: 'DRUG', number: '演AA0000001', status: 'VALID', daysLeft: 820, startsOn: '2024-03-01' }),
      )
    },
  },
  {
    rest: 'GET /api/focus',
    document: `{ home { banners { ${BANNER} } floors { floorID name subtitle url tabs { name url } banners { url } goods { goodsID } } } }`,
    check: (data) => expect(list(data, 'home.floors').length).toBeGreaterThan(0),
  },
  ...Object.entries(SLOTS).map(slotRow),
  {
    rest: 'GET /api/focus/kxzq_ad',
    document: `{ controlledBanners { ${BANNER} } }`,
    check: (data) => expect(at(data, 'controlledBanners')).toEqual(expect.any(Array)),
  },
  {
    rest: 'GET /api/focus/demo',
    document: `{ banners(bannerID: "125") { ${BANNER} } }`,
    check: (data) => expect(list(data, 'banners')).toHaveLength(1),
  },
  {
    rest: 'GET /api/focus/brand/{id}',
    document: `query ($id: ID!) { brandPage(brandID: $id) { brand { brandID name } banners { ${BANNER} } goods { name } } }`,
    variables: (k) => ({ id: k.brandID }),
    check: (data, k) => expect(at(data, 'brandPage.brand.brandID')).toBe(k.brandID),
  },
  {
    rest: 'GET /api/global/links',
    document: '{ siteLinks { name url } }',
    check: (data) => expect(list(data, 'siteLinks').length).toBeGreaterThan(0),
  },
  {
    rest: 'GET /api/ads/links',
    document: '{ siteLinks(of: ADS) { name url } }',
    check: (data) => expect(list(data, 'siteLinks').length).toBeGreaterThan(0),
  },
  {
    rest: 'GET /api/ads/right',
    document: '{ cornerAds { image { url } url title } }',
    check: (data) => expect(at(data, 'cornerAds')).toEqual(expect.any(Array)),
  },
  {
    rest: 'GET /api/index_wntj/{page}',
    document: `{ recommendations(first: 5, page: 2) { ${PAGE} edges { node { goodsID isFavorite } } } }`,
    check: (data) => expect(list(data, 'recommendations.edges')).toHaveLength(5),
  },
  {
    rest: 'GET /api/focus/postList',
    document: '{ headlines { id articleID kind categoryID categoryName title summary url publishedAt } }',
    check: (data) => expect(list(data, 'headlines').length).toBeGreaterThan(0),
  },
  {
    rest: 'GET /api/article',
    document: `{ articles(first: 3) { ${PAGE} edges { node { articleID categoryID title } } } }`,
    check: (data, into) => {
      into.articleID = text(data, 'articles.edges.0.node.articleID')
      into.categoryID = text(data, 'articles.edges.0.node.categoryID')
    },
  },
  {
    rest: 'GET /api/article/{id}',
    document:
      'query ($id: ID!) { article(articleID: $id) { articleID detail { body updatedAt previous { articleID title url } next { articleID } } } }',
    variables: (k) => ({ id: k.articleID }),
    check: (data, k) => {
      expect(at(data, 'article.articleID')).toBe(k.articleID)
      expect(text(data, 'article.detail.body').length).toBeGreaterThan(10)
    },
  },
  {
    rest: 'GET /api/article/category',
    document: 'query ($id: ID!) { articleCategory(categoryID: $id) { categoryID name siblings { categoryID name } latest { title } } }',
    variables: (k) => ({ id: k.categoryID }),
    check: (data, k) => expect(at(data, 'articleCategory.categoryID')).toBe(k.categoryID),
  },
  {
    rest: 'GET /api/post/postDetail',
    document: `{ postPage(articleID: "72", kind: NOTICE) { article { articleID kind detail { body } } others { ${PAGE}
      edges { node { title } } } } }`,
    check: (data) => expect(at(data, 'postPage.article')).toMatchObject({ articleID: '72', kind: 'NOTICE' }),
  },
  {
    rest: 'GET /api/help/category',
    document: '{ helpCategories { categoryID name articles { articleID title url } } }',
    check: (data, into) => {
      expect(list(data, 'helpCategories')).toHaveLength(4)
      into.helpID = text(data, 'helpCategories.0.articles.0.articleID')
    },
  },
  {
    rest: 'GET /api/help/{id}',
    document: 'query ($id: ID!) { helpArticle(by: { articleID: $id }) { id title body categoryName url updatedAt } }',
    variables: (k) => ({ id: k.helpID }),
    check: (data, k) => expect(Buffer.from(text(data, 'helpArticle.id'), 'base64url').toString()).toBe(`HelpArticle:${k.helpID}`),
  },
  activityRow('/{url}', ['none']),
  activityRow('/{url}/{url1}', ['none', 'at']),
  activityRow('/{url}/{url1}/{url2}', ['none', 'at', 'all']),
  {
    rest: 'GET /api/draw',
    document:
      '{ draw { id drawID name description rules status startsAt endsAt hasJoined chances message prizes { prizeID name kind left } } }',
    check: (data, into) => {
      expect(at(data, 'draw')).toMatchObject({ status: 'RUNNING', hasJoined: false })
      into.drawID = text(data, 'draw.drawID')
    },
  },
  ofDraw('GET /api/draw/{id}', 'drawID status', (data, k) => expect(at(data, 'draw.drawID')).toBe(k.drawID)),
  ofDraw('GET /api/draw/{id}/activity', 'standing { status startsAt endsAt hasJoined chances message }', (data) =>
    expect(at(data, 'draw.standing.hasJoined')).toBe(false),
  ),
  {
    rest: 'GET /api/draw/simple',
    document: '{ drawPopup { drawID name description hasJoined chances } }',
    check: (data, k) => expect(at(data, 'drawPopup.drawID')).toBe(k.drawID),
  },
  {
    rest: 'GET /api/draw/ads',
    document: `{ drawBanners { ${BANNER} } }`,
    check: (data) => expect(at(data, 'drawBanners')).toEqual(expect.any(Array)),
  },
  {
    rest: 'POST /api/draw/{id}/join',
    document:
      'mutation ($input: JoinDrawInput!) { joinDraw(input: $input) { recordID prize { name description kind } draw { hasJoined } } }',
    variables: (k) => ({ input: { drawID: k.drawID, clientKey: 'contract-draw-01' } }),
    check: (data) =>
      expect(at(data, 'joinDraw')).toMatchObject({
        recordID: expect.any(String),
        prize: { name: expect.any(String) },
        draw: { hasJoined: true },
      }),
  },
  {
    rest: 'GET /api/draw/record',
    document: `{ drawRecords(first: 5) { ${PAGE} edges { node { recordID drawID drawName createdAt prize { name kind } parcel { carrier trackingNumber sentAt } } } } }`,
    check: (data) => expect(at(data, 'drawRecords.totalCount')).toBeGreaterThan(0),
  },
  {
    rest: 'GET /api/draw/new_record',
    document: '{ latestDrawRecord { recordID prize { name } } }',
    check: (data) => expect(at(data, 'latestDrawRecord.recordID')).toEqual(expect.any(String)),
  },
  ofDraw('GET /api/draw/{id}/record', `records(first: 5) { ${PAGE} edges { node { prize { name } } } }`, (data) =>
    expect(list(data, 'draw.records.edges')).toHaveLength(1),
  ),
  ofDraw('GET /api/draw/{id}/winners', `winners(first: 5) { ${PAGE} edges { node { name prize createdAt } } }`, (data) =>
    expect(at(data, 'draw.winners.totalCount')).toEqual(expect.any(Number)),
  ),
]

/** The demo opens no activity of these addresses; that there is none is the answer. */
function activityRow(path: string, parts: readonly string[]): Row {
  return {
    rest: `GET /api/activity/page${path}`,
    document: 'query ($path: [String!]!) { activityPage(path: $path) { status message page } }',
    variables: () => ({ path: parts }),
    check: (data) => expect(data).toEqual({ activityPage: null }),
  }
}

function ofDraw(rest: string, fields: string, check: (data: unknown, known: Known) => void): Row {
  return { rest, document: `query ($id: ID!) { draw(drawID: $id) { ${fields} } }`, variables: (k) => ({ id: k.drawID }), check }
}
