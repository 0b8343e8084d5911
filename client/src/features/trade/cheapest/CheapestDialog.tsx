import { useEffect, useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx'
import { useCartDesk } from '../../ground/cart-changes/cartDesk.ts'
import { CheapestPanel, wide } from './CheapestPanel.tsx'

/** 更省的买法, once the server knows of everything that the buyer changed. */
export function CheapestDialog({ onClose }: { readonly onClose: () => void }) {
  const desk = useCartDesk()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => void desk.idle().then(() => setIdle(true)), [desk])
  if (isIdle) return <CheapestPanel onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title="更省的买法" isSheet className={wide}>
      <SkeletonRegion>
        <Skeleton height="120px" />
      </SkeletonRegion>
    </Dialog>
  )
}
