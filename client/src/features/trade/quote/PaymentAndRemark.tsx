import { css } from '@emotion/css'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { RadioCard } from '../../../ui/RadioCard.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { media } from '../../../ui/tokens.ts'
import { changeDraft, type ConfirmDraft } from './confirmDraft.ts'

const halves = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px 24px;
  ${media.phone} { grid-template-columns: 1fr; }
`
const modes = css`display: grid; gap: 8px; align-content: start;`

type Props = { draft: ConfirmDraft; payMode: 'ONLINE' | 'TRANSFER'; payModes: readonly string[]; isPaid: boolean }

/** How it is paid, and what the seller should know. */
export function PaymentAndRemark({ draft, payMode, payModes, isPaid }: Props) {
  return (
    <Panel title="支付方式与备注">
      <div className={halves}>
        <div className={modes} role="radiogroup" aria-label="支付方式">
          {payModes.includes('ONLINE') && (
            <RadioCard name="pay-mode" isChecked={payMode === 'ONLINE'} onChoose={() => changeDraft({ payMode: 'ONLINE' })}>
              在线支付<small>{isPaid ? '已全额抵扣，提交后无需再付款' : '提交后 30 分钟内付款，超时自动取消'}</small>
            </RadioCard>
          )}
          <RadioCard
            name="pay-mode"
            isChecked={payMode === 'TRANSFER'}
            onChoose={() => changeDraft({ payMode: 'TRANSFER' })}
            isDisabled={isPaid}
          >
            银行汇款<small>提交后 3 天内对公转账，到账后发货</small>
          </RadioCard>
        </div>
        <div className={modes}>
          <TextArea
            label="备注（选填）"
            value={draft.remark}
            maxLength={200}
            placeholder="如送货时间、随货资料等要求"
            onChange={(event) => changeDraft({ remark: event.currentTarget.value })}
          />
          <Checkbox isChecked={draft.dossier !== ''} onChange={(isWanted) => changeDraft({ dossier: isWanted ? 'yes' : '' })}>
            随货首营资料（ZIP，在订单中下载）
          </Checkbox>
        </div>
      </div>
    </Panel>
  )
}
