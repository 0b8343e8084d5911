import type { Resolvers } from '../../generated/resolvers-types.ts'
import { changeColleagueRole, fetchColleagues, removeColleague } from './colleague.rest.ts'
import { addShops, fetchShop, fetchShopCards, fetchShopChoices, removeShop, saveShop } from './shop.rest.ts'

export const shopResolvers: Resolvers = {
  Viewer: {
    shop: (_, __, { rest }) => fetchShop(rest),
    shops: (_, __, { rest }) => fetchShopCards(rest),
    colleagues: (_, __, { rest }) => fetchColleagues(rest),
    shopChoices: (_, __, { rest }) => fetchShopChoices(rest),
  },
  Mutation: {
    saveShop: (_, { input }, { rest }) => saveShop(rest, input),
    addShops: (_, { input }, { rest }) => addShops(rest, input),
    removeShop: (_, { input }, { rest }) => removeShop(rest, input),
    changeColleagueRole: (_, { input }, { rest }) => changeColleagueRole(rest, input),
    removeColleague: (_, { input }, { rest }) => removeColleague(rest, input),
  },
  SaveShopPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  ColleaguesPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  ShopsPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
}
