import type { SearchPageQuery } from '../../__generated__/SearchPageQuery.graphql.ts'
import { GoodsCards } from '../../features/catalogue/goods/GoodsCards.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { SearchPage } from './SearchPage.tsx'

/** /search: what is found, as cards. */
export function SearchPicturesPage(props: PageProps<SearchPageQuery>) {
  return <SearchPage {...props} view="pictures" Rows={GoodsCards} />
}
