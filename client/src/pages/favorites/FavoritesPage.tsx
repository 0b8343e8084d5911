import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { FavoritesPageQuery } from '../../__generated__/FavoritesPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { FavoriteList } from '../../features/favorite/FavoriteList.tsx'
import { readGoodsList } from '../../features/goods/goodsListPlace.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { type } from '../../ui/tokens.ts'

const page = css`padding-bottom: 32px;`
const heading = css`${type.title} padding: 4px 0 8px;`

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
    <div className={page}>
      <Breadcrumb crumbs={[{ label: '自助服务' }, { label: '我的收藏' }]} Anchor={Link} />
      <h1 className={heading}>我的收藏</h1>
      <Principal result={data.favorites}>{(favorites) => <FavoriteList favorites={favorites} page={readGoodsList(search).page} hrefOf={(number) => paths.favorites({ page: number })} />}</Principal>
    </div>
  )
}
