import type { GoodsListPageQuery } from '../../__generated__/GoodsListPageQuery.graphql.ts'
import { GoodsCards } from '../../features/catalogue/goods/GoodsCards.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { GoodsListPage } from './GoodsListPage.tsx'

/** /list: cards with large pictures. */
export function GoodsPicturesPage(props: PageProps<GoodsListPageQuery>) {
  return <GoodsListPage {...props} view="pictures" Rows={GoodsCards} />
}
