import { css } from '@emotion/css'
import { useMemo } from 'react'
import type { GiftDialogQuery } from '../../../__generated__/GiftDialogQuery.graphql.ts'
import { graphql } from 'react-relay/hooks'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx'
import { color, media, radius } from '../../../ui/tokens.ts'
import { useFetched } from '../../../relay/useFetched.ts'
import { ExchangeForm } from './ExchangeForm.tsx'
import { Points } from './Points.tsx'

const wide = css`&[open] { width: min(720px, calc(100vw - 32px)); ${media.phone} { width: 100vw; } }`
const top = css`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: 16px 24px;
  img { width: 100%; height: auto; border: 1px solid ${color.line}; border-radius: ${radius}; }
  > div { display: grid; align-content: start; gap: 8px; }
  ${media.phone} { grid-template-columns: 104px minmax(0, 1fr); gap: 12px; }
`

export type GiftDialogProps = { readonly giftID: string; readonly onClose: () => void; readonly onDone: () => void }

/** A gift in full, and for a member the way to have it. */
export function GiftDialog({ giftID, onClose, onDone }: GiftDialogProps) {
  const { data, hasFailed, retry } = useFetched<GiftDialogQuery>(
    graphql`
      query GiftDialogQuery($giftID: ID!) {
        pointsGift(giftID: $giftID) {
          name
          spec
          categoryName
          description
          image { url }
          points
          worth
          stock
          exchangedCount
          perMember
          boughtCount
          ...ExchangeForm_gift
        }
        viewer {
          ...ExchangeForm_viewer
        }
      }
    `,
    useMemo(() => ({ giftID }), [giftID]),
  )
  const gift = data?.pointsGift
  return (
    <Dialog isOpen isSheet onClose={onClose} title={gift ? gift.name : '礼品详情'} className={wide}>
      {hasFailed && (
        <p>
          礼品暂时打不开，
          <Button size="small" onClick={retry}>
            重试
          </Button>
        </p>
      )}
      {!data && !hasFailed && (
        <SkeletonRegion>
          <Skeleton height="200px" />
        </SkeletonRegion>
      )}
      {data && !gift && <p>这件礼品已经下架。</p>}
      {gift && (
        <div className={top}>
          {gift.image ? <img src={gift.image.url} alt="" width="200" height="200" decoding="async" /> : <span />}
          <div>
            <Points value={gift.points} isLarge />
            <p>{gift.description}</p>
            <Facts
              facts={[
                ['规格', gift.spec],
                ['分类', gift.categoryName],
                ['参考价', `¥${gift.worth}`],
                ['库存', gift.stock > 0 ? `${gift.stock} 件` : '已兑完'],
                [
                  '每店限兑',
                  typeof gift.perMember === 'number'
                    ? `${gift.perMember} 件${gift.boughtCount > 0 ? `，本店已兑 ${gift.boughtCount} 件` : ''}`
                    : null,
                ],
              ]}
            />
          </div>
        </div>
      )}
      {gift && data.viewer && <ExchangeForm gift={gift} viewer={data.viewer} onDone={onDone} />}
    </Dialog>
  )
}
