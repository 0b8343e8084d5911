import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { isPhone } from 'rules/validators'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { FormDialog } from '../../ground/form/FormDialog.tsx'
import { useEntryForm, valueOf } from '../../ground/form/useEntryForm.ts'
import { noRegion, type PickedRegion, RegionPicker } from '../../ground/region/RegionPicker.tsx'
import { regionError } from '../../ground/region/regionError.ts'
import { saveAddress } from './addressChanges.ts'
import type { Address } from './AddressList.tsx'

export type AddressDialogProps = {
  readonly address: Address | null
  readonly isFirst: boolean
  readonly onClose: () => void
  readonly onSaved?: () => void
}

const regionOf = (address: Address | null): PickedRegion => {
  const [province, city, district] = address?.regions ?? []
  return { ...noRegion, provinceID: province?.regionID ?? '', cityID: city?.regionID ?? '', districtID: district?.regionID ?? '' }
}

/** An address is filled in or changed; what was typed stays when it is refused. */
export function AddressDialog({ address, isFirst, onClose, onSaved }: AddressDialogProps) {
  const environment = useRelayEnvironment()
  const form = useEntryForm()
  const [region, setRegion] = useState(() => regionOf(address))
  const [isDefault, setDefault] = useState(address?.isDefault ?? isFirst)
  const staysDefault = isFirst || address?.isDefault === true
  const { errors } = form

  const submit = (element: HTMLFormElement): void => {
    const [receiver, phone, detail] = ['receiver', 'phone', 'address'].map((field) => valueOf(element, field).trim())
    const problems = {
      receiver: receiver === '' ? '请填写收货人' : null,
      phone: phone === undefined || !isPhone(phone, true) ? '联系电话须为手机号，或区号加连字符的座机号' : null,
      provinceID: region.provinceID === '' ? '请选择省份' : null,
      address: detail === '' ? '请填写详细地址' : null,
    }
    void form.submit(problems, async () => {
      const { provinceID, cityID, districtID } = region
      await saveAddress(environment, address?.addressID ?? null, {
        receiver: receiver ?? '',
        phone: phone ?? '',
        provinceID,
        cityID: cityID === '' ? null : cityID,
        districtID: districtID === '' ? null : districtID,
        address: detail ?? '',
        isDefault,
      })
      toasts.show({ kind: 'ok', text: address === null ? '地址已新增' : '地址已保存' })
      onSaved?.()
      onClose()
    })
  }
  return (
    <FormDialog
      form={form}
      title={address === null ? '新增收货地址' : '修改收货地址'}
      submitLabel="保存"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="收货人"
        name="receiver"
        defaultValue={address?.receiver}
        autoComplete="name"
        maxLength={30}
        required
        error={errors['receiver']}
        data-initial-focus
      />
      <TextField
        label="联系电话"
        name="phone"
        type="tel"
        defaultValue={address?.phone}
        autoComplete="tel"
        maxLength={20}
        required
        error={errors['phone']}
        hint="手机号，或座机如 0571-88880000"
      />
      <RegionPicker
        value={region}
        error={regionError(errors)}
        onChange={(picked) => {
          setRegion(picked)
          for (const field of ['provinceID', 'cityID', 'districtID']) form.tell(field, null)
        }}
      />
      <TextField
        label="详细地址"
        name="address"
        defaultValue={address?.address}
        autoComplete="street-address"
        maxLength={120}
        required
        error={errors['address']}
        hint="街道、门牌号、楼层"
      />
      <Checkbox isChecked={isDefault} isDisabled={staysDefault} onChange={setDefault}>
        设为默认地址
      </Checkbox>
    </FormDialog>
  )
}
