import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GoodsPromotions_goods$data, GoodsPromotions_goods$key } from '../../__generated__/GoodsPromotions_goods.graphql.ts'
import { ownAmount } from '../../features/catalogue/goods/ownAmount.ts'
import { color } from '../../ui/tokens.ts'
import { Tag } from '../../ui/Tag.tsx'
import { CombinationOffers } from './CombinationOffers.tsx'
import { FlashOffer } from './FlashOffer.tsx'
import { activityProgress, couponWords, giftProgress, goodsCountWords, momentWords, termsWords } from './promotionWords.ts'

const list = css`
  display: grid;
  gap: 4px;
  li { display: flex; align-items: baseline; gap: 8px; }
  li > div { min-width: 0; }
  > li > div > i { margin-left: 8px; font-style: normal; color: ${color.amber}; }
  > li > div > b { margin-left: 8px; font-weight: 400; color: ${color.brand700}; }
  > li > div > small { color: ${color.second}; }
`

type Promotions = NonNullable<NonNullable<GoodsPromotions_goods$data['detail']>['promotions']>
interface Sentence {
  readonly key: string
  readonly tag: string
  readonly words: ReactNode
}

export interface GoodsPromotionsProps {
  goods: GoodsPromotions_goods$key
  /** What is about to be added. */
  quantity: number
  rowClass: string
}

/** The promotions that run for these goods, as sentences that say what is missing. Combinations have a separate line. */
export function GoodsPromotions({ goods: key, quantity, rowClass }: GoodsPromotionsProps) {
  const goods = useFragment(
    graphql`
      fragment GoodsPromotions_goods on Goods {
        price
        listPrice
        packUnit
        packQuantity
        tierMode
        tiers { quantity price }
        cartQuantity
        isBuyable
        ...FlashOffer_goods
        ...CombinationOffers_goods
        detail {
          promotions {
            serverTime
            specialEndsAt
            flash { endsAt }
            activities {
              goodsCount
              promotion { promotionID tag isRepeatable terms tiers { full minus rate } }
            }
            gift { needed given mode left name spec }
            limit { perMember left endsAt }
            coupons { couponID name kind face minimum }
          }
        }
      }
    `,
    key,
  )
  const promotions = goods.detail?.promotions
  if (!promotions) return null
  const sentences = [
    ...specialSentence(goods, promotions),
    ...activitySentences(goods, promotions, quantity),
    ...giftSentence(goods, promotions, quantity),
    ...limitSentence(goods, promotions),
    ...couponSentences(promotions),
  ]
  return (
    <>
      {(promotions.flash || sentences.length > 0) && (
        <div className={rowClass}>
          <span>促销</span>
          <ul className={list}>
            <FlashOffer goods={goods} quantity={quantity} />
            {sentences.map(({ key: name, tag, words }) => (
              <li key={name}>
                <Tag tone={tag === '限' || tag === '券' ? 'grey' : undefined}>{tag}</Tag>
                <div>{words}</div>
              </li>
            ))}
          </ul>
        </div>
      )}
      <CombinationOffers goods={goods} rowClass={rowClass} />
    </>
  )
}

function specialSentence({ listPrice }: GoodsPromotions_goods$data, { specialEndsAt }: Promotions): Sentence[] {
  if (!specialEndsAt || !listPrice) return []
  return [
    {
      key: 'special',
      tag: '特',
      words: (
        <>
          限时特价，原价 ¥{listPrice}，至 {momentWords(specialEndsAt)}
        </>
      ),
    },
  ]
}

function activitySentences(goods: GoodsPromotions_goods$data, { activities }: Promotions, quantity: number): Sentence[] {
  const amount = goods.isBuyable ? ownAmount(goods, goods.cartQuantity + quantity) : null
  return activities.map(({ goodsCount, promotion }) => {
    const { reached, missing } = amount === null ? { reached: null, missing: null } : activityProgress(promotion, amount)
    return {
      key: promotion.promotionID,
      tag: promotion.tag,
      words: (
        <>
          {termsWords(promotion.terms)} <small>（{goodsCountWords(goodsCount)}）</small>
          {reached && <b>{reached}</b>}
          {/* What covers everything is judged on the whole cart, which says there what it lacks. */}
          {missing && typeof goodsCount === 'number' && (
            <i>
              {goodsCount === 1 ? '' : '本品'}
              {missing}
            </i>
          )}
        </>
      ),
    }
  })
}

function giftSentence(goods: GoodsPromotions_goods$data, { gift }: Promotions, quantity: number): Sentence[] {
  if (!gift) return []
  const { earned, short } = giftProgress(gift, goods.cartQuantity + quantity)
  return [
    {
      key: 'gift',
      tag: '赠',
      words: (
        <>
          {gift.mode === 'EVERY' ? '每买' : '买'}
          {gift.needed}赠{gift.given}：{gift.name} {gift.spec} <small>（{gift.left > 0 ? `赠品剩余 ${gift.left}` : '已赠完'}）</small>
          {goods.isBuyable && earned > 0 && <b>可得赠品 {earned} 件</b>}
          {goods.isBuyable && short > 0 && (
            <i>
              还差 {short} {goods.packUnit}
            </i>
          )}
        </>
      ),
    },
  ]
}

function limitSentence({ packUnit }: GoodsPromotions_goods$data, { limit }: Promotions): Sentence[] {
  if (!limit) return []
  return [
    {
      key: 'limit',
      tag: '限',
      words: (
        <>
          每店限购 {limit.perMember} {packUnit}
          {typeof limit.left === 'number' && (
            <b>
              还可购买 {limit.left} {packUnit}
            </b>
          )}{' '}
          <small>（至 {momentWords(limit.endsAt)}）</small>
        </>
      ),
    },
  ]
}

function couponSentences({ coupons }: Promotions): Sentence[] {
  if (coupons.length === 0) return []
  const words = coupons.map(({ name, kind, face, minimum }) =>
    typeof kind === 'string' && typeof minimum === 'string' ? couponWords({ kind, face, minimum }) : name,
  )
  return [{ key: 'coupons', tag: '券', words: <>可用优惠券：{words.join('、')}</> }]
}
