import type { GoodsListPageQuery } from '../../__generated__/GoodsListPageQuery.graphql.ts'
import { GoodsTable, PlainGoodsTable } from '../../features/catalogue/goods/GoodsTable.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { GoodsListPage } from './GoodsListPage.tsx'

/** /list/table: a row for each. */
export function GoodsTablePage(props: PageProps<GoodsListPageQuery>) {
  return <GoodsListPage {...props} view="table" Rows={GoodsTable} />
}

/** /list/no_image: the table without any picture. */
export function GoodsPlainPage(props: PageProps<GoodsListPageQuery>) {
  return <GoodsListPage {...props} view="plain" Rows={PlainGoodsTable} />
}
