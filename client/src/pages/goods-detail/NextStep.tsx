import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { NextStep_goods$key } from '../../__generated__/NextStep_goods.graphql.ts'
import type { NextStep_query$key } from '../../__generated__/NextStep_query.graphql.ts'
import { paths } from '../../navigation/paths.ts'
import { reasonShown, refusalWords } from '../../features/catalogue/goods/refusalWords.ts'
import { standingWords } from '../../features/people/account/shopStanding.ts'
import { Link } from '../../navigation/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { color } from '../../ui/tokens.ts'

const line = css`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px;`
const words = css`display: flex; align-items: center; gap: 4px; color: ${color.second};`

/** In the place of the buy button: why not, and whom to turn to or where to go. */
export function NextStep({ goods: goodsKey, query }: { goods: NextStep_goods$key; query: NextStep_query$key }) {
  const goods = useFragment(graphql`fragment NextStep_goods on Goods { priceStatus buyReason stock }`, goodsKey)
  const { viewer } = useFragment(
    graphql`
      fragment NextStep_query on Query {
        viewer {
          standing
          accountManager {
            name
            phone
          }
        }
      }
    `,
    query,
  )
  const { pathname, search } = useLocation()
  if (goods.priceStatus === 'LOGIN') {
    return (
      <div className={line}>
        <Link href={paths.login(`${pathname}${search}`)} className={buttonClass('primary', 'large')}>
          登录后采购
        </Link>
        <Link href={paths.register()} className={buttonClass('outline', 'large')}>
          免费注册
        </Link>
        <span className={words}>登录并通过资质审核后可见价格</span>
      </div>
    )
  }
  const manager = viewer?.accountManager
  const reason = reasonShown(goods.stock, goods.buyReason)
  const isOfShop = reason === 'NOT_REVIEWED' || reason === 'CERT_EXPIRED'
  const { sentence, way } = isOfShop && viewer ? standingWords(viewer.standing) : {}
  return (
    <div className={line}>
      <span className={words}>
        <Icon name="info" />
        {sentence ?? refusalWords(reason).text}
      </span>
      {way && (
        <Link href={way[1]} className={buttonClass('primary')}>
          {way[0]}
        </Link>
      )}
      {manager && goods.stock > 0 && (
        <a href={`tel:${manager.phone}`} className={buttonClass('secondary')}>
          <Icon name="phone" />
          &nbsp;联系客户经理 {manager.name} {manager.phone}
        </a>
      )}
    </div>
  )
}
