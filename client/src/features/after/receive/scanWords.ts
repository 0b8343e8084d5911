import { type JudgedScan, SCAN_VERDICTS } from 'rules/traceCodes'
import type { Sent } from './tally.ts'

export type ScanTone = 'ok' | 'known' | 'wrong'

export type ScanWords = {
  readonly tone: ScanTone
  readonly verdict: string
  readonly goods: string
  readonly code: string
  readonly lot: string | null
}

/** What the last scan came to, in the words that are shown and read out. */
export function scanWords({ heldBy }: Sent, { code, verdict, pieces }: JudgedScan, text: string): ScanWords {
  const held = code === null ? [] : heldBy(code)
  const [first] = held
  const kinds = new Set(held.map(({ lineID }) => lineID)).size
  return {
    tone: verdict === 'matched' ? 'ok' : verdict === 'inside' || verdict === 'twice' ? 'known' : 'wrong',
    verdict: `${SCAN_VERDICTS[verdict]}${pieces > 1 ? ` +${pieces} ${first?.packUnit ?? ''}` : ''}`,
    goods:
      first === undefined
        ? code === null
          ? '请扫药盒、中包装或箱上的追溯码'
          : '不在这张订单的发货里'
        : `${first.name} ${first.spec}${kinds > 1 ? ` 等 ${kinds} 种` : ''}`,
    code: code ?? text,
    lot: first?.lot ?? null,
  }
}
