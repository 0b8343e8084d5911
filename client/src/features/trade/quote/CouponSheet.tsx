import { useState } from 'react'
import { formatMoney, parseMoney } from 'rules/money'
import { BottomSheet } from '../../../ui/BottomSheet.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CouponChoice, type CouponChoiceProps, yuan } from './CouponChoice.tsx'

export type CouponSheetProps = CouponChoiceProps & { readonly onClose: () => void }

/** The coupons of a quote on a phone: chosen in peace, then worked out once. */
export function CouponSheet({ onClose, ...choice }: CouponSheetProps) {
  const [ticked, setTicked] = useState(choice.ticked)
  const saved = choice.usable.filter(({ couponID }) => ticked.includes(couponID)).reduce((sum, { saves }) => sum + parseMoney(saves), 0)
  const done = (): void => {
    const isSame = ticked.length === choice.ticked.length && ticked.every((id) => choice.ticked.includes(id))
    if (!isSame) choice.onTick(ticked)
    onClose()
  }
  return (
    <BottomSheet
      title="优惠券"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabled={ticked.length === 0} onClick={() => setTicked([])}>
            不用优惠券
          </Button>
          <Button variant="primary" isBusy={choice.isBusy} onClick={done}>
            {saved === 0 ? '确定' : `确定，可省 ${yuan(formatMoney(saved))}`}
          </Button>
        </>
      }
    >
      <CouponChoice {...choice} ticked={ticked} onTick={setTicked} />
    </BottomSheet>
  )
}
