import type { TagTone } from '../../../ui/Tag.tsx'

/** Days before a paper lapses from which the buyer is told, and from which it presses. */
const TELL_DAYS = 90
const PRESS_DAYS = 30

export type Standing = { readonly tone: TagTone; readonly text: string; readonly isPressing: boolean }

/** How a paper stands, in words and colour. */
export function standingOf(status: string, daysLeft: number | null | undefined): Standing {
  if (status === 'EXPIRED') return { tone: 'red', text: '已过期', isPressing: true }
  if (status === 'MISSING') return { tone: 'grey', text: '未提交', isPressing: false }
  if (status === 'PENDING') return { tone: 'blue', text: '审核中', isPressing: false }
  if (status === 'REJECTED') return { tone: 'red', text: '未通过', isPressing: false }
  if (typeof daysLeft !== 'number' || daysLeft > TELL_DAYS) return { tone: 'green', text: '有效', isPressing: false }
  const text = daysLeft === 0 ? '今天到期' : `还有 ${daysLeft} 天到期`
  return { tone: daysLeft > PRESS_DAYS ? 'amber' : 'red', text, isPressing: daysLeft <= PRESS_DAYS }
}

/** "2025-05-22 至 2026-12-13", or without an end. */
export function validity(from: string, to: string | null | undefined): string {
  return `${from} 至 ${to ?? '长期'}`
}
