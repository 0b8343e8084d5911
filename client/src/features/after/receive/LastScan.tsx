import { css } from '@emotion/css'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { LotField } from './LotField.tsx'
import type { ReceiveView } from './ScanDesk.tsx'
import { type ScanTone, scanWords } from './scanWords.ts'
import { sumOf } from './tally.ts'

const card = css`
  display: grid;
  gap: 2px;
  min-height: 128px;
  padding: 12px;
  border: 1px solid ${color.line};
  border-left-width: 8px;
  border-radius: ${radius};
  overflow-wrap: anywhere;
  strong { ${type.display} display: flex; gap: 8px; align-items: center; }
  small { ${type.small} color: ${color.second}; font-variant-numeric: tabular-nums; }
  &[data-tone='ok'] { border-color: ${color.brand700}; background: ${color.brand50}; strong { color: ${color.brand700}; } }
  &[data-tone='known'] { border-color: ${color.amber}; background: ${color.amber50}; strong { color: ${color.amber}; } }
  &[data-tone='wrong'] { border-color: ${color.price}; background: ${color.red50}; strong { color: ${color.price}; } }
`
const acts = css`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 8px;
  button { min-height: 44px; padding: 0 4px; ${media.phone} { min-height: 52px; } }
`
const ICONS = { ok: 'success', known: 'info', wrong: 'error' } as const satisfies Readonly<Record<ScanTone, string>>

type Props = Omit<ReceiveView, 'change'> & {
  readonly onUndo: () => void
  readonly onDamaged: () => void
  /** The lot that is printed on the pack. */
  readonly onLot: (lot: string) => void
}

/** The last scan, large: what it came to, of what, how far its goods are, and what can be said of it. */
export function LastScan({ sent, received, tally, onUndo, onDamaged, onLot }: Props) {
  const [askedOf, setAskedOf] = useState(-1)
  const at = tally.scans.length - 1
  const [judged, scan] = [tally.scans[at], received.scans[at]]
  if (judged === undefined || scan === undefined)
    return (
      <output className={card}>
        <strong>请扫第一个码</strong>
        扫一箱等于扫完箱内每一盒；没有追溯码的商品在清单里填数量。
      </output>
    )
  const held = judged.code === null ? [] : sent.heldBy(judged.code)
  const words = scanWords(sent, judged, scan.text)
  const ofLine = tally.lines.find(({ line }) => line.lineID === held[0]?.lineID)
  const canSay = held.length > 0
  return (
    <>
      <output className={card} data-tone={scan.isDamaged === true ? 'wrong' : words.tone}>
        <strong>
          <Icon name={scan.isDamaged === true ? 'warning' : ICONS[words.tone]} size={20} />
          {words.verdict}
          {scan.isDamaged === true && `，破损 ${sumOf(held, ({ pieces }) => pieces)} ${held[0]?.packUnit ?? ''}`}
        </strong>
        <span>{words.goods}</span>
        <small>
          {words.code}
          {words.lot !== null && `　批号 ${words.lot}`}
          {scan.lot !== undefined && `，盒上 ${scan.lot}`}
        </small>
        {ofLine && (
          <span>
            本品 {ofLine.arrived} / {ofLine.sent} {ofLine.line.packUnit}
          </span>
        )}
      </output>
      <div className={acts}>
        <Button icon="undo" onClick={onUndo}>
          撤销
        </Button>
        <Button aria-pressed={scan.isDamaged === true} disabled={!canSay || judged.verdict === 'other_lot'} onClick={onDamaged}>
          {scan.isDamaged === true ? '取消破损' : '破损'}
        </Button>
        <Button aria-expanded={askedOf === at} disabled={judged.verdict !== 'matched'} onClick={() => setAskedOf(askedOf === at ? -1 : at)}>
          批号不符
        </Button>
      </div>
      {askedOf === at && (
        <LotField
          onLot={(lot) => {
            setAskedOf(-1)
            onLot(lot)
          }}
        />
      )}
    </>
  )
}
