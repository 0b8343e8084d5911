import { css } from '@emotion/css'
import { color } from '../ui/tokens.ts'
import { Choices } from './Choices.tsx'
import { Data } from './Data.tsx'
import { Feedback } from './Feedback.tsx'
import { Fields } from './Fields.tsx'
import { Ways } from './Ways.tsx'

const page = css`max-width: 960px; padding: 0 16px 16px; background: ${color.paper};`

/** Every component of src/ui in every state it has. */
export function Gallery() {
  return (
    <main className={page}>
      <Choices />
      <Fields />
      <Ways />
      <Data />
      <Feedback />
    </main>
  )
}
