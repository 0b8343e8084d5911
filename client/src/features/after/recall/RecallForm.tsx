import { css } from '@emotion/css'
import { type FormEvent, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { RecallForm_recall$key } from '../../../__generated__/RecallForm_recall.graphql.ts'
import type { RecallFormMutation } from '../../../__generated__/RecallFormMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import { Button } from '../../../ui/Button.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { useEntryForm } from '../../ground/form/useEntryForm.ts'
import { LotLinks, RecalledLot } from './RecalledLot.tsx'

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 12px;
  > button { justify-self: start; }
  ${media.phone} { > button { justify-self: stretch; } }
`
const lotStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-width: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: 4px; }
  > div { display: grid; grid-template-columns: repeat(3, minmax(0, 160px)); gap: 8px 12px; }
  /* A field is as wide as its column, not as twenty letters. */
  > div > div { grid-template-columns: minmax(0, 1fr); }
  > [role='alert'] { ${type.small} color: ${color.price}; }
  ${media.phone} { > div { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
`

const FIELDS = [
  ['onHand', '在库'],
  ['used', '已售'],
  ['back', '退回'],
] as const
type Pieces = Readonly<Record<(typeof FIELDS)[number][0], string>>
const piecesOf = (text: string): number => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** What is wrong with the pieces of one lot of which so many were bought. */
export function problemOf({ onHand, used, back }: Pieces, bought: number): string | null {
  const [here, gone, returned] = [piecesOf(onHand), piecesOf(used), piecesOf(back)]
  if ([here, gone, returned].some(Number.isNaN)) return '请填写在库、已售与退回数量，没有的填 0'
  if (here + gone > bought) return `在库与已售合计不能超过购入的 ${bought}`
  return returned > here ? `退回不能超过在库的 ${here}` : null
}

const mutation = graphql`
  mutation RecallFormMutation($input: SubmitRecallAnswerInput!) {
    submitRecallAnswer(input: $input) {
      refusals { ...refusal_told @alias }
      recall { ...RecallList_recall }
    }
  }
`

/** The shop's answer: each lot with its pieces. What is sent back needs no application. */
export function RecallForm({ recall: key, onDone }: { readonly recall: RecallForm_recall$key; readonly onDone: () => void }) {
  const { recallID, lots } = useFragment(
    graphql`
      fragment RecallForm_recall on Recall {
        recallID
        lots { goodsID name spec packUnit lot quantity orderIDs afterSaleIDs answer { onHand used back } }
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const { ref, errors, isBusy, submit } = useEntryForm()
  const [clientKey] = useState(() => crypto.randomUUID())
  const [drafts, setDrafts] = useState<readonly Pieces[]>(() =>
    lots.map(({ answer }) => ({
      onHand: String(answer?.onHand ?? ''),
      used: String(answer?.used ?? ''),
      back: String(answer?.back ?? ''),
    })),
  )
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const problems = Object.fromEntries(lots.map(({ quantity }, nth) => [nth, problemOf(drafts[nth] ?? EMPTY, quantity)]))
    void submit(problems, async () => {
      const answers = lots.map(({ goodsID, lot }, nth) => {
        const { onHand, used, back } = drafts[nth] ?? EMPTY
        return { goodsID, lot, onHand: Number(onHand), used: Number(used), back: Number(back) }
      })
      await commit<RecallFormMutation>(environment, { mutation, variables: { input: { recallID, lots: answers, clientKey } } })
      toasts.show({ kind: 'ok', text: '已回复。退回的数量已直接同意，请在售后中填写运单号' })
      onDone()
    })
  }
  return (
    <form ref={ref} className={form} method="post" noValidate onSubmit={send}>
      {lots.map((lot, nth) => (
        <fieldset key={`${lot.goodsID} ${lot.lot}`} className={lotStyle}>
          <legend>
            <RecalledLot lot={lot} />
          </legend>
          <LotLinks lot={lot} />
          <div>
            {FIELDS.map(([field, label]) => (
              <TextField
                key={field}
                label={`${label}（${lot.packUnit}）`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={7}
                value={drafts[nth]?.[field] ?? ''}
                aria-invalid={errors[nth] ? true : undefined}
                onChange={({ currentTarget: { value } }) =>
                  setDrafts(drafts.map((draft, at) => (at === nth ? { ...draft, [field]: value } : draft)))
                }
              />
            ))}
          </div>
          {errors[nth] && <p role="alert">{errors[nth]}</p>}
        </fieldset>
      ))}
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        提交回复
      </Button>
    </form>
  )
}
const EMPTY: Pieces = { onHand: '', used: '', back: '' }
