import type { Resolvers } from '../../generated/resolvers-types.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { fetchHistory } from './goodsDetail.rest.ts'

export const goodsDetailResolvers: Resolvers = {
  Goods: {
    detail: async (goods, _, { loaders }) => (await loaders.goodsDetail.load(goods.goodsID)).detail,
    facts: ({ goodsID }, _, { loaders }) => nullWhenMissing(loaders.goodsFacts.load(goodsID)),
    history: ({ goodsID }, _, { rest, jar }) => (jar.session === null ? null : fetchHistory(rest, goodsID)),
  },
  GoodsFacts: {
    firstLot: ({ lots }) => lots[0] ?? null,
  },
  GoodsLot: {
    report: async ({ goodsID, lotNumber, report }, _, { loaders }) =>
      report ?? (lotNumber === null ? null : ((await loaders.lotReports.load(goodsID)).get(lotNumber) ?? null)),
  },
}
