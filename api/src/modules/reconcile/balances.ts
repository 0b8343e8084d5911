import { refuseLine } from './statementLine.ts'

export interface Balanced {
  readonly line: number
  readonly at: string
  /** What came, less than zero what went. */
  readonly moved: number
  /** What the account held then. */
  readonly balance: number
}

/**
 * Each movement begins where another ended, but for the first. Asked without regard to their order: one log begins with the newest, and
 * movements of one second stand in any.
 */
export function checkBalances(entries: readonly Balanced[], name: string): void {
  const begun = new Map<number, number>()
  const count = (balance: number, by: number) => begun.set(balance, (begun.get(balance) ?? 0) + by)
  for (const { balance, moved } of entries) {
    count(balance - moved, 1)
    count(balance, -1)
  }
  const loose = entries.filter(({ balance, moved }) => (begun.get(balance - moved) ?? 0) > 0).toSorted((a, b) => a.at.localeCompare(b.at))
  const begins = [...begun.values()].reduce((sum, times) => sum + Math.max(0, times), 0)
  if (begins > 1) throw refuseLine(loose.at(-1)?.line ?? 0, `「${name}」与前一笔不相接，文件缺少明细或被改动，请重新下载账单`)
}
