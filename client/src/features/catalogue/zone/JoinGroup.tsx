import { css } from '@emotion/css'
import { useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useReportError } from '../../../errors/useReportError.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { toasts } from '../../../ui/toastStore.ts'

const line = css`display: flex; flex-wrap: wrap; align-items: center; gap: 8px;`

export type JoinGroupProps = {
  readonly sale: {
    readonly saleID: string
    readonly name: string
    readonly perMember: number
    readonly goods: {
      readonly minimumQuantity: number
      readonly packQuantity: number
      readonly isBuyable: boolean
      readonly packUnit: string
    }
  }
  /** null begins a team. */
  readonly teamID: string | null
  readonly words: string
  /** Of whose team, for those who hear the button. */
  readonly founder?: string
  readonly isMember: boolean
}

/** How many, and into which team. */
export function JoinGroup({ sale: { saleID, name, perMember, goods }, teamID, words, founder, isMember }: JoinGroupProps) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const rules = { minimumQuantity: goods.minimumQuantity, packQuantity: goods.packQuantity, stock: perMember }
  const [quantity, setQuantity] = useState(Math.min(perMember, Math.max(goods.minimumQuantity, goods.packQuantity)))
  const [isBusy, setBusy] = useState(false)
  // One intention, one key; another quantity is another intention.
  const key = useRef<{ readonly quantity: number; readonly clientKey: string } | null>(null)
  const label = founder === undefined ? `${words}：${name}` : `${words}：${founder}的团`
  if (!isMember)
    return (
      <Link className={buttonClass('outline')} href={paths.login(paths.groupSale(saleID))} aria-label={`登录后参团：${label}`}>
        登录后参团
      </Link>
    )
  const join = async (): Promise<void> => {
    setBusy(true)
    if (key.current?.quantity !== quantity) key.current = { quantity, clientKey: crypto.randomUUID() }
    try {
      const { joinGroup } = await import('./joinGroup.ts')
      await joinGroup(environment, { saleID, teamID, ...key.current })
      key.current = null
      toasts.show({ kind: 'ok', text: `已参团并加入采购单：${name}` })
    } catch (error) {
      report(error, { subject: name, isAddToCart: true })
    }
    setBusy(false)
  }
  return (
    <div className={line}>
      <QuantityStepper value={quantity} rules={rules} unit={goods.packUnit} label={`${label}，数量`} onChange={setQuantity} />
      <Button
        variant="primary"
        disabled={!goods.isBuyable}
        isBusy={isBusy}
        aria-label={goods.isBuyable ? label : `不可购买：${name}`}
        onClick={() => void join()}
      >
        {goods.isBuyable ? words : '不可购买'}
      </Button>
    </div>
  )
}
