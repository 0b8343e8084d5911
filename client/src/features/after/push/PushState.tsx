import { css } from '@emotion/css'
import { type ReactNode, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { PushState_push$data, PushState_push$key } from '../../../__generated__/PushState_push.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { LongNumber } from '../../../ui/LongNumber.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Tag, type TagTone } from '../../../ui/Tag.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { removePush, sendPush } from './pushChanges.ts'

const gap = css`margin-bottom: 12px;`
const row = css`display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px;`
const line = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px;`

type Attempt = NonNullable<PushState_push$data['last']>

const STATUSES: Readonly<Record<string, readonly [TagTone, string]>> = {
  DONE: ['green', '已送达'],
  WAITING: ['amber', '待送达'],
  PARKED: ['red', '未送达'],
}

/** How the pushes went, and what can be done about it. */
export function PushState({ push: key }: { readonly push: PushState_push$key }) {
  const { url, pauseReason, waitingCount, parkedCount, last } = useFragment(
    graphql`
      fragment PushState_push on DeliveryPush {
        url
        pauseReason
        waitingCount
        parkedCount
        last { isTest noteNumber at status triedAt retriesAt httpStatus failure }
      }
    `,
    key,
  )
  const parcels = (count: number): string | null => (count === 0 ? null : `${count} 个包裹`)
  return (
    <>
      {pauseReason && (
        <Notice tone="warning" className={gap}>
          {pauseReason}，推送已暂停。修好本店的软件后点“再发一次”，没有送到的包裹全部重新推送。
        </Notice>
      )}
      <Facts
        facts={[
          ['推送地址', url],
          ['最近一次推送', last ? <Attempted key="last" attempt={last} /> : '还没有推送过'],
          ['待送达', parcels(waitingCount)],
          ['未送达', parcels(parkedCount)],
        ]}
      />
      <PushActions />
    </>
  )
}

function Attempted({
  attempt: { isTest, noteNumber, at, status, triedAt, retriesAt, httpStatus, failure },
}: {
  readonly attempt: Attempt
}) {
  const [tone, words] = STATUSES[status] ?? ['grey', '']
  const facts: readonly ReactNode[] = [
    isTest ? '试发' : noteNumber && <LongNumber number={noteNumber} />,
    dateTime(triedAt ?? at),
    failure ?? (httpStatus && `HTTP ${httpStatus}`),
    retriesAt && `${dateTime(retriesAt)} 自动重试`,
  ]
  return (
    <span className={line}>
      <Tag tone={tone}>{words}</Tag>
      {facts.filter(Boolean).map((fact, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- each has its own place
        <span key={nth}>{fact}</span>
      ))}
    </span>
  )
}

function PushActions() {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [busy, setBusy] = useState<'test' | 'again' | 'remove' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const act = async (what: NonNullable<typeof busy>, change: () => Promise<void>): Promise<void> => {
    setBusy(what)
    try {
      await change()
    } catch (error) {
      report(error)
    }
    setBusy(null)
    setAsking(false)
  }
  const send = (isTest: boolean): Promise<void> =>
    act(isTest ? 'test' : 'again', async () => {
      const isTaken = await sendPush(environment, isTest)
      toasts.show(isTaken ? { kind: 'ok', text: '对方已收到' } : { kind: 'warning', text: '还没有全部送到，见“最近一次推送”' })
    })
  return (
    <div className={row}>
      <Button isBusy={busy === 'test'} disabled={busy !== null && busy !== 'test'} onClick={() => void send(true)}>
        试发
      </Button>
      <Button isBusy={busy === 'again'} disabled={busy !== null && busy !== 'again'} onClick={() => void send(false)}>
        再发一次
      </Button>
      <Button disabled={busy !== null} onClick={() => setAsking(true)}>
        取消推送
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="取消推送"
        isDanger
        confirmLabel="取消推送"
        cancelLabel="保留"
        isBusy={busy === 'remove'}
        onCancel={() => setAsking(false)}
        onConfirm={() => void act('remove', () => removePush(environment))}
      >
        取消后不再推送，密钥作废；还没有送到的包裹不再推送，仍可在订单中下载。
      </ConfirmDialog>
    </div>
  )
}
