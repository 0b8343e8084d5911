import { css } from '@emotion/css'
import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { LineAdviceQuery } from '../../../__generated__/LineAdviceQuery.graphql.ts'
import { useFetched } from '../../../relay/useFetched.ts'
import { color, type } from '../../../ui/tokens.ts'

const advice = css`
  margin-top: 12px;
  ${type.small}
  color: ${color.second};
  h3 { font-weight: 600; }
  li { padding: 2px 0; }
`

/** What one step more of a line would bring, all of it: beside the line itself only the best has room. */
export function LineAdvice({ lineID }: { lineID: string }) {
  // Without it the explanation is whole: a failure needs no words.
  const { data } = useFetched<LineAdviceQuery>(
    graphql`
      query LineAdviceQuery($lineID: ID!) {
        lineHints(lineID: $lineID) { message }
      }
    `,
    useMemo(() => ({ lineID }), [lineID]),
  )
  const messages = [...new Set(data?.lineHints?.map(({ message }) => message))]
  if (messages.length === 0) return null
  return (
    <div className={advice}>
      <h3>再买一点更划算</h3>
      <ul aria-label="再买一点更划算">
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  )
}
