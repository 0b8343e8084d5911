import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CartPageQuery } from '../../__generated__/CartPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
// oxlint-disable-next-line import/no-unassigned-import -- the panel is open on this page: its code comes along
import '../../features/trade/cart/CartPanelList.tsx'
import { CartContents } from '../../features/trade/cart/CartContents.tsx'
import { CartSteps } from '../../features/trade/cart/CartSteps.tsx'
import { ScanButton } from '../../features/catalogue/scan/ScanButton.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { Icon } from '../../ui/Icon.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { media, type } from '../../ui/tokens.ts'

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 16px 0;
  h1 { ${type.title} flex: none; }
  ol { max-width: 480px; }
  > button { flex: none; display: none; ${media.touch} { display: inline-flex; gap: 4px; } }
  ${media.phone} { padding: 0; h1 { position: absolute; clip-path: inset(50%); } }
`

const loadScanner = () => import('../../features/catalogue/scan/ScanToCart.tsx').then(({ ScanToCart }) => ScanToCart)

/** Step 1: the cart. */
export function CartPage({ queryRef }: PageProps<CartPageQuery>) {
  const data = usePreloadedQuery<CartPageQuery>(
    graphql`
      query CartPageQuery @preloadable {
        ...Shell_query
        ...CartPanelList_query
        ...CartContents_query
        cart @catch(to: RESULT) {
          ...CartContents_cart
        }
      }
    `,
    queryRef,
  )
  return (
    <>
      <div className={head}>
        <h1>采购单</h1>
        <CartSteps current={1} />
        <ScanButton className={buttonClass('ghost')} load={loadScanner}>
          <Icon name="code" />
          扫码
        </ScanButton>
      </div>
      <Principal result={data.cart}>{(cart) => <CartContents cart={cart} query={data} />}</Principal>
    </>
  )
}
