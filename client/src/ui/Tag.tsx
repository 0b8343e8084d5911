import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { type TagColour, tagColour } from 'rules/tags'
import { joinClasses } from '../lib/joinClasses.ts'
import { color } from './tokens.ts'

const base = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  height: calc(var(--text-12) * 1.5);
  padding: 0 4px;
  border-radius: 2px;
  font-size: var(--text-12);
  line-height: 1;
  white-space: nowrap;
`
const tones: Record<TagColour | 'green' | 'grey', string> = {
  red: joinClasses(base, css`color: ${color.price}; background: color-mix(in srgb, ${color.price} 10%, #fff);`),
  orange: joinClasses(base, css`color: ${color.orange}; background: color-mix(in srgb, ${color.orange} 10%, #fff);`),
  blue: joinClasses(base, css`color: ${color.blue}; background: color-mix(in srgb, ${color.blue} 10%, #fff);`),
  amber: joinClasses(base, css`color: ${color.tagAmber}; background: color-mix(in srgb, ${color.tagAmber} 10%, #fff);`),
  pink: joinClasses(base, css`color: ${color.pink}; background: color-mix(in srgb, ${color.pink} 10%, #fff);`),
  green: joinClasses(base, css`color: ${color.green}; background: color-mix(in srgb, ${color.green} 10%, #fff);`),
  grey: joinClasses(base, css`color: ${color.second}; background: color-mix(in srgb, ${color.second} 10%, #fff);`),
}

export type TagTone = keyof typeof tones

/** A promotion tag in the colour the specification gives its word; `tone` for marks that are no promotion. */
export function Tag({ children, tone: chosen, title }: { children: ReactNode; tone?: TagTone | undefined; title?: string | undefined }) {
  const colour = chosen ?? (typeof children === 'string' ? tagColour(children) : 'red')
  return <span className={tones[colour]} title={title}>{children}</span>
}
