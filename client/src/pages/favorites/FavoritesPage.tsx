import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { FavoritesPageQuery } from '../../__generated__/FavoritesPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { FavoriteList } from '../../features/catalogue/favorite/FavoriteList.tsx'
import { readGoodsList } from '../../features/catalogue/goods/goodsListPlace.ts'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'

/** My favourites (/star). */
export function FavoritesPage({ queryRef, place: { search } }: PageProps<FavoritesPageQuery>) {
  const data = usePreloadedQuery<FavoritesPageQuery>(
    graphql`
      query FavoritesPageQuery($page: Int) @preloadable {
        ...Shell_query
        favorites(first: 20, page: $page) @catch(to: RESULT) {
          ...FavoriteList_favorites
        }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="我的收藏">
      <Principal result={data.favorites}>
        {(favorites) => (
          <FavoriteList favorites={favorites} page={readGoodsList(search).page} hrefOf={(number) => paths.favorites({ page: number })} />
        )}
      </Principal>
    </MemberFrame>
  )
}
