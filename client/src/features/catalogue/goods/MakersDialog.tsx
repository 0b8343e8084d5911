import { css } from '@emotion/css'
import { type ReactNode, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { graphql } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { MakersDialogQuery } from '../../../__generated__/MakersDialogQuery.graphql.ts'
import { serverClock } from '../../../lib/serverClock.ts'
import { useFetched } from '../../../relay/useFetched.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx'
import { media } from '../../../ui/tokens.ts'
import { type ComparedGoods, MakersTable } from './MakersTable.tsx'

const wide = css`
  &[open] { width: min(1040px, calc(100vw - 32px)); max-height: min(760px, calc(100dvh - 32px)); }
  ${media.phone} { &[open] { width: 100vw; max-height: 92dvh; > :nth-child(2) { padding-inline: 0; } } }
`

export interface MakersDialogProps {
  readonly goodsID: string
  readonly onClose: () => void
  /** In the place of what adds to the cart. */
  readonly act?: ((goods: ComparedGoods, current: ComparedGoods) => ReactNode) | undefined
}

/** 比厂家: all makers of one generic name. */
export function MakersDialog({ goodsID, onClose, act }: MakersDialogProps) {
  const { data, hasFailed, retry } = useFetched<MakersDialogQuery>(
    graphql`
      query MakersDialogQuery($goodsID: ID!) {
        goods(goodsID: $goodsID) @catch(to: NULL) {
          goodsID
          ...MakersTable_goods
          substitutes { ...MakersTable_goods }
        }
        cart @catch(to: NULL) {
          warehouses { warehouse { warehouseID } goodsAmount shipping shortOfFree }
        }
      }
    `,
    useMemo(() => ({ goodsID }), [goodsID]),
  )
  const goods = data?.goods
  const freight = new Map(data?.cart?.warehouses.map((terms) => [terms.warehouse.warehouseID, freightWords(terms)]))
  // Out of the list's table, whose look would reach into its own.
  return createPortal(
    <Dialog isOpen onClose={onClose} title="比厂家" isSheet className={wide}>
      {(hasFailed || (data && !goods)) && (
        <p>
          厂家暂时打不开，
          <Button size="small" onClick={retry}>
            重试
          </Button>
        </p>
      )}
      {!data && !hasFailed && (
        <SkeletonRegion>
          <Skeleton height="72px" />
          <Skeleton height="72px" />
          <Skeleton height="72px" />
        </SkeletonRegion>
      )}
      {goods && (
        <>
          {!goods.substitutes?.length && <p>同通用名的商品只有这一家。</p>}
          <MakersTable
            goods={[goods, ...(goods.substitutes ?? [])]}
            caption="同通用名各厂家的商品"
            now={serverClock.now()}
            ownID={goods.goodsID}
            freight={freight}
            act={act}
          />
        </>
      )}
    </Dialog>,
    document.body,
  )
}

interface Terms {
  readonly goodsAmount: string
  readonly shipping?: string | null | undefined
  readonly shortOfFree?: string | null | undefined
}

function freightWords({ goodsAmount, shipping, shortOfFree }: Terms): string {
  if (typeof shortOfFree === 'string' && parseMoney(shortOfFree) > 0) return `还差 ¥${formatYuan(parseMoney(shortOfFree))} 包邮`
  return parseMoney(goodsAmount) > 0 && shipping === '0.00' ? '已免运费' : ''
}
