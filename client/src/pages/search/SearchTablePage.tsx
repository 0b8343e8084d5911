import type { SearchPageQuery } from '../../__generated__/SearchPageQuery.graphql.ts'
import { GoodsTable } from '../../features/catalogue/goods/GoodsTable.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { SearchPage } from './SearchPage.tsx'

/** /search/table: what is found, as a table. */
export function SearchTablePage(props: PageProps<SearchPageQuery>) {
  return <SearchPage {...props} view="table" Rows={GoodsTable} />
}
