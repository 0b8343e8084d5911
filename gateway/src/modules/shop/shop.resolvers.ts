import type { Resolvers } from '../../generated/resolvers-types.ts'
import { updateColleague, fetchColleagues, removeColleague } from './colleague.rest.ts'
import { nodeInList } from '../base/nodeTypes.ts'
import { addShops, fetchShop, fetchShopCards, fetchShopChoices, removeShop, updateShop } from './shop.rest.ts'

export const shopResolvers: Resolvers = {
  Viewer: {
    shop: (_, __, { rest }) => fetchShop(rest),
    shops: (_, __, { rest }) => fetchShopCards(rest),
    colleagues: (_, __, { rest }) => fetchColleagues(rest),
    shopChoices: (_, __, { rest }) => fetchShopChoices(rest),
  },
  Mutation: {
    updateShop: (_, { input }, { rest }) => updateShop(rest, input),
    addShops: (_, { input }, { rest }) => addShops(rest, input),
    removeShop: (_, { input }, { rest }) => removeShop(rest, input),
    updateColleague: (_, { input }, { rest }) => updateColleague(rest, input),
    removeColleague: (_, { input }, { rest }) => removeColleague(rest, input),
  },
  UpdateShopPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  UpdateColleaguePayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  RemoveColleaguePayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  AddShopsPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  RemoveShopPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
}

export const shopNode = nodeInList(
  'Shop',
  ({ rest }) => fetchShopChoices(rest),
  ({ memberID }) => memberID,
)
export const colleagueNode = nodeInList(
  'Colleague',
  async ({ rest }) => (await fetchColleagues(rest)) ?? [],
  ({ accountID }) => accountID,
)
