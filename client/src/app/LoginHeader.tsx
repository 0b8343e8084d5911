import { css } from '@emotion/css'
import { color } from '../ui/tokens.ts'
import { Logo } from './Logo.tsx'

const header = css`border-bottom: 1px solid ${color.line}; background: ${color.paper};`
const inner = css`display: flex; align-items: center; height: 72px; max-width: 1224px; margin: 0 auto; padding: 0 12px;`

/** The slim header of account entry. */
export function LoginHeader() {
  return (
    <header className={header}>
      <div className={inner}>
        <Logo />
      </div>
    </header>
  )
}
