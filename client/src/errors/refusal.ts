import { graphql } from 'relay-runtime'

export type { refusal_told$data } from '../__generated__/refusal_told.graphql.ts'

// oxlint-disable-next-line no-unused-expressions -- every mutation asks by it; the network reads the answer itself
graphql`
  fragment refusal_told on Refusal {
    __typename
    message
    reason
    ... on WrongField {
      path
    }
  }
`
