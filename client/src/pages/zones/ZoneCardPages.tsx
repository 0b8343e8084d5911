import type { ZoneGoodsPageQuery } from '../../__generated__/ZoneGoodsPageQuery.graphql.ts'
import { GoodsCards } from '../../features/goods/GoodsCards.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { ZoneGoodsPage } from './ZoneGoodsPage.tsx'
import { controlledLook, devicesLook, preferredLook, welfareLook } from './zoneLooks.ts'

type Props = PageProps<ZoneGoodsPageQuery>

/** /yx */
export function PreferredPage(props: Props) {
  return <ZoneGoodsPage {...props} look={preferredLook} view="pictures" Rows={GoodsCards} />
}

/** /qxzq */
export function DevicesPage(props: Props) {
  return <ZoneGoodsPage {...props} look={devicesLook} view="pictures" Rows={GoodsCards} />
}

/** /kxzq */
export function ControlledPage(props: Props) {
  return <ZoneGoodsPage {...props} look={controlledLook} view="pictures" Rows={GoodsCards} />
}

/** /welfare */
export function WelfarePage(props: Props) {
  return <ZoneGoodsPage {...props} look={welfareLook} view="pictures" Rows={GoodsCards} />
}
