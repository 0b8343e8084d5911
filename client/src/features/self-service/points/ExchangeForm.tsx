import { css } from '@emotion/css'
import { type FormEvent, useRef, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { isPhone } from 'rules/validators'
import type { ExchangeForm_gift$key } from '../../../__generated__/ExchangeForm_gift.graphql.ts'
import type { ExchangeForm_viewer$key } from '../../../__generated__/ExchangeForm_viewer.graphql.ts'
import { wrongFields } from '../../../errors/wrongFields.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { RadioCard } from '../../../ui/RadioCard.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, media, type } from '../../../ui/tokens.ts'
import { exchangePoints } from './exchangePoints.ts'
import { Points } from './Points.tsx'
import { grouped } from '../../../lib/grouped.ts'

const form = css`
  display: grid;
  gap: 12px;
  margin-top: 16px;
  padding-top: 12px;
  border-top: 1px solid ${color.line};
  h3 { ${type.body} font-weight: 600; }
  .line { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; }
  .ways { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)); gap: 8px; }
  .typed { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 16px; > :first-child { grid-column: 1 / -1; }
    ${media.phone} { grid-template-columns: 1fr; } }
  .foot { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 8px 16px;
    small { ${type.small} color: ${color.second}; } }
`
const note = css`margin-top: 16px;`
const OTHER = 'other'
type Typed = { readonly address: string; readonly receiver: string; readonly phone: string }
type Problems = Partial<Typed>

type Props = { readonly gift: ExchangeForm_gift$key; readonly viewer: ExchangeForm_viewer$key; readonly onDone: () => void }

/** How many, where to, and the exchange itself. */
export function ExchangeForm({ gift: giftKey, viewer: viewerKey, onDone }: Props) {
  const gift = useFragment(graphql`fragment ExchangeForm_gift on PointsGift { giftID name points stock perMember boughtCount }`, giftKey)
  const viewer = useFragment(
    graphql`
      fragment ExchangeForm_viewer on Viewer {
        points
        isReviewed
        canOrder
        addresses { addressID receiver phone fullAddress isDefault }
      }
    `,
    viewerKey,
  )
  const addresses = viewer.addresses ?? []
  const most = mostOf(gift, viewer.points)
  const [wanted, setQuantity] = useState(1)
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState<Typed>({ address: '', receiver: '', phone: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [exchange, isBusy] = useExchange(gift.name, setProblems, onDone)
  if (most === 0)
    return (
      <Notice className={note} tone="warning">
        {hindrance(gift, viewer.points)}
      </Notice>
    )
  if (!viewer.isReviewed)
    return (
      <Notice className={note} tone="warning">
        资质审核通过后可以兑换礼品
      </Notice>
    )
  const quantity = Math.min(wanted, most)
  const to = chosen ?? addresses.find(({ isDefault }) => isDefault)?.addressID ?? addresses[0]?.addressID ?? OTHER
  const total = gift.points * quantity
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const found = to === OTHER ? problemsOf(typed) : {}
    setProblems(found)
    if (Object.keys(found).length > 0 || isBusy) return
    const delivery =
      to === OTHER
        ? { deliverTo: { address: typed.address.trim() }, receiver: textOf(typed.receiver), phone: textOf(typed.phone) }
        : { deliverTo: { addressID: to } }
    void exchange({ giftID: gift.giftID, quantity, ...delivery })
  }
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped({ ...typed, [name]: event.currentTarget.value })
      setProblems({ ...problems, [name]: '' })
    },
  })
  return (
    <form className={form} onSubmit={submit} noValidate aria-label="兑换">
      <div className="line">
        <h3>数量</h3>
        <QuantityStepper value={quantity} rules={{ stock: most }} unit="件" label={gift.name} onChange={setQuantity} />
        <small>最多可兑 {most} 件</small>
      </div>
      <h3>收货地址</h3>
      <div className="ways" role="radiogroup" aria-label="收货地址">
        {addresses.map((address) => (
          <RadioCard
            key={address.addressID}
            name="gift-to"
            isChecked={to === address.addressID}
            onChoose={() => setChosen(address.addressID)}
          >
            {address.receiver}　{address.phone}
            {address.isDefault && '（默认）'}
            <small>{address.fullAddress}</small>
          </RadioCard>
        ))}
        <RadioCard name="gift-to" isChecked={to === OTHER} onChoose={() => setChosen(OTHER)}>
          其他地址<small>仅用于本次兑换</small>
        </RadioCard>
      </div>
      {to === OTHER && (
        <div className="typed">
          <TextField label="收货地址" maxLength={120} autoComplete="street-address" {...field('address')} />
          <TextField label="收货人（不填为本店联系人）" maxLength={30} autoComplete="name" {...field('receiver')} />
          <TextField label="联系电话（不填为本店电话）" maxLength={20} autoComplete="tel" inputMode="tel" {...field('phone')} />
        </div>
      )}
      <div className="foot">
        <small>
          {viewer.canOrder ? `兑换后剩余 ${grouped(viewer.points - total)} 积分，兑换后不退不换` : '您在本店的角色是财务，不能兑换'}
        </small>
        <span>
          共 <Points value={total} />
        </span>
        <Button type="submit" variant="primary" size="large" disabled={!viewer.canOrder} isBusy={isBusy}>
          确认兑换
        </Button>
      </div>
    </form>
  )
}

