import { css } from '@emotion/css'
import { ADDRESSES_MAX } from 'rules/constants'
import { isPhone } from 'rules/validators'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { media, type } from '../../../ui/tokens.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { RadioCard } from '../../../ui/RadioCard.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { changeDraft, type ConfirmDraft } from './confirmDraft.ts'
import { NewAddress } from './NewAddress.tsx'

const ways = css`display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); gap: 8px;`
const tools = css`display: flex; align-items: center; gap: 8px 16px;`
const fields = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px 16px;
  margin-top: 12px;
  > :first-child { grid-column: 1 / -1; }
  ${media.phone} { grid-template-columns: 1fr; }
  label { ${type.small} }
`

export type DeliveryProblems = { readonly address?: string; readonly phone?: string }

/** What is wrong with where the order shall go; nothing when it can be sent. */
export function deliveryProblems(draft: ConfirmDraft, isKnown: boolean): DeliveryProblems {
  if (isKnown) return {}
  return {
    ...(draft.address.trim().length < 2 ? { address: '请填写收货地址' } : {}),
    ...(draft.phone.trim() !== '' && !isPhone(draft.phone.trim(), true) ? { phone: '请输入正确的手机号或固定电话（区号-号码）' } : {}),
  }
}

export type KnownAddress = {
  readonly addressID: string
  readonly receiver: string
  readonly phone: string
  readonly fullAddress: string
  readonly isDefault: boolean
}

type Props = {
  readonly draft: ConfirmDraft
  readonly shopAddress: string | null
  readonly addresses: readonly KnownAddress[]
  readonly chosenID: string | null
  readonly problems: DeliveryProblems
}

/** Where the order goes: to an address of the shop's list, or to one given for this order alone. `chosenID` is the one it goes to now. */
export function DeliveryChoice({ draft, shopAddress, addresses, chosenID, problems }: Props) {
  const isOther = chosenID === null && (draft.deliverTo !== 'shop' || shopAddress === null)
  return (
    <Panel
      title="收货信息"
      tools={
        <div className={tools}>
          {addresses.length < ADDRESSES_MAX && <NewAddress addressIDs={addresses.map(({ addressID }) => addressID)} />}
          <Link href={paths.addresses()}>管理收货地址</Link>
        </div>
      }
    >
      <div className={ways} role="radiogroup" aria-label="收货地址">
        {addresses.map((address) => (
          <RadioCard
            key={address.addressID}
            name="deliver-to"
            isChecked={address.addressID === chosenID}
            onChoose={() => changeDraft({ deliverTo: address.addressID })}
          >
            {address.receiver}　{address.phone}
            {address.isDefault && '（默认）'}
            <small>{address.fullAddress}</small>
          </RadioCard>
        ))}
        {addresses.length === 0 && shopAddress !== null && (
          <RadioCard name="deliver-to" isChecked={!isOther} onChoose={() => changeDraft({ deliverTo: 'shop' })}>
            本店地址<small>{shopAddress}</small>
          </RadioCard>
        )}
        <RadioCard name="deliver-to" isChecked={isOther} onChoose={() => changeDraft({ deliverTo: 'other' })}>
          其他地址<small>仅用于本次订单，不保存</small>
        </RadioCard>
      </div>
      {isOther && (
        <div className={fields}>
          <TextField
            label="收货地址"
            name="address"
            value={draft.address}
            maxLength={120}
            autoComplete="street-address"
            error={problems.address}
            onChange={(event) => changeDraft({ address: event.currentTarget.value })}
          />
          <TextField
            label="收货人（不填为本店联系人）"
            name="contact"
            value={draft.contact}
            maxLength={30}
            autoComplete="name"
            onChange={(event) => changeDraft({ contact: event.currentTarget.value })}
          />
          <TextField
            label="联系电话（不填为本店电话）"
            name="phone"
            value={draft.phone}
            maxLength={20}
            autoComplete="tel"
            inputMode="tel"
            error={problems.phone}
            onChange={(event) => changeDraft({ phone: event.currentTarget.value })}
          />
        </div>
      )}
    </Panel>
  )
}
