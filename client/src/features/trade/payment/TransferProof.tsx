import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { TransferProof_trade$key } from '../../../__generated__/TransferProof_trade.graphql.ts'
import type { TransferProofMutation } from '../../../__generated__/TransferProofMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { commit } from '../../../relay/commit.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { FilePicker, type PickedFile } from '../../ground/upload/FilePicker.tsx'

const form = css`display: grid; gap: 12px; max-width: 480px; justify-items: start; > :nth-child(2) { width: 100%; }`

const words: Readonly<Record<string, string>> = {
  SUBMITTED: '凭证已提交，等待财务确认',
  CONFIRMED: '汇款已到账',
  REJECTED: '凭证被退回',
  REPLACED: '凭证已更新',
}

const mutation = graphql`
  mutation TransferProofMutation($input: SubmitTransferProofInput!) {
    submitTransferProof(input: $input) {
      refusals { ...refusal_told @alias }
      trade { ...TransferProof_trade }
    }
  }
`

/** The bank's slip, so that the money is found sooner. */
export function TransferProof({ trade: key }: { trade: TransferProof_trade$key }) {
  const {
    tradeID,
    due,
    transferProof: proof,
  } = useFragment(
    graphql`
      fragment TransferProof_trade on Trade {
        tradeID
        due
        transferProof { status bank amount reason submittedAt }
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [bank, setBank] = useState('')
  const [files, setFiles] = useState<readonly PickedFile[]>([])
  const [problem, setProblem] = useState<{ bank?: string; file?: string }>({})
  const [isBusy, setBusy] = useState(false)
  const submit = async (): Promise<void> => {
    const [file] = files
    const found = { ...(bank.trim() === '' ? { bank: '请填写汇款银行' } : {}), ...(file === undefined ? { file: '请先上传汇款回单' } : {}) }
    setProblem(found)
    if (file === undefined || Object.keys(found).length > 0) return
    setBusy(true)
    try {
      // The file's own key tells one intention from the next.
      const clientKey = `proof-${file.key.replaceAll(/[^0-9A-Za-z]/g, '')}`.slice(0, 64)
      await commit<TransferProofMutation>(environment, {
        mutation,
        variables: { input: { tradeID, fileKey: file.key, bank: bank.trim(), amount: due, clientKey } },
      })
      setFiles([])
      toasts.show({ kind: 'ok', text: '汇款凭证已提交' })
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  return (
    <Panel title="汇款凭证">
      <div className={form}>
        {proof ? (
          <Notice tone={proof.status === 'REJECTED' ? 'error' : 'ok'}>
            {words[proof.status] ?? '凭证已提交'}（{proof.bank} ¥{formatYuan(parseMoney(proof.amount))}，{dateTime(proof.submittedAt)}）
            {proof.reason && `：${proof.reason}`}
          </Notice>
        ) : (
          <p>汇款后上传银行回单，财务能更快确认到账。</p>
        )}
        <TextField
          label="汇款银行"
          value={bank}
          maxLength={60}
          error={problem.bank}
          onChange={(event) => setBank(event.currentTarget.value)}
        />
        <FilePicker label="上传回单" scene="receipt" files={files} max={1} takesPdf onChange={setFiles} />
        {problem.file !== undefined && files.length === 0 && (
          <Notice tone="error" role="alert">
            {problem.file}
          </Notice>
        )}
        <Button variant="primary" isBusy={isBusy} onClick={() => void submit()}>
          {proof ? '重新提交凭证' : '提交凭证'}
        </Button>
      </div>
    </Panel>
  )
}
