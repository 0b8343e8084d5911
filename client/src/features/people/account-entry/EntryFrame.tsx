import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { Steps } from '../../../ui/Steps.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'

const sheet = css`
  display: grid;
  gap: 24px;
  max-width: 760px;
  margin: 24px auto;
  padding: 32px 48px 40px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  ${media.phone} { gap: 16px; margin: 12px 0; padding: 16px; }
`
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  h1 { ${type.title} }
  p { color: ${color.second}; }
  a { display: inline-flex; align-items: center; ${media.touch} { min-height: 44px; } }
`
const centred = css`display: grid; justify-items: center;`

/** A form's column: one field below the other. */
export const column = css`display: grid; gap: 16px; width: 100%; max-width: 400px; margin: 0 auto;`

type Props = {
  readonly title: string
  readonly steps?: { readonly words: readonly string[]; readonly current: number }
  /** Where else one could go, at the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A step of account entry: its title, how far one is, what it asks for. */
export function EntryFrame({ title, steps, aside, children }: Props) {
  return (
    <section className={sheet} aria-labelledby="entry-title">
      <div className={head}>
        <h1 id="entry-title">{title}</h1>
        {aside !== undefined && <p>{aside}</p>}
      </div>
      {steps !== undefined && (
        <div className={centred}>
          <Steps label={`${title}的步骤`} steps={steps.words} current={steps.current} />
        </div>
      )}
      {children}
    </section>
  )
}
