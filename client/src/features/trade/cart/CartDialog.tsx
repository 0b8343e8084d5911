import { CheapestDialog } from '../cheapest/CheapestDialog.tsx'
import { AddonGoods } from './AddonGoods.tsx'
import type { CartShop } from './CopyLines.tsx'
import { CopyLines } from './CopyLines.tsx'
import type { NamedLine } from '../../ground/cart-changes/cartChange.ts'
import { LinePrice } from './LinePrice.tsx'
import { PromotionGoods } from './PromotionGoods.tsx'

export type CartDialogSubject =
  | { readonly kind: 'price'; readonly line: NamedLine }
  | { readonly kind: 'cheapest' }
  | { readonly kind: 'fill'; readonly promotionID: string }
  | { readonly kind: 'addon'; readonly promotionID: string }
  | { readonly kind: 'copy'; readonly lines: readonly NamedLine[]; readonly shops: readonly CartShop[] }

export type CartDialogProps = { readonly subject: CartDialogSubject; readonly onClose: () => void }

export function CartDialog({ subject, onClose }: CartDialogProps) {
  switch (subject.kind) {
    case 'price':
      return <LinePrice line={subject.line} onClose={onClose} />
    case 'cheapest':
      return <CheapestDialog onClose={onClose} />
    case 'fill':
      return <PromotionGoods promotionID={subject.promotionID} onClose={onClose} />
    case 'addon':
      return <AddonGoods promotionID={subject.promotionID} onClose={onClose} />
    case 'copy':
      return <CopyLines lines={subject.lines} shops={subject.shops} onClose={onClose} />
  }
}
