import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatMoney, parseMoney } from 'rules/money'
import { refundOf } from 'rules/shares'
import type { ApplyForm_options$data, ApplyForm_options$key } from '../../../__generated__/ApplyForm_options.graphql.ts'
import type { AfterSaleKind, AfterSaleReason } from '../../../__generated__/useApplyAfterSaleMutation.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { paths } from '../../../navigation/paths.ts'
import { Link } from '../../../navigation/Link.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Price } from '../../../ui/Price.tsx'
import { RadioCard } from '../../../ui/RadioCard.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { FilePicker, type PickedFile } from '../../ground/upload/FilePicker.tsx'
import { isOfGoods, kindHints } from './afterSaleWords.ts'
import { ApplyLines } from './ApplyLines.tsx'
import { useApplyAfterSale } from './useApplyAfterSale.ts'

const stack = css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; > * { margin-top: 0 !important; }`
const ways = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px;
  @media (max-width: 1023.98px) { grid-template-columns: 1fr 1fr; }
`
const more = css`display: grid; gap: 16px;`
const foot = css`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 16px;
  small { display: block; ${type.small} color: ${color.second}; }
  ${media.phone} { > * { flex: 1; } }
`

const IMAGES_MAX = 6

const fragment = graphql`
  fragment ApplyForm_options on AfterSaleOptions {
    orderID
    orderNo
    isWholeOrder
    endsAt
    reasons { reason text }
    kinds { kind text isAllowed }
    lines { lineID quantity mostQuantity line { amount } }
    ...ApplyLines_options
  }
`

/** What is asked for, why, for which goods, with what proof; the sum is the marketplace's own. */
export function ApplyForm({ options: key, kind }: { options: ApplyForm_options$key; kind: string | null }) {
  const options = useFragment(fragment, key)
  const [apply, isBusy] = useApplyAfterSale()
  const allowed = options.kinds.filter(({ isAllowed }) => isAllowed)
  const [chosen, setChosen] = useState<string>((allowed.find((option) => option.kind === kind?.toUpperCase()) ?? allowed[0])?.kind ?? '')
  const [reason, setReason] = useState<AfterSaleReason | null>(null)
  const [note, setNote] = useState('')
  const [images, setImages] = useState<readonly PickedFile[]>([])
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(
    () => new Map(options.isWholeOrder ? options.lines.map((line) => [line.lineID, line.mostQuantity]) : []),
  )
  const [isTried, setTried] = useState(false)
  const lines = [...quantities].filter(([, quantity]) => quantity > 0).map(([lineID, quantity]) => ({ lineID, quantity }))
  const hasLines = isOfGoods(chosen)
  const hasMoney = chosen === 'REFUND_ONLY' || chosen === 'RETURN_REFUND'
  const noLines = hasLines && lines.length === 0
  const submit = (): void => {
    setTried(true)
    if (noLines || reason === null)
      document.querySelector<HTMLElement>(`main [aria-label="${noLines ? '售后商品' : '售后原因'}"] input:enabled`)?.focus()
    else
      void apply({
        orderID: options.orderID,
        kind: chosen as Exclude<AfterSaleKind, '%future added value'>,
        reason,
        note: note.trim() === '' ? null : note.trim(),
        lines: hasLines ? lines : [],
        imageKeys: images.map((image) => image.key),
      })
  }
  if (allowed.length === 0)
    return (
      <Notice tone="warning" action={<Link href={paths.order(options.orderID)}>返回订单</Link>}>
        订单 {options.orderNo} 现在不能申请售后：收货后 7 天内可申请，处理中的商品不能重复申请。
      </Notice>
    )
  return (
    <div className={stack}>
      <Notice>
        订单 {options.orderNo}
        {typeof options.endsAt === 'string' && `，商品售后请在 ${dateTime(options.endsAt)} 前申请`}
        {options.isWholeOrder && '，尚未发货只能整单退款'}。
      </Notice>
      <Panel title="售后类型">
        <div className={ways} role="radiogroup" aria-label="售后类型">
          {options.kinds.map((option) => (
            <RadioCard
              key={option.kind}
              name="kind"
              isChecked={option.kind === chosen}
              isDisabled={!option.isAllowed}
              onChoose={() => setChosen(option.kind)}
            >
              {option.text}
              <small>{option.isAllowed ? kindHints[option.kind] : '当前不可申请'}</small>
            </RadioCard>
          ))}
        </div>
      </Panel>
      {hasLines && (
        <ApplyLines
          options={options}
          quantities={quantities}
          isFixed={options.isWholeOrder}
          hasMoney={hasMoney}
          problem={isTried && noLines ? '请填写售后商品的数量' : null}
          onChange={setQuantities}
        />
      )}
      <Panel title="原因与凭证">
        <div className={more}>
          <Reasons reasons={options.reasons} chosen={reason} isMissing={isTried && reason === null} onChoose={setReason} />
          <TextArea
            label="补充说明（选填）"
            value={note}
            maxLength={500}
            placeholder="如破损情况、批号、需要的资料"
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <FilePicker label="上传照片" scene="after_sale" files={images} max={IMAGES_MAX} onChange={setImages} />
        </div>
      </Panel>
      <div className={foot}>
        {hasMoney && <Expected options={options} quantities={quantities} />}
        <Button variant="primary" size="large" isBusy={isBusy} onClick={submit}>
          提交申请
        </Button>
      </div>
    </div>
  )
}

type ReasonsProps = {
  readonly reasons: ApplyForm_options$data['reasons']
  readonly chosen: AfterSaleReason | null
  readonly isMissing: boolean
  readonly onChoose: (reason: AfterSaleReason) => void
}

function Reasons({ reasons, chosen, isMissing, onChoose }: ReasonsProps) {
  return (
    <>
      {isMissing && (
        <Notice tone="error" role="alert">
          请选择售后原因
        </Notice>
      )}
      <div className={ways} role="radiogroup" aria-label="售后原因">
        {reasons.map(({ reason, text }) => (
          <RadioCard key={reason} name="reason" isChecked={reason === chosen} onChoose={() => onChoose(reason)}>
            {text}
          </RadioCard>
        ))}
      </div>
    </>
  )
}

type ExpectedProps = { readonly options: ApplyForm_options$data; readonly quantities: ReadonlyMap<string, number> }

/** What these units bring back, counted after those that others hold, as the marketplace counts them. */
function Expected({ options, quantities }: ExpectedProps) {
  const cents = options.lines.reduce((sum, { lineID, quantity, mostQuantity, line }) => {
    const asked = quantities.get(lineID) ?? 0
    return line && asked > 0 ? sum + refundOf(parseMoney(line.amount), quantity, quantity - mostQuantity, asked) : sum
  }, 0)
  if (cents === 0) return null
  return (
    <p>
      预计退款 <Price amount={formatMoney(cents)} />
      {options.isWholeOrder && ' 及运费'}
      <small>以审核后按实付核算为准</small>
    </p>
  )
}
