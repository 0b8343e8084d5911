import { css } from '@emotion/css'
import { type ComponentType, useRef, useState } from 'react'
import { splitScans } from 'rules/traceCodes'
import { useReportError } from '../../../errors/useReportError.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { media } from '../../../ui/tokens.ts'
import { type KeptScan, type Received, received as kept } from '../../ground/kept/received.ts'
import { LastScan } from './LastScan.tsx'
import type { ReceiveCameraProps } from './ReceiveCamera.tsx'
import { ScanField, type ScanFieldHandle } from './ScanField.tsx'
import type { Sent, Tally } from './tally.ts'

const stack = css`display: grid; gap: 12px;`
const row = css`display: flex; gap: 8px; align-items: end; > :first-child { flex: 1; min-width: 0; }`
const camera = css`min-height: 48px; ${media.phone} { min-height: 56px; }`

export type ReceiveView = {
  readonly sent: Sent
  readonly received: Received
  readonly tally: Tally
  readonly change: (make: (before: Received) => Received) => void
}

/** Where codes come in: from a hand scanner, the keys or the camera; the last of them is shown large. */
export function ScanDesk({
  sent,
  received,
  tally,
  change,
  orderID,
  orderNo,
}: ReceiveView & { readonly orderID: string; readonly orderNo: string }) {
  const report = useReportError()
  const field = useRef<ScanFieldHandle>(null)
  const [Camera, setCamera] = useState<ComponentType<ReceiveCameraProps> | null>(null)
  const scan = (written: string): void => {
    const texts = splitScans(written)
    if (texts.length === 0) return
    change((before) => ({ ...before, scans: [...before.scans, ...texts.map((text) => ({ text }))] }))
  }
  const openCamera = async (): Promise<void> => {
    const { ReceiveCamera } = await import('./ReceiveCamera.tsx')
    setCamera(() => ReceiveCamera)
  }
  const changeLast = (make: (last: KeptScan) => KeptScan): void => {
    change((before) => ({ ...before, scans: before.scans.map((each, nth) => (nth === before.scans.length - 1 ? make(each) : each)) }))
  }
  // A scanner types where the focus is: its Enter must not press a button once more.
  const goOn = (): void => field.current?.focus()
  const closeCamera = (): void => {
    setCamera(null)
    goOn()
  }
  const undo = (): void => {
    change((before) => ({ ...before, scans: before.scans.slice(0, -1) }))
    goOn()
  }
  const markDamaged = (): void => {
    changeLast(({ isDamaged, ...last }) => (isDamaged === true ? last : { ...last, isDamaged: true }))
    goOn()
  }
  const nameLot = (lot: string): void => {
    changeLast((last) => ({ ...last, lot }))
    goOn()
  }
  return (
    <Panel title={`订单 ${orderNo}`} tools={<Link href={paths.order(orderID)}>订单详情</Link>}>
      <div className={stack}>
        <ProgressLine part={tally.arrived / tally.sent}>
          到货 {tally.arrived} / {tally.sent}
        </ProgressLine>
        {Camera !== null && <Camera onCode={scan} onClose={closeCamera} />}
        <LastScan sent={sent} received={received} tally={tally} onUndo={undo} onDamaged={markDamaged} onLot={nameLot} />
        <div className={row}>
          <ScanField ref={field} onScan={scan} />
          {Camera === null && (
            <Button className={camera} icon="code" onClick={() => void openCamera().catch(report)}>
              相机
            </Button>
          )}
        </div>
        {!kept.isSaved(orderID) && <Notice tone="warning">此浏览器不能保存扫码记录，关闭页面前请先下载核对结果。</Notice>}
      </div>
    </Panel>
  )
}
