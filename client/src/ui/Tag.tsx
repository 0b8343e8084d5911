import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { type TagColour, tagColour } from 'rules/tags'
import { joinClasses } from '../lib/joinClasses.ts'
import { useReacting } from './Reacting.tsx'
import { color } from './tokens.ts'

const base = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  height: calc(var(--text-12) * 1.5);
  padding: 0 4px;
  border-radius: 2px;
  background: color-mix(in srgb, currentcolor 10%, #fff);
  font-size: var(--text-12);
  line-height: 1;
  white-space: nowrap;
`
const tones: Record<TagColour | 'green' | 'grey', string> = {
  red: joinClasses(base, css`color: ${color.price};`),
  orange: joinClasses(base, css`color: ${color.orange};`),
  blue: joinClasses(base, css`color: ${color.blue};`),
  amber: joinClasses(base, css`color: ${color.tagAmber};`),
  pink: joinClasses(base, css`color: ${color.pink};`),
  green: joinClasses(base, css`color: ${color.brand700};`),
  grey: joinClasses(base, css`color: ${color.second};`),
}

export type TagTone = keyof typeof tones

/** A promotion tag in the colour the specification gives its word; `tone` for marks that are no promotion. */
export function Tag({ children, tone: chosen, title }: { children: ReactNode; tone?: TagTone | undefined; title?: string | undefined }) {
  const isReacting = useReacting()
  const colour = chosen ?? (typeof children === 'string' ? tagColour(children) : 'red')
  return (
    <span className={tones[colour]} title={isReacting ? title : undefined}>
      {children}
    </span>
  )
}
