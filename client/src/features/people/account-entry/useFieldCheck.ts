import { useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { RegistrationField, useFieldCheckMutation } from '../../../__generated__/useFieldCheckMutation.graphql.ts'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { commit } from '../../../relay/commit.ts'

const mutation = graphql`
  mutation useFieldCheckMutation($input: CheckRegistrationInput!) {
    checkRegistration(input: $input) {
      refusals { ...refusal_told @alias }
      isFine
    }
  }
`

type Asked = { readonly value: string; readonly message: string | null }

/** Asks about a field as it is left. Only what is wrong with the text is said; that nobody could be asked is not. */
export function useFieldCheck(
  tell: (field: string, message: string | null) => void,
): (name: string, field: RegistrationField, value: string) => Promise<void> {
  const environment = useRelayEnvironment()
  const asked = useRef<Record<string, Asked>>({})
  return async (name, field, value) => {
    if (value.trim() === '') return
    const known = asked.current[name]
    if (known?.value === value) return tell(name, known.message)
    const asking: Asked = { value, message: null }
    asked.current[name] = asking
    try {
      await commit<useFieldCheckMutation>(environment, { mutation, variables: { input: { field, value } } })
      if (asked.current[name] === asking) tell(name, null)
    } catch (thrown) {
      // Another text may have been asked about meanwhile.
      if (asked.current[name] !== asking) return
      const { code, message } = toGatewayError(thrown)
      if (code === 'VALIDATION_FAILED') {
        asked.current[name] = { value, message }
        tell(name, message)
      } else delete asked.current[name]
    }
  }
}
