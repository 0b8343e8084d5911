import type { ZoneGoodsPageQuery } from '../../__generated__/ZoneGoodsPageQuery.graphql.ts'
import { GoodsTable } from '../../features/goods/GoodsTable.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { ZoneGoodsPage } from './ZoneGoodsPage.tsx'
import { herbsLook, nearExpiryLook, preferredLook } from './zoneLooks.ts'

type Props = PageProps<ZoneGoodsPageQuery>

/** /yx/table */
export function PreferredTablePage(props: Props) {
  return <ZoneGoodsPage {...props} look={preferredLook} view="table" Rows={GoodsTable} />
}

/** /jxqzc: dates are compared, so it is a table. */
export function NearExpiryPage(props: Props) {
  return <ZoneGoodsPage {...props} look={nearExpiryLook} view="table" Rows={GoodsTable} />
}

/** /zyyp */
export function HerbsPage(props: Props) {
  return <ZoneGoodsPage {...props} look={herbsLook} view="table" Rows={GoodsTable} />
}
