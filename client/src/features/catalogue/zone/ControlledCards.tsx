import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ControlledCards_goods$data, ControlledCards_goods$key } from '../../../__generated__/ControlledCards_goods.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { FavoriteButton } from '../favorite-button/FavoriteButton.tsx'
import { GoodsBuy } from '../goods/GoodsBuy.tsx'
import { GoodsList } from '../goods/GoodsList.tsx'
import { GoodsMarks } from '../goods/GoodsMarks.tsx'
import { GoodsNameLink, GoodsPictureLink } from '../goods/GoodsLinks.tsx'
import { GoodsPrice } from '../goods/GoodsPrice.tsx'
import { GoodsTerms } from '../goods/GoodsTerms.tsx'
import { useQuantityToAdd } from '../goods/useQuantityToAdd.ts'
import { goOn } from '../goods/rowKeys.ts'
import { useNow } from './useNow.ts'
import { zoneGridWide } from './zoneParts.ts'

const card = css`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  overflow: hidden;
  > .grant { display: flex; grid-column: 1 / -1; flex-wrap: wrap; align-items: center; gap: 0 8px; padding: 6px 48px 6px 12px;
    color: ${color.second}; background: ${color.ground}; ${type.small} }
  > .grant b { display: inline-flex; align-items: center; gap: 4px; color: ${color.ink}; }
  &[data-granted] > .grant, &[data-granted] > .grant b { color: ${color.brand700}; }
  &[data-granted] > .grant { background: ${color.brand50}; }
  > a { margin: 12px 0 8px 12px; }
  .what { display: grid; align-content: start; gap: 4px; min-width: 0; padding: 12px 12px 8px; }
  h3 { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; ${type.body} font-weight: 600; }
  h3 a { color: ${color.ink}; }
  .second { ${type.small} color: ${color.second}; }
  .heart { position: absolute; top: 2px; right: 8px; }
  .foot { display: flex; grid-column: 1 / -1; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px;
    padding: 8px 12px; border-top: 1px dashed ${color.line}; > :only-child { margin-left: auto; } }
  ${media.touch} { .heart { top: -6px; right: 0; } .second > a { padding-block: 14px; } }
`

type Props = {
  readonly goods: readonly (ControlledCards_goods$key & { readonly id: string })[]
  /** The way to the right to buy them. */
  readonly ask: ReactNode
}

/** Controlled goods: where they are sold, what lets this shop buy them or what it lacks; only then the price. */
export function ControlledCards({ goods, ask }: Props) {
  const now = useNow(null)
  return (
    <GoodsList className={zoneGridWide}>
      {goods.map((item) => (
        <ControlledCard key={item.id} goods={item} now={now} ask={ask} />
      ))}
    </GoodsList>
  )
}

function ControlledCard({ goods: key, now, ask }: { goods: ControlledCards_goods$key; now: number; ask: ReactNode }) {
  const goods = useFragment(
    graphql`
      fragment ControlledCards_goods on Goods {
        goodsID
        name
        manufacturer
        manufacturerID
        spec
        approvalNumber
        packQuantity
        minimumQuantity
        stock
        cartQuantity
        priceStatus
        facts {
          control { regions kinds hasNamedShops grantedBy }
        }
        ...GoodsPicture_goods
        ...GoodsMarks_goods
        ...GoodsPrice_goods
        ...GoodsTerms_goods
        ...GoodsBuy_goods
        ...FavoriteButton_goods
      }
    `,
    key,
  )
  const [quantity, setQuantity] = useQuantityToAdd(goods)
  const grant = grantOf(goods)
  return (
    <li className={card} data-row data-granted={grant.isGranted || undefined}>
      <p className="grant">
        <b>
          <Icon name={grant.isGranted ? 'success' : 'lock'} />
          {grant.words}
        </b>
        <span>{soldWhere(goods.facts?.control)}</span>
      </p>
      <FavoriteButton goods={goods} className="heart" />
      <GoodsPictureLink goods={goods} size={80} />
      <div className="what">
        <h3>
          <GoodsNameLink goods={goods} />
          <GoodsMarks goods={goods} />
        </h3>
        <p className="second">{[goods.spec, goods.approvalNumber].filter(Boolean).join(' · ')}</p>
        <p className="second">
          <Link href={paths.controlledGoods(goods.manufacturerID)}>{goods.manufacturer}</Link>
        </p>
        <GoodsTerms goods={goods} now={now} />
      </div>
      <div className="foot">
        {goods.priceStatus === 'REGION' ? (
          ask
        ) : (
          <>
            <GoodsPrice goods={goods} size="page" />
            <div>
              <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} onAdded={goOn} />
            </div>
          </>
        )}
      </div>
    </li>
  )
}

const grantWords = { REGION: '贵店在供应区域内', KIND: '按店铺类型授权', MEMBER: '贵店已获授权' } as const
const kindWords = { PHARMACY: '单体药店', CHAIN: '连锁药店', CLINIC: '诊所', HOSPITAL: '医院', WHOLESALER: '批发企业' } as const

function grantOf({ priceStatus, facts }: ControlledCards_goods$data): { readonly isGranted: boolean; readonly words: string } {
  const by = facts?.control?.grantedBy
  if (by === 'REGION' || by === 'KIND' || by === 'MEMBER') return { isGranted: true, words: grantWords[by] }
  if (priceStatus === 'LOGIN') return { isGranted: false, words: '登录后查看授权' }
  return { isGranted: false, words: priceStatus === 'REGION' ? '贵店暂未授权' : '资质审核后查看授权' }
}

type Control = NonNullable<NonNullable<ControlledCards_goods$data['facts']>['control']>

function soldWhere(control: Control | null | undefined): string {
  if (!control) return ''
  const { regions, kinds, hasNamedShops } = control
  const to = [...regions, ...kinds.map((kind) => kindWords[kind as keyof typeof kindWords]), ...(hasNamedShops ? ['指定门店'] : [])]
  return to.length === 0 ? '暂未开放供应' : `供应：${to.join('、')}`
}
