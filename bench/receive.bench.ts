import { writeFile } from 'node:fs/promises'
import { compareScans, type SentPiece } from '../rules/src/traceCodes.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { writeResult } from './result.ts'

const RUNS = 5
const SIZES = [100, 500, 2_000]
/** Between two pulls of a quick hand at a scanner. */
const LIMIT_MS = 50

/** As many boxes by tens in packs, each with a lot. */
function boxes(count: number): SentPiece[] {
  return Array.from({ length: count }, (_, nth) => ({
    code: `8385793${String(nth).padStart(13, '0')}`,
    pieces: 1,
    packs: [`8385794${String(Math.floor(nth / 10)).padStart(13, '0')}`],
    lot: `L${nth % 3}`,
  }))
}

/** Every box is scanned, and after each scan all of them are judged, as the page does it. In processor time. */
export async function bench(): Promise<void> {
  const results = []
  for (const count of SIZES) {
    const sent = boxes(count)
    const scans = sent.map(({ code }) => ({ text: code }))
    const runs: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const from = process.cpuUsage()
      for (let nth = 1; nth <= count; nth++) compareScans(sent, scans.slice(0, nth))
      const { user, system } = process.cpuUsage(from)
      runs.push((user + system) / 1000 / count)
    }
    const sorted = runs.toSorted((a, b) => a - b)
    const [least = 0, middle = 0, most = 0] = [sorted[0], sorted[Math.floor(RUNS / 2)], sorted.at(-1)]
    results.push({ boxes: count, ms: middle, least, most })
    console.log(`${String(count).padStart(5)} boxes ${middle.toFixed(2)} ms a scan (${least.toFixed(2)}–${most.toFixed(2)})`)
  }
  await writeResult('receive', { runs: RUNS, limit: LIMIT_MS, results })
  await writeFile(inRoot('bench/results/receive.md'), report(results))
}

function report(results: readonly { boxes: number; ms: number; least: number; most: number }[]): string {
  const rows = results.map(
    ({ boxes: count, ms, least, most }) =>
      `| ${count} | ${ms.toFixed(2)} | ${least.toFixed(2)}–${most.toFixed(2)} | ${((100 * ms) / LIMIT_MS).toFixed(1)} % |`,
  )
  return `# Scans at the door\n\nEvery box is scanned once, and after each scan all are judged, as the page does it: processor time of one scan, median of ${RUNS} runs, the first one cold. \`npm run bench -- receive\`\n\n| boxes | ms a scan | spread | of ${LIMIT_MS} ms between two pulls |\n|---|---|---|---|\n${rows.join('\n')}\n`
}
