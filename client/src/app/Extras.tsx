import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { ExtrasQuery } from '../__generated__/ExtrasQuery.graphql.ts'
import { CornerAd } from '../features/ground/content/CornerAd.tsx'
import { RecallBand } from '../features/after/recall/RecallBand.tsx'
import { DrawPopup } from '../features/self-service/draw/DrawPopup.tsx'
import { looks } from '../lib/looks.ts'
import { isAdResting, isDrawAsked, noteAdClosed, noteDrawAsked } from './extrasMemory.ts'
import { LiveUpdates } from './LiveUpdates.tsx'
import { QuietBoundary } from './QuietBoundary.tsx'

export type ExtrasProps = { readonly isMember: boolean; readonly hasAd: boolean }

/** What comes after the page: news of a member's cart and orders, recalls; beside some pages a draw and an ad, never with larger text (适老化 pages carry neither). */
export function Extras({ isMember, hasAd }: ExtrasProps) {
  const isLarge = useSyncExternalStore(
    looks.subscribe,
    () => looks.has('large-text'),
    () => false,
  )
  return (
    <>
      {isMember && <LiveUpdates />}
      {isMember && (
        <QuietBoundary fallback={null}>
          <Suspense fallback={null}>
            <RecallBand />
          </Suspense>
        </QuietBoundary>
      )}
      {hasAd && !isLarge && (
        <QuietBoundary fallback={null}>
          <Invitations isMember={isMember} />
        </QuietBoundary>
      )}
    </>
  )
}

/** An invitation to a draw, and an ad once that is gone. */
function Invitations({ isMember }: { isMember: boolean }) {
  const [wanted] = useState(() => ({ draw: isMember && !isDrawAsked(), ad: !isAdResting(Date.now()) }))
  useEffect(() => {
    if (wanted.draw) noteDrawAsked()
  }, [wanted])
  return wanted.draw || wanted.ad ? (
    <Suspense fallback={null}>
      <Asked {...wanted} />
    </Suspense>
  ) : null
}

function Asked(wanted: { readonly draw: boolean; readonly ad: boolean }) {
  const { drawPopup, cornerAds } = useLazyLoadQuery<ExtrasQuery>(
    graphql`
      query ExtrasQuery($draw: Boolean!, $ad: Boolean!) {
        drawPopup @include(if: $draw) { drawID name description hasJoined chances }
        cornerAds @include(if: $ad) { image { url alt } url notice title }
      }
    `,
    wanted,
    { fetchPolicy: 'store-or-network' },
  )
  const [closed, setClosed] = useState<readonly ('draw' | 'ad')[]>([])
  const ad = cornerAds?.[0]
  if (drawPopup && !drawPopup.hasJoined && drawPopup.chances > 0 && !closed.includes('draw'))
    return <DrawPopup draw={drawPopup} onClosed={() => setClosed([...closed, 'draw'])} />
  if (!ad?.image || closed.includes('ad')) return null
  return (
    <CornerAd
      ad={{ ...ad, image: ad.image }}
      onClose={() => {
        noteAdClosed(Date.now())
        setClosed([...closed, 'ad'])
      }}
    />
  )
}
