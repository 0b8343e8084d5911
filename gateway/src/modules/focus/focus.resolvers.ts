import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { asVisitor } from '../base/forMember.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import type { ViewerModel } from '../user/user.mapper.ts'
import {
  fetchBanners,
  fetchBrandPage,
  fetchControlledBanners,
  fetchCornerAds,
  fetchFocus,
  fetchHome,
  fetchLinks,
  fetchRecommendations,
  fetchSite,
} from './focus.rest.ts'

export const focusResolvers: Resolvers = {
  // The specification tells both with the member.
  Site: {
    hotline: async ({ hotline }, _, context) => hotline ?? (await memberOf(context))?.hotline ?? null,
    serviceQQ: async ({ serviceQQ }, _, context) => (serviceQQ.length > 0 ? serviceQQ : ((await memberOf(context))?.serviceQQ ?? [])),
  },
  Query: {
    site: (_, __, { rest }) => fetchSite(rest),
    home: (_, __, { rest }) => fetchHome(rest),
    focus: (_, { slot }, { rest }) => fetchFocus(rest, slot),
    controlledBanners: (_, { bannerIDs }, { rest }) => fetchControlledBanners(rest, bannerIDs ?? null),
    banners: (_, { bannerID }, { rest }) => fetchBanners(rest, bannerID),
    brandPage: (_, { brandID }, { rest }) => (isUpstreamId(brandID) ? nullWhenMissing(fetchBrandPage(rest, brandID)) : null),
    siteLinks: (_, { of: list }, { rest }) => fetchLinks(rest, list ?? 'FOOTER'),
    cornerAds: (_, __, { rest }) => fetchCornerAds(rest),
    async recommendations(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchRecommendations(rest, page, perPage)))
    },
  },
  Home: {
    floor: ({ floors }, { floorID }) =>
      (typeof floorID === 'string' ? floors.find((floor) => floor.floorID === floorID) : floors[0]) ?? null,
  },
}

const memberOf = (context: Context): Promise<ViewerModel | null> => asVisitor(context, null, context.loaders.viewer)
