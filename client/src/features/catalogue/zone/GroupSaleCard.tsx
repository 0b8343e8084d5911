import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GroupSaleCard_sale$key } from '../../../__generated__/GroupSaleCard_sale.graphql.ts'
import { GoodsPicture } from '../goods/GoodsPicture.tsx'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { ActivityState } from './ActivityState.tsx'
import { GroupTiers } from './GroupTiers.tsx'
import { zoneCard } from './zoneParts.ts'

const top = css`display: flex; gap: 12px; > div { flex: 1; min-width: 0; }`

/** One group purchase of the list. */
export function GroupSaleCard({ sale: key, serverTime }: { sale: GroupSaleCard_sale$key; serverTime: string | null | undefined }) {
  const sale = useFragment(
    graphql`
      fragment GroupSaleCard_sale on GroupSale {
        saleID
        name
        status
        startsAt
        endsAt
        perMember
        teamCount
        soldCount
        myTeam { teamID }
        goods {
          spec
          manufacturer
          packUnit
          priceText
          ...GoodsPicture_goods
        }
        ...GroupTiers_sale
      }
    `,
    key,
  )
  const { goods, saleID, name } = sale
  return (
    <li className={zoneCard}>
      <div className={top}>
        <GoodsPicture goods={goods} size={80} />
        <div>
          <h2>
            <Link href={paths.groupSale(saleID)}>{name}</Link>
          </h2>
          <p className="second">
            {goods.spec} · {goods.manufacturer}
          </p>
          <ActivityState status={sale.status} startsAt={sale.startsAt} endsAt={sale.endsAt} serverTime={serverTime} />
        </div>
      </div>
      <GroupTiers sale={sale} />
      <div className="foot">
        <span className="second">
          {sale.teamCount} 个团 · 已订 {sale.soldCount} {goods.packUnit} · 每店限 {sale.perMember} {goods.packUnit}
        </span>
        <Link
          className={buttonClass(sale.status === 'RUNNING' ? 'primary' : 'outline')}
          href={paths.groupSale(saleID)}
          aria-label={`${sale.myTeam ? '查看我的团' : sale.status === 'RUNNING' ? '去参团' : '查看'}：${name}`}
        >
          {sale.myTeam ? '查看我的团' : sale.status === 'RUNNING' ? '去参团' : '查看'}
        </Link>
      </div>
    </li>
  )
}
