import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FlashStrip_sale$data, FlashStrip_sale$key } from '../../../__generated__/FlashStrip_sale.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { useAddFlash } from '../../ground/cart-changes/useAddFlash.ts'
import { useRetry } from '../../../navigation/retrying.ts'
import { paths } from '../../../navigation/paths.ts'
import { Link } from '../../../navigation/Link.tsx'
import { Countdown } from '../../../ui/Countdown.tsx'
import { Price } from '../../../ui/Price.tsx'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { GoodsPicture } from '../goods/GoodsPicture.tsx'
import { narrow, panel } from './homeLayout.ts'

const strip = css`
  display: grid;
  grid-template-columns: 160px minmax(0, 1fr);
  ${narrow} { grid-template-columns: minmax(0, 1fr); }
`
const head = css`
  display: grid;
  align-content: center;
  gap: 4px 8px;
  padding: 12px 16px;
  color: ${color.price};
  background: ${color.red50};
  h2 { ${type.title} }
  ${narrow} { display: flex; flex-wrap: wrap; align-items: baseline; }
`
const items = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(156px, 1fr);
  overflow-x: auto;
  scrollbar-width: thin;
  li { display: grid; align-content: start; justify-items: start; gap: 2px; padding: 12px; }
  li + li { border-left: 1px solid ${color.line}; }
  li > :first-child { justify-self: center; }
  li > a { max-width: 100%; overflow: hidden; color: ${color.ink}; text-overflow: ellipsis; white-space: nowrap; }
  li > span { color: ${color.second}; }
  li > span > span { margin-right: 4px; }
  li > div { width: 100%; margin-bottom: 4px; }
`

type Item = NonNullable<NonNullable<FlashStrip_sale$data['current']>['items']>[number]

/** The flash session that runs or comes next, by the server's clock. */
export function FlashStrip({ sale: key }: { sale: FlashStrip_sale$key }) {
  const { serverTime, current } = useFragment(
    graphql`
      fragment FlashStrip_sale on FlashSale {
        serverTime
        current {
          name
          startsAt
          endsAt
          status
          items {
            goods {
              goodsID
              name
              spec
              price
              priceText
              packUnit
              packQuantity
              minimumQuantity
              isBuyable
              warehouse { warehouseID }
              ...GoodsPicture_goods
            }
            price
            total
            taken
            perMember
          }
        }
      }
    `,
    key,
  )
  const retry = useRetry()
  if (!current?.items?.length || current.status === 'OVER') return null
  const isRunning = current.status === 'RUNNING'
  return (
    <section className={`${panel} ${strip}`} aria-label="限时秒杀">
      <div className={head}>
        <h2>限时秒杀</h2>
        <span>{current.name}</span>
        <Countdown
          until={isRunning ? current.endsAt : current.startsAt}
          serverTime={serverTime}
          label={isRunning ? '距结束' : '距开始'}
          onEnd={retry}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it */}
      <ul className={items} tabIndex={0} aria-label="秒杀商品">
        {current.items.map((item) => (
          <li key={item.goods.goodsID}>
            <FlashGoods item={item} isRunning={isRunning} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FlashGoods({ item: { goods, price, total, taken, perMember }, isRunning }: { item: Item; isRunning: boolean }) {
  const href = paths.goodsDetail(goods.goodsID)
  const isHidden = price === null || price === undefined
  return (
    <>
      <Link href={href} tabIndex={-1} aria-hidden="true">
        <GoodsPicture goods={goods} size={80} />
      </Link>
      <Link href={href} title={`${goods.name} ${goods.spec}`}>
        {goods.name}
      </Link>
      {isHidden ? (
        <span>{goods.priceText}</span>
      ) : (
        <span>
          <Price amount={price} unit={goods.packUnit} />
          {typeof goods.price === 'string' && <Price amount={goods.price} size="small" tone="struck" />}
        </span>
      )}
      <ProgressLine part={taken / Math.max(1, total)}>
        {taken >= total ? '已抢光' : `已抢 ${Math.floor((taken / total) * 100)}% · 限购 ${perMember} ${goods.packUnit}`}
      </ProgressLine>
      {isRunning && !isHidden && goods.isBuyable && taken < total && (
        <AddFlash goods={goods} price={price} most={Math.min(perMember, total - taken)} />
      )}
    </>
  )
}

/** One pack at the flash price, or what one may still have of it. */
function AddFlash({ goods, price, most }: { goods: Item['goods']; price: string; most: number }) {
  const [add, isBusy] = useAddFlash({
    goodsID: goods.goodsID,
    name: goods.name,
    seenPrice: price,
    warehouseID: goods.warehouse.warehouseID,
  })
  const quantity = Math.min(most, Math.max(goods.packQuantity, goods.minimumQuantity))
  const words = `加入 ${quantity} ${goods.packUnit}`
  return (
    <Button
      size="small"
      variant="outline"
      isBusy={isBusy}
      aria-label={`${words}（秒杀价）：${goods.name}`}
      onClick={() => void add(quantity)}
    >
      {words}
    </Button>
  )
}
