import { css } from '@emotion/css'
import { useState } from 'react'
import type { CompanyKind } from '../../../__generated__/useRegisterMutation.graphql.ts'
import { RadioCard } from '../../../ui/RadioCard.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { type PickedRegion, RegionPicker } from '../../ground/region/RegionPicker.tsx'
import { changeEntry, type Entry, type EntryFlow } from './entryMemory.ts'
import type { useFieldCheck } from './useFieldCheck.ts'
import { type EntryForm, type FieldErrors, valueOf } from '../../ground/form/useEntryForm.ts'

const kindsFrame = css`
  min-width: 0;
  legend { margin-bottom: 4px; padding: 0; font-weight: 600; }
  > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; ${media.phone} { grid-template-columns: 1fr 1fr; } }
  [role='alert'] { ${type.small} color: ${color.price}; }
`

const wide = css`grid-column: 1 / -1;`

const kinds: readonly (readonly [CompanyKind, string, string])[] = [
  ['PHARMACY', '单体药店', '一家门店'],
  ['CHAIN', '连锁药店', '总部统一采购'],
  ['CLINIC', '诊所', '含卫生室、门诊部'],
  ['HOSPITAL', '医院', '各级医院'],
  ['WHOLESALER', '批发企业', '药品经营企业'],
]

/** Fields of a shop that are chosen from a list, not typed. */
export type ShopChoice = PickedRegion & { readonly kind: CompanyKind | '' }

function chosen(entry: Entry): ShopChoice {
  return {
    kind: kinds.find(([kind]) => kind === entry['kind'])?.[0] ?? '',
    provinceID: entry['provinceID'] ?? '',
    cityID: entry['cityID'] ?? '',
    districtID: entry['districtID'] ?? '',
  }
}

/** The choices of a form, kept over a reload. */
export function useShopChoice(flow: EntryFlow, entry: Entry): [ShopChoice, (change: Partial<ShopChoice>) => void] {
  const [choice, setChoice] = useState(() => chosen(entry))
  return [
    choice,
    (change) => {
      setChoice((known) => ({ ...known, ...change }))
      changeEntry(flow, change)
    },
  ]
}

export function shopProblems(form: HTMLFormElement | null, { kind, provinceID }: ShopChoice): FieldErrors {
  return {
    kind: kind === '' ? '请选择会员类型' : null,
    company: valueOf(form, 'company').trim() === '' ? '请填写企业名称' : null,
    provinceID: provinceID === '' ? '请选择省份' : null,
  }
}

/** Of a form without problems. */
export function shopInput(form: HTMLFormElement | null, { kind, provinceID, cityID, districtID }: ShopChoice) {
  if (kind === '') throw new Error('a shop of no kind')
  return { kind, company: valueOf(form, 'company').trim(), provinceID, cityID: cityID || null, districtID: districtID || null }
}

type Props = {
  readonly form: EntryForm
  readonly check: ReturnType<typeof useFieldCheck>
  readonly entry: Entry
  readonly choice: ShopChoice
  readonly onChoose: (change: Partial<ShopChoice>) => void
}

/** What a shop is, its name as on the licence, and where it lies. */
export function ShopFields({ form: { errors, tell }, check, entry, choice, onChoose }: Props) {
  const wrongPlace = (['provinceID', 'cityID', 'districtID'] as const).find((field) => errors[field])
  return (
    <>
      <fieldset className={kindsFrame} aria-describedby="kind-error" data-invalid={errors['kind'] ? true : undefined}>
        <legend>会员类型</legend>
        <div>
          {kinds.map(([kind, words, note]) => (
            <RadioCard key={kind} name="kind" isChecked={choice.kind === kind} onChoose={() => onChoose({ kind })}>
              {words}
              <small>{note}</small>
            </RadioCard>
          ))}
        </div>
        <div id="kind-error" role="alert">
          {errors['kind']}
        </div>
      </fieldset>
      <TextField
        label="企业名称"
        name="company"
        autoComplete="organization"
        maxLength={100}
        required
        defaultValue={entry['company']}
        className={wide}
        hint="与营业执照上的名称一致，审核时核对"
        error={errors['company']}
        onBlur={({ currentTarget: { value } }) => void check('company', 'COMPANY', value)}
      />
      <RegionPicker
        label="企业所在地区"
        value={choice}
        error={wrongPlace === undefined ? null : { field: wrongPlace, message: errors[wrongPlace] ?? '' }}
        onChange={({ provinceID, cityID, districtID }) => {
          onChoose({ provinceID, cityID, districtID })
          if (wrongPlace !== undefined) tell(wrongPlace, null)
        }}
      />
    </>
  )
}
