import { css } from '@emotion/css'
import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { OrderTemperaturesQuery, OrderTemperaturesQuery$data } from '../../../__generated__/OrderTemperaturesQuery.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { useFetched } from '../../../relay/useFetched.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import type { AskedProps } from './AskedPart.tsx'
import { TemperatureCurve } from './TemperatureCurve.tsx'
import { textLink } from '../../../ui/textLink.ts'

const stack = css`display: grid; gap: 20px;`
const seriesStyle = css`
  display: grid;
  gap: 12px;
  + article { padding-top: 20px; border-top: 1px solid ${color.line}; }
  h4 { ${type.body} display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
  > a { display: inline-flex; align-items: center; justify-self: start; min-height: 32px; ${media.phone} { min-height: 44px; } }
`
/** Coldest of all that a logger says: what the marketplace names where it asks for no lower limit. */
const NO_LOWER_LIMIT = -40
const TONES = { NORMAL: 'green', BREACH: 'red', RELEASED: 'blue', CONDEMNED: 'red' } as const

type Series = NonNullable<NonNullable<OrderTemperaturesQuery$data['order']>['temperatures']>[number]

/** What the loggers in an order's parcels measured, which the shop has to keep with the goods. */
export function OrderTemperatures({ orderID }: AskedProps) {
  const { data, hasFailed } = useFetched<OrderTemperaturesQuery>(
    graphql`
      query OrderTemperaturesQuery($orderID: ID!) {
        order(orderID: $orderID) {
          temperatures {
            carrier
            trackingNumber
            logger
            lowerLimit
            upperLimit
            limitsText
            startsAt
            endsAt
            sampleCount
            lowest
            highest
            mean
            gapText
            gaps { startsAt endsAt }
            status
            statusText
            decisionReason
            afterSaleID
            url
            curve { at degrees }
          }
        }
      }
    `,
    useMemo(() => ({ orderID }), [orderID]),
  )
  if (hasFailed) return <Notice tone="warning">温度记录暂时取不到，请稍后再试。</Notice>
  if (data === null) return <output>正在查找温度记录…</output>
  const found = data.order?.temperatures ?? []
  if (found.length === 0) return <p>还没有温度记录，仓库交接后在这里查看。</p>
  return (
    <div className={stack}>
      {found.map((series) => (
        <SeriesOf key={`${series.trackingNumber} ${series.logger}`} series={series} />
      ))}
    </div>
  )
}

function SeriesOf({ series }: { series: Series }) {
  const { trackingNumber, logger, lowerLimit, upperLimit, lowest, highest, mean, status, statusText, decisionReason, url } = series
  const lower = lowerLimit > NO_LOWER_LIMIT ? lowerLimit : null
  const [from, until] = [dateTime(series.startsAt), dateTime(series.endsAt)]
  return (
    <article className={seriesStyle}>
      <h4>
        {series.carrier} {trackingNumber}
        <Tag tone={TONES[status as keyof typeof TONES] ?? 'grey'}>{statusText}</Tag>
      </h4>
      {status === 'BREACH' && (
        <Notice tone="warning">运输途中超温。请将商品按贮藏条件单独存放，暂不收货、不销售；质量管理部放行或判废后会通知您。</Notice>
      )}
      {status === 'CONDEMNED' && (
        <Notice tone="warning">
          商品已判废，请勿销售使用。
          {typeof series.afterSaleID === 'string' && (
            <Link className={textLink} href={paths.afterSale(series.afterSaleID)}>
              查看已同意的退货退款
            </Link>
          )}
        </Notice>
      )}
      <TemperatureCurve
        title={`记录仪 ${logger} 的温度：最低 ${lowest.toFixed(1)}℃，最高 ${highest.toFixed(1)}℃`}
        curve={series.curve}
        gaps={series.gaps ?? []}
        lower={lower}
        upper={upperLimit}
        from={from}
        until={until}
      />
      <Facts
        facts={[
          ['最低 / 最高', `${lowest.toFixed(1)}℃ / ${highest.toFixed(1)}℃`],
          ['平均', `${mean.toFixed(1)}℃`],
          ['规定', series.limitsText ?? (lower === null ? `不高于 ${upperLimit}℃` : `${lower}–${upperLimit}℃`)],
          ['记录仪', `${logger}，${series.sampleCount} 个数据`],
          ['数据间隔', series.gapText ?? null],
          ['处理理由', decisionReason ?? null],
        ]}
      />
      {typeof url === 'string' && (
        <a href={url} download>
          下载全部温度数据（CSV）
        </a>
      )}
    </article>
  )
}
