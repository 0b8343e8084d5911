import { css } from '@emotion/css'
import { type ChangeEvent, useId, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { PLAN_DAYS } from 'rules/plan'
import { UPLOAD_MAX_BYTES } from 'rules/constants'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { color, control, media, radius, type } from '../../../ui/tokens.ts'
import { visuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { Advice } from './planLines.ts'

const form = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  select {
    min-height: ${control.normal};
    padding: 0 4px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.paper};
    color: ${color.ink};
    @media (pointer: coarse) { font-size: max(16px, var(--text-14)); }
    ${media.touch} { min-height: 44px; }
  }
  > label { display: inline-flex; align-items: center; gap: 6px; }
  .file { position: relative; cursor: pointer; }
  .file:focus-within { outline: 2px solid ${color.blue}; outline-offset: 2px; }
  > p { flex: 1 0 100%; ${type.small} color: ${color.second}; }
  ${media.phone} { > button, > .file { flex: 1 0 45%; padding: 0 4px; } }
`
const notice = css`margin-top: 8px;`
const SOLD = [7, 15, 30, 60, 90]
const SHEET = '\uFEFF商品名称,规格,生产厂家,批准文号或条码,当前库存,近30天销量\r\n阿莫西林胶囊,0.25g*24粒,,,12,60\r\n'
const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent(SHEET)}`
const MEGABYTE = 1024 * 1024

interface AdviceFormProps {
  readonly onAdvice: (advice: Advice) => void
}

/** Asks what to buy: from past orders, or from a sheet of the shop's own stock and sales. */
export function AdviceForm({ onAdvice }: AdviceFormProps) {
  const fileId = useId()
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [days, setDays] = useState('')
  const [soldDays, setSoldDays] = useState('30')
  const [busy, setBusy] = useState<'orders' | 'sheet' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const ask = async (file: File | null): Promise<void> => {
    if (busy !== null) return
    setProblem(null)
    if (file !== null && file.size > UPLOAD_MAX_BYTES) return setProblem(`文件不能超过 ${UPLOAD_MAX_BYTES / MEGABYTE} MB`)
    setBusy(file === null ? 'orders' : 'sheet')
    try {
      const { advise } = await import('./planCalls.ts')
      onAdvice(await advise(environment, { days: days === '' ? null : Number(days), soldDays: Number(soldDays), file }))
    } catch (thrown) {
      const error = toGatewayError(thrown)
      if (error.code === 'VALIDATION_FAILED') setProblem(error.userMessage)
      else report(thrown)
    }
    setBusy(null)
  }
  const chooseFile = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.currentTarget.files?.[0]
    // The same file may be chosen again after it was mended.
    event.currentTarget.value = ''
    if (file !== undefined) void ask(file)
  }
  return (
    <>
      <div className={form}>
        <label>
          补到够用
          <select value={days} onChange={(event) => setDays(event.currentTarget.value)}>
            <option value="">下次下单前</option>
            {PLAN_DAYS.map((count) => (
              <option key={count} value={count}>
                {count} 天
              </option>
            ))}
          </select>
        </label>
        <Button variant="primary" isBusy={busy === 'orders'} disabled={busy === 'sheet'} onClick={() => void ask(null)}>
          按历史订单建议
        </Button>
        <label className={`file ${buttonClass()}`} htmlFor={fileId}>
          <Icon name="document" />
          {busy === 'sheet' ? '正在读取表格…' : '上传库存销量表'}
          <input
            id={fileId}
            type="file"
            className={visuallyHidden}
            accept=".xlsx,.csv,text/csv"
            disabled={busy !== null}
            onChange={chooseFile}
          />
        </label>
        <label>
          销量统计
          <select value={soldDays} onChange={(event) => setSoldDays(event.currentTarget.value)}>
            {SOLD.map((count) => (
              <option key={count} value={count}>
                近 {count} 天
              </option>
            ))}
          </select>
        </label>
        <a className={buttonClass('ghost')} href={TEMPLATE} download="库存销量表模板.csv">
          下载表格模板
        </a>
        <p>
          用量按近 90 天订单或表格销量推算，减去库存和采购单已有，按中包装、起购量取整，不超过效期内用得完的量。表格最多 200
          行，表头写明天数（如近30天销量）时以表头为准。
        </p>
      </div>
      {problem !== null && (
        <Notice tone="error" role="alert" className={notice}>
          {problem}
        </Notice>
      )}
    </>
  )
}
