import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { color } from './tokens.ts'

const list = css`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 4px 16px;
  > div { display: contents; }
  dt { color: ${color.second}; }
  dd { overflow-wrap: anywhere; }
`

/** What is so, as name and value; what has no value is left out. */
export function Facts({ facts, className }: { facts: readonly (readonly [string, ReactNode])[]; className?: string | undefined }) {
  return (
    <dl className={joinClasses(list, className)}>
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== undefined &&
          value !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
