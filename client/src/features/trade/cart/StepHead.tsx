import { css } from '@emotion/css'
import { media, type } from '../../../ui/tokens.ts'
import { CartSteps } from './CartSteps.tsx'

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 16px 0;
  h1 { ${type.title} flex: none; }
  ol { max-width: 480px; }
  ${media.phone} { padding: 8px 0; h1 { position: absolute; clip-path: inset(50%); } }
`

/** The head of steps 2 to 4: what the step is, and where on the way it stands. */
export function StepHead({ title, current }: { title: string; current: 2 | 3 | 4 }) {
  return (
    <div className={head}>
      <h1>{title}</h1>
      <CartSteps current={current} />
    </div>
  )
}
