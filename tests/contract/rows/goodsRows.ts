import { expect } from 'vitest'
import { at, list, text, type Row } from './row.ts'

/** What a visitor can see. */
export const GOODS_ROWS: readonly Row[] = [
  { rest: 'GET /api/time', document: '{ serverTime }', check: (data) => expect(Date.parse(text(data, 'serverTime'))).toBeGreaterThan(0) },
  {
    rest: 'POST /api/auth/login',
    document: 'mutation { login(input: { username: "demo", password: "Demo-2026" }) { viewer { memberID company isReviewed } } }',
    check: (data) => expect(at(data, 'login.viewer')).toMatchObject({ isReviewed: true }),
  },
  {
    rest: 'GET /api/user/base',
    document: '{ viewer { company canOrder canMoveFunds accountManager { name phone isDefault } hotline } }',
    check: (data) => expect(text(data, 'viewer.company')).toMatch(/药/),
  },
  {
    rest: 'GET /api/goods/fl',
    document: '{ categories { categoryID name count children { name } } }',
    check: (data) => expect(list(data, 'categories').length).toBeGreaterThan(3),
  },
  {
    rest: 'GET /api/goods/list',
    document:
      '{ goodsList(filter: { isInStock: true }, sort: PRICE_ASC, first: 40) { totalCount pageCursors { around { page } } edges { node { goodsID name price packQuantity minimumQuantity stock isBuyable isEphedrine warehouse { warehouseID } } } } }',
    check: (data, into) => {
      expect(at(data, 'goodsList.totalCount')).toBeGreaterThan(200)
      const isEnough = (entry: unknown): boolean => Number(at(entry, 'node.price')) * Number(at(entry, 'node.stock')) > 1000
      const edge = list(data, 'goodsList.edges').find(
        (entry) => at(entry, 'node.isBuyable') === true && at(entry, 'node.isEphedrine') === false && isEnough(entry),
      )
      into.goodsID = text(edge, 'node.goodsID')
      into.warehouseID = text(edge, 'node.warehouse.warehouseID')
      into.price = text(edge, 'node.price')
      into.pack = Math.max(Number(at(edge, 'node.packQuantity')), Number(at(edge, 'node.minimumQuantity')))
    },
  },
  {
    rest: 'GET /api/goods/detail/{id}',
    document: 'query ($id: ID!) { goods(goodsID: $id) { goodsID name detail { storage lots { lotNumber expiresOn left } } } }',
    variables: (k) => ({ id: k.goodsID }),
    check: (data, k) => expect(at(data, 'goods.goodsID')).toBe(k.goodsID),
  },
  {
    rest: 'GET /api/goods/batch',
    document: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Goods { goodsID isPreferred categoryID manufacturerID } } }',
    variables: (k) => ({ ids: [Buffer.from(`Goods:${k.goodsID}`).toString('base64url')] }),
    check: (data, k) => expect(at(data, 'nodes.0.goodsID')).toBe(k.goodsID),
  },
  {
    rest: 'GET /api/goods/facts',
    document:
      '{ goodsList(filter: { zone: HERBS, isInStock: true }, first: 5) { edges { node { goodsID facts { lots { lotNumber report } herb { origin grade processing netGrams } limit { left } specialEndsAt control { regions kinds hasNamedShops grantedBy } } } } } }',
    check: (data) => {
      expect(at(data, 'goodsList.edges.0.node.facts.herb.netGrams')).toBeGreaterThan(0)
      expect(text(data, 'goodsList.edges.0.node.facts.lots.0.report')).toMatch(/report/)
    },
  },
  {
    rest: 'GET /api/goods/filters',
    document:
      '{ goodsList(filter: { zone: HERBS }, first: 1) { totalCount facets { manufacturers { value text count } dosageForms { value count } specs { value } expiries { text } tags { value } } } }',
    check: (data) => expect(list(data, 'goodsList.facets.manufacturers').length).toBeGreaterThan(0),
  },
  {
    rest: 'GET /api/goods/search',
    document: '{ searchSuggestions(keywords: "amxl") { scope text goodsID count } }',
    check: (data) => expect(text(data, 'searchSuggestions.0.text')).toMatch(/阿莫西林/),
  },
  {
    rest: 'GET /api/goods/hot',
    document: '{ hotWords { text url } }',
    check: (data) => expect(list(data, 'hotWords').length).toBeGreaterThan(0),
  },
  {
    rest: 'GET /api/goods/{id}/substitutes',
    document: 'query ($id: ID!) { goods(goodsID: $id) { substitutes { goodsID name } } }',
    variables: (k) => ({ id: k.goodsID }),
    check: (data) => expect(at(data, 'goods.substitutes')).toEqual(expect.any(Array)),
  },
  {
    rest: 'GET /api/goods/{id}/history',
    document: 'query ($id: ID!) { goods(goodsID: $id) { history { prices { on price } purchases { on price quantity orderNo } } } }',
    variables: (k) => ({ id: k.goodsID }),
    check: (data) => expect(list(data, 'goods.history.prices').length).toBeGreaterThan(0),
  },
  {
    rest: 'POST /api/goods/{id}/notify',
    document: 'mutation ($input: WatchGoodsInput!) { watchGoods(input: $input) { goods { goodsID } } }',
    variables: (k) => ({ input: { goodsID: k.goodsID, event: 'PRICE' } }),
    check: (data, k) => expect(at(data, 'watchGoods.goods.goodsID')).toBe(k.goodsID),
  },
  {
    rest: 'POST /api/favorite',
    document: 'mutation ($input: AddFavoritesInput!) { addFavorites(input: $input) { goods { goodsID } } }',
    variables: (k) => ({ input: { goodsIDs: [k.goodsID] } }),
    check: (data, k) => expect(at(data, 'addFavorites.goods')).toEqual([{ goodsID: k.goodsID }]),
  },
  {
    rest: 'GET /api/favorite',
    document: '{ favorites(first: 5) { totalCount edges { node { goodsID } } } }',
    check: (data, k) => expect(at(data, 'favorites.edges.0.node.goodsID')).toBe(k.goodsID),
  },
  {
    rest: 'POST /api/favorite/cancel',
    document: 'mutation ($input: RemoveFavoritesInput!) { removeFavorites(input: $input) { removedIDs } }',
    variables: (k) => ({ input: { goodsIDs: [k.goodsID] } }),
    check: (data) => expect(list(data, 'removeFavorites.removedIDs')).toHaveLength(1),
  },
]
