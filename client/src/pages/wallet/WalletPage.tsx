import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { WalletPageQuery } from '../../__generated__/WalletPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { MoneyLog } from '../../features/trade/wallet/MoneyLog.tsx'
import { WalletCards } from '../../features/trade/wallet/WalletCards.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'

const latest = css`
  margin-top: 16px;
  > div:first-child { display: flex; align-items: center; justify-content: space-between; margin-bottom: 8px; }
`

/** What the shop has (/wdqb): balance, points, coupons, cash vouchers, and what moved last. */
export function WalletPage({ queryRef }: PageProps<WalletPageQuery>) {
  const { wallet, couponCounts, moneyLog } = usePreloadedQuery<WalletPageQuery>(
    graphql`
      query WalletPageQuery @preloadable {
        ...Shell_query
        wallet @catch(to: RESULT) { ...WalletCards_wallet }
        couponCounts { unused expired }
        moneyLog(first: 5) @catch(to: RESULT) { ...MoneyLog_log }
      }
    `,
    queryRef,
  )
  return (
    <MemberFrame title="我的钱包">
      <Principal result={wallet}>{(found) => <WalletCards wallet={found} couponCount={couponCounts?.unused ?? null} />}</Principal>
      <section className={latest} aria-label="最近收支">
        <div>
          <h2>最近收支</h2>
          <Link href={paths.balance()}>全部明细</Link>
        </div>
        <Principal result={moneyLog}>
          {(log) => <MoneyLog log={log} name="余额" hrefOf={(page) => paths.balance({ page })} isBrief />}
        </Principal>
      </section>
    </MemberFrame>
  )
}
