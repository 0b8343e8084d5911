import { SCAN_VERDICTS } from 'rules/traceCodes'
import type { Counted, Received } from '../../ground/kept/received.ts'
import type { Sent, Tally } from './tally.ts'

const HEAD = ['追溯码', '商品', '规格', '批号', '数量', '结果']

/** What was found, a row for each box that was sent, then for goods without codes, then for scans that brought nothing. */
export function resultFile(sent: Sent, { scans, counts }: Received, tally: Tally): string {
  const outcomes = new Map<string, string>()
  for (const { codes } of tally.lines) {
    for (const code of codes.SHORT) outcomes.set(code, '未到货')
    for (const code of codes.LOT) outcomes.set(code, SCAN_VERDICTS.other_lot)
    for (const code of codes.DAMAGED) outcomes.set(code, '破损')
  }
  const boxes = sent.pieces.map(({ code, name, spec, lot, pieces }) => {
    return [code, name, spec, lot, String(pieces), outcomes.get(code) ?? SCAN_VERDICTS.matched]
  })
  const counted = tally.lines.flatMap(({ line: { lineID, name, spec, lots, loose } }) => {
    if (loose === 0) return []
    const count = counts[lineID]
    return [['', name, spec, lots.join(' '), String(count?.arrived ?? 0), count === undefined ? '未核对' : countedWords(count, loose)]]
  })
  const others = tally.scans.flatMap(({ code, verdict }, nth) => {
    if (verdict === 'matched' || verdict === 'inside') return []
    const [held] = code === null ? [] : sent.heldBy(code)
    const { text = '', lot } = scans[nth] ?? {}
    return [[code ?? text, held?.name ?? '', held?.spec ?? '', lot ?? held?.lot ?? '', '0', SCAN_VERDICTS[verdict]]]
  })
  // The mark tells sheets that it is UTF-8.
  return `\uFEFF${[HEAD, ...boxes, ...counted, ...others].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function countedWords({ arrived, damaged }: Counted, loose: number): string {
  const differences = [
    ['未到货', loose - arrived],
    ['多到货', arrived - loose],
    ['破损', damaged],
  ] as const
  const words = differences.flatMap(([word, quantity]) => (quantity > 0 ? [`${word} ${quantity}`] : []))
  return words.length === 0 ? SCAN_VERDICTS.matched : words.join('，')
}

/** What a sheet would take for a formula is text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