type Wish = {
  readonly giftID: string
  readonly quantity: number
  readonly deliverTo: { readonly addressID: string } | { readonly address: string }
  readonly receiver?: string | null
  readonly phone?: string | null
}

/** One intention has one key, sent again until an answer has come: a second press exchanges nothing twice. */
function useExchange(
  name: string,
  onProblem: (problems: Problems) => void,
  onDone: () => void,
): [exchange: (wish: Wish) => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)
  const key = useRef<{ readonly wish: string; readonly clientKey: string } | null>(null)
  const isUnderWay = useRef(false)
  const exchange = async (wish: Wish): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    const text = JSON.stringify(wish)
    if (key.current?.wish !== text) key.current = { wish: text, clientKey: crypto.randomUUID() }
    try {
      await exchangePoints(environment, { ...wish, clientKey: key.current.clientKey })
      toasts.show({ kind: 'ok', text: `兑换成功：${name}` })
      onDone()
    } catch (error) {
      const wrong = wrongFields(error)
      if ('address' in wrong || 'receiver' in wrong || 'phone' in wrong) onProblem(wrong)
      else report(error, { subject: name })
      setBusy(false)
    }
    isUnderWay.current = false
  }
  return [exchange, isBusy]
}

type Limits = {
  readonly points: number
  readonly stock: number
  readonly perMember: number | null | undefined
  readonly boughtCount: number
}

const ownLimit = ({ perMember, boughtCount }: Limits): number =>
  typeof perMember === 'number' ? Math.max(0, perMember - boughtCount) : Infinity

function mostOf(gift: Limits, points: number): number {
  return Math.max(0, Math.min(gift.stock, ownLimit(gift), Math.floor(points / gift.points)))
}

function hindrance(gift: Limits, points: number): string {
  if (gift.stock <= 0) return '这件礼品已经兑完，补货后可以兑换。'
  if (ownLimit(gift) === 0) return `每店限兑 ${gift.perMember} 件，贵店已经兑满。`
  return `还差 ${grouped(gift.points - points)} 积分。确认收货后按实付商品金额每满 1 元得 1 积分。`
}

function problemsOf({ address, phone }: Typed): Problems {
  return {
    ...(address.trim().length < 2 ? { address: '请填写收货地址' } : {}),
    ...(phone.trim() !== '' && !isPhone(phone.trim(), true) ? { phone: '请输入正确的手机号或固定电话（区号-号码）' } : {}),
  }
}

const textOf = (text: string): string | null => (text.trim() === '' ? null : text.trim())
