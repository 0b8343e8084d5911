import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { color, media, type } from '../../../ui/tokens.ts'

const head = css`
  display: flex;
  align-items: baseline;
  gap: 12px;
  padding-bottom: 8px;
  white-space: nowrap;
  > h2 { ${type.title} }
  > p { overflow: hidden; color: ${color.second}; text-overflow: ellipsis; }
  > div { display: flex; gap: 16px; margin-left: auto; }
  a { color: ${color.ink}; }
  a:hover { color: ${color.brand700}; }
  ${media.phone} {
    align-items: center;
    a { padding: 11px 0; }
    > div > :not(:last-child) { display: none; }
  }
`

/** The title line of a part of the page: its name, what is special in it, and the ways on. On a phone only the last of them. */
export function FloorHead({ title, words, children }: { title: string; words?: string | undefined; children?: ReactNode | undefined }) {
  return (
    <div className={head}>
      <h2>{title}</h2>
      {words !== undefined && <p>{words}</p>}
      {children !== undefined && <div>{children}</div>}
    </div>
  )
}
