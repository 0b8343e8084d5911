import { graphql, useFragment } from 'react-relay/hooks'
import { groupBy } from 'rules/groupBy'
import { formatYuan, parseMoney } from 'rules/money'
import type { CartAddons_cart$key } from '../../../__generated__/CartAddons_cart.graphql.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { offersFrame } from './CartOffers.tsx'

const yuan = (amount: string): string => `¥${formatYuan(parseMoney(amount))}`
/** So many goods are named; the dialog has the rest. */
const NAMED = 2

/** What may be had at an add-on price with this cart (换购): a line an offer; the goods themselves come with the dialog. */
export function CartAddons({ cart: key, onOpen }: { cart: CartAddons_cart$key; onOpen: (promotionID: string) => void }) {
  const { addons } = useFragment(
    graphql`
      fragment CartAddons_cart on Cart {
        addons { promotionID name full price short isReached left goods { goodsID name } }
      }
    `,
    key,
  )
  const offers = [...groupBy(addons, ({ promotionID }) => promotionID)]
  if (offers.length === 0) return null
  return (
    <section className={offersFrame} aria-label="换购">
      <ul>
        {offers.map(([promotionID, choice]) => {
          const [first] = choice
          return (
            first && (
              <li key={promotionID}>
                <Tag>换购</Tag>
                <b>{first.name}</b>
                {first.isReached ? (
                  <em className="priced">满 {yuan(first.full)}，可换购</em>
                ) : (
                  <span className="priced">
                    满 {yuan(first.full)} 可换购，还差 {yuan(first.short)}
                  </span>
                )}
                <span>
                  {choice
                    .slice(0, NAMED)
                    .map(({ goods, price }) => `${goods.name} ${yuan(price)}`)
                    .join('、')}
                  {choice.length > NAMED && ` 等 ${choice.length} 种`}
                </span>
                <button type="button" aria-haspopup="dialog" onClick={() => onOpen(promotionID)}>
                  {first.isReached ? '去换购' : '看换购商品'}
                  <VisuallyHidden>：{first.name}</VisuallyHidden>
                </button>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
