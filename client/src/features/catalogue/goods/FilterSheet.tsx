import { css } from '@emotion/css'
import { useState } from 'react'
import { useGo } from '../../../navigation/useGo.ts'
import { BottomSheet } from '../../../ui/BottomSheet.tsx'
import { Button } from '../../../ui/Button.tsx'
import { media } from '../../../ui/tokens.ts'
import { visuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { changedPlace, type GoodsListPlace, NOTHING_CHOSEN } from './changedPlace.ts'
import { FacetChoices, type Ticked, tickedOf } from './FacetChoices.tsx'
import { useFacets } from './useFacets.ts'

/** As high before the filters are there as with them. */
const body = css`${media.phone} { min-height: 60vh; }`

export type FilterSheetProps = { readonly place: GoodsListPlace; readonly onClose: () => void }

/** The filters on a phone: chosen in peace, with the number of goods they leave, and taken over by one press. */
export function FilterSheet({ place, onClose }: FilterSheetProps) {
  const go = useGo()
  const [ticked, setTicked] = useState<Ticked>(() => tickedOf(place))
  const { found, isBusy, retry } = useFacets({ ...place, ...ticked })
  const show = (): void => {
    // In place of the entry that the open sheet is: the way back leads to the list as it was.
    go(changedPlace(place, ticked), { replace: true })
    onClose()
  }
  const words = isBusy || found === null ? '查看商品' : found.total === 0 ? '没有符合的商品' : `查看 ${found.total} 件商品`
  return (
    <BottomSheet
      title="筛选"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={() => setTicked(tickedOf({ ...place, ...NOTHING_CHOSEN }))}>
            重置
          </Button>
          <Button variant="primary" disabled={!isBusy && found?.total === 0} onClick={show}>
            {words}
          </Button>
        </>
      }
    >
      <output className={visuallyHidden}>{words}</output>
      {found !== null && found.known === null ? (
        <>
          <p>筛选条件暂时打不开</p>
          <Button onClick={retry}>重试</Button>
        </>
      ) : (
        <div className={body} aria-busy={isBusy}>
          {found?.known && <FacetChoices known={found.known} ticked={ticked} onTick={setTicked} />}
        </div>
      )}
    </BottomSheet>
  )
}
