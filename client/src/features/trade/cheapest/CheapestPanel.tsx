import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import { whyCheaper } from 'rules/cheapest/whyCheaper'
import type { CheapestPanelQuery } from '../../../__generated__/CheapestPanelQuery.graphql.ts'
import { useFetched } from '../../../relay/useFetched.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { type CheapestData, namesIn, planOf } from './cheapestPlan.ts'
import { reasonWords, savesWords, yuan } from './cheapestWords.ts'
import { useCheapest } from './useCheapest.ts'
import { offerUndo, usePlan } from './usePlan.ts'

export const wide = css`&[open] { width: min(720px, calc(100vw - 32px)); ${media.phone} { width: 100vw; } }`
const sum = css`
  display: block;
  padding: 8px 12px;
  background: ${color.ground};
  b { ${type.price} color: ${color.price}; }
  small { display: block; ${type.small} color: ${color.second}; }
`
const list = css`
  margin-top: 12px;
  h3 { font-weight: 600; }
  label { ${media.touch} { min-height: 44px; } }
  li { display: flex; justify-content: space-between; gap: 12px; padding: 6px 0; border-bottom: 1px solid ${color.line}; }
  li > :last-child { flex: none; }
  li[data-dearer] > :last-child { color: ${color.second}; }
  em { color: ${color.price}; font-style: normal; }
`
const variables = {}

/** What buys the cart for less, why, and what the buyer lets it change. */
export function CheapestPanel({ onClose }: { readonly onClose: () => void }) {
  const { data, hasFailed, retry } = useFetched<CheapestPanelQuery>(
    graphql`
      query CheapestPanelQuery {
        cart @catch(to: NULL) {
          promotions { promotionID name }
          coupons { couponID name }
          lines { lineID goods { ...useAddToCart_goods @relay(mask: false) manufacturer packUnit } }
        }
        cartMakers @catch(to: NULL) {
          pricing { ...cartState_pricing @relay(mask: false) }
          goods { ...useAddToCart_goods @relay(mask: false) manufacturer packUnit }
          lines { lineID goodsIDs }
        }
      }
    `,
    variables,
  )
  const isMissing = hasFailed || (data !== null && (!data.cart || !data.cartMakers))
  return data?.cart && data.cartMakers ? (
    <Found cart={data.cart} cartMakers={data.cartMakers} onClose={onClose} />
  ) : (
    <Dialog isOpen onClose={onClose} title="更省的买法" isSheet className={wide}>
      {isMissing ? (
        <p>
          暂时算不出来，
          <Button size="small" onClick={retry}>
            重试
          </Button>
        </p>
      ) : (
        <SkeletonRegion>
          <Skeleton height="120px" />
        </SkeletonRegion>
      )}
    </Dialog>
  )
}

function Found({ onClose, ...data }: CheapestData & { readonly onClose: () => void }) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [isMoreAllowed, setMoreAllowed] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const found = useCheapest(data, kept, isMoreAllowed)
  const change = usePlan()
  const names = namesIn(data)
  const apply = async (): Promise<void> => {
    if (found === null) return
    setBusy(true)
    const { forward, back } = planOf(found, data)
    if (await change(forward)) {
      offerUndo(`采购单已更新，${savesWords(found.saves)}`, () => void change(back))
      onClose()
    }
    setBusy(false)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="更省的买法"
      isSheet
      className={wide}
      footer={
        <Button variant="primary" disabled={found === null || found.saves === 0 || isBusy} onClick={() => void apply()}>
          按此更新采购单
        </Button>
      }
    >
      <output className={sum}>
        {found === null && '正在比较各种买法…'}
        {found?.saves === 0 && <b>现在的买法已经最省</b>}
        {found !== null && found.saves > 0 && <b>可省 {yuan(found.saves)}</b>}
        {found !== null && (
          <small>
            应付 {yuan(found.before.payable)}
            {found.saves > 0 && ` → ${yuan(found.after.payable)}`}，{found.isExact ? '已比较全部买法' : '行数较多，为比较过的买法中最省的'}
          </small>
        )}
      </output>
      {found !== null && found.saves > 0 && (
        <section className={list}>
          <h3>怎么省</h3>
          <ul aria-label="怎么省">
            {whyCheaper(found).map((reason) => (
              <li key={reasonWords(reason, names)} data-dearer={reason.cents < 0 || undefined}>
                <span>{reasonWords(reason, names)}</span>
                <em>{savesWords(reason.cents)}</em>
              </li>
            ))}
          </ul>
          {found.after.gifts.length < found.before.gifts.length && <p>换购买方式后，部分赠品不再赠送。</p>}
        </section>
      )}
      <section className={list}>
        <h3>允许怎么改</h3>
        <Checkbox isChecked={isMoreAllowed} onChange={setMoreAllowed}>
          多买更省：合计更低时允许多买
        </Checkbox>
        {data.cartMakers.lines.map(({ lineID, goodsIDs }) => {
          const goods = data.cart.lines.find((line) => line.lineID === lineID)?.goods
          return (
            <div key={lineID}>
              <Checkbox
                isChecked={!kept.has(lineID)}
                onChange={(isAllowed) => setKept(new Set(isAllowed ? [...kept].filter((id) => id !== lineID) : [...kept, lineID]))}
              >
                可换厂家：{goods?.name}（现 {goods?.manufacturer}，另有 {goodsIDs.length} 家）
              </Checkbox>
            </div>
          )
        })}
        {data.cartMakers.lines.length === 0 && <p>采购单里的商品没有同规格的其他厂家。</p>}
      </section>
    </Dialog>
  )
}
