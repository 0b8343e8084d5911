import type { Context } from '../../context.ts'
import type { Category, Resolvers, Site } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
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
  fetchZoneFocus,
} from './focus.rest.ts'
import { nodeInList } from '../base/nodeTypes.ts'

export const focusResolvers: Resolvers = {
  Query: {
    site: async (_, __, context) => withContacts(await fetchSite(context.rest), context),
    home: (_, __, { rest }) => fetchHome(rest),
    focus: (_, { slot }, { rest }) => fetchFocus(rest, slot),
    zoneFocus: (_, { zone }, { rest }) => fetchZoneFocus(rest, zone),
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

/** The specification tells hotline and QQ with the member; a member who cannot be read keeps nobody from the menus. */
async function withContacts(site: Site, context: Context): Promise<Site> {
  if (site.hotline !== null || site.serviceQQ.length > 0 || context.jar.session === null) return site
  const viewer = await context.loaders.viewer().catch(() => null)
  return viewer === null ? site : { ...site, hotline: viewer.hotline, serviceQQ: viewer.serviceQQ }
}

export const brandNode = nodeInList(
  'Brand',
  async ({ rest }) => (await fetchSite(rest)).brands,
  ({ brandID }) => brandID,
)
export const categoryNode = nodeInList('Category', fetchEveryCategory, ({ categoryID }) => categoryID)

/** The frame has all trees, the list of categories the first of them alone. */
async function fetchEveryCategory({ rest }: Context): Promise<readonly Category[]> {
  const { categories, preferredCategories, herbCategories, deviceCategories } = await fetchSite(rest)
  const withThoseBelow = (category: Category): Category[] => [category, ...category.children.flatMap(withThoseBelow)]
  return [...categories, ...preferredCategories, ...herbCategories, ...deviceCategories].flatMap(withThoseBelow)
}
