import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { GroupSalePageQuery, GroupSalePageQuery$data } from '../../__generated__/GroupSalePageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { BuyerNotice } from '../../features/catalogue/goods/BuyerNotice.tsx'
import { GoodsPicture } from '../../features/catalogue/goods/GoodsPicture.tsx'
import { ActivityState } from '../../features/catalogue/zone/ActivityState.tsx'
import { GroupTiers } from '../../features/catalogue/zone/GroupTiers.tsx'
import { JoinGroup } from '../../features/catalogue/zone/JoinGroup.tsx'
import { TeamRow } from '../../features/catalogue/zone/TeamRow.tsx'
import { ZoneBand } from '../../features/catalogue/zone/ZoneBand.tsx'
import { zoneCard, zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

const teams = css`display: grid; gap: 12px; > li > :first-child { flex: 1 1 320px; }
  > li { flex-flow: row wrap; align-items: center; gap: 12px 24px; }`
const goodsLine = css`display: flex; gap: 12px; > div { flex: 1; min-width: 0; }`

type Sale = NonNullable<Extract<GroupSalePageQuery$data['groupSale'], { readonly ok: true }>['value']>

/** One group purchase with its teams (/gyqg/info?id=). */
export function GroupSalePage({ queryRef }: PageProps<GroupSalePageQuery>) {
  const data = usePreloadedQuery<GroupSalePageQuery>(
    graphql`
      query GroupSalePageQuery($saleID: ID!) @preloadable {
        ...Shell_query
        serverTime
        viewer { memberID }
        zone(kind: GROUPS) { rules }
        groupSale(saleID: $saleID) @catch(to: RESULT) {
          saleID
          name
          status
          startsAt
          endsAt
          perMember
          goods { goodsID name spec manufacturer packUnit packQuantity minimumQuantity isBuyable ...GoodsPicture_goods }
          teams { teamID founder memberCount mostMembers taken mostUnits price isOpen next { quantity price short } }
          myTeam { teamID }
          ...GroupTiers_sale
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  return (
    <div className={zonePage}>
      <Principal result={data.groupSale} missing="没有这个抱团">
        {(sale) => (
          <>
            <Breadcrumb crumbs={[{ label: '抱团购', href: paths.groupSales() }, { label: sale.name }]} Anchor={Link} />
            <ZoneBand tone="amber" icon="user" title={sale.name} rules={data.zone?.rules ?? []}>
              <div className={goodsLine}>
                <GoodsPicture goods={sale.goods} size={80} />
                <div>
                  <p>
                    <Link href={paths.goodsDetail(sale.goods.goodsID)}>{sale.goods.name}</Link>
                  </p>
                  <p>
                    {sale.goods.spec} · {sale.goods.manufacturer} · 每店限购 {sale.perMember} {sale.goods.packUnit}
                  </p>
                  <ActivityState status={sale.status} startsAt={sale.startsAt} endsAt={sale.endsAt} serverTime={data.serverTime} />
                </div>
              </div>
              <GroupTiers sale={sale} />
            </ZoneBand>
            <BuyerNotice query={data} />
            <Teams sale={sale} isMember={Boolean(data.viewer)} />
          </>
        )}
      </Principal>
    </div>
  )
}

const closedWords: Readonly<Record<string, readonly [title: string, words: string]>> & { readonly OVER: readonly [string, string] } = {
  WAITING: ['抱团还没有开始', '开始后可以开团或参团，单价随全团数量下降'],
  SOLD_OUT: ['抱团商品已售罄', '补货后可以继续参团'],
  OVER: ['抱团已结束', '没有店铺开过团'],
}

function Teams({ sale, isMember }: { sale: Sale; isMember: boolean }) {
  const isRunning = sale.status === 'RUNNING'
  const mine = sale.myTeam?.teamID
  if (!isRunning && sale.teams.length === 0) {
    const [title, words] = closedWords[sale.status] ?? closedWords.OVER
    return (
      <EmptyState
        picture="box"
        title={title}
        action={
          <Link className={buttonClass('outline')} href={paths.groupSales()}>
            看看其他抱团
          </Link>
        }
      >
        {words}
      </EmptyState>
    )
  }
  return (
    <ul className={teams} aria-label="全部的团">
      {isRunning && mine === undefined && (
        <li className={zoneCard}>
          <div>
            <h2>新开一个团</h2>
            <p className="second">自己先订，别的店加入后单价随全团数量下降；先订的单价不变。</p>
          </div>
          <JoinGroup sale={sale} teamID={null} words="开团" isMember={isMember} />
        </li>
      )}
      {sale.teams.map((team) => (
        <li key={team.teamID} className={zoneCard}>
          <TeamRow team={team} unit={sale.goods.packUnit} isMine={team.teamID === mine} />
          {isRunning &&
            mine === undefined &&
            (team.isOpen ? (
              <JoinGroup sale={sale} teamID={team.teamID} words="参团" founder={team.founder} isMember={isMember} />
            ) : (
              <Button disabled>已满员</Button>
            ))}
        </li>
      ))}
    </ul>
  )
}
