import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { choiceChangesChooseMutation, SetMessageChoiceInput } from '../../../__generated__/choiceChangesChooseMutation.graphql.ts'
import type { choiceChangesCodeMutation } from '../../../__generated__/choiceChangesCodeMutation.graphql.ts'
import type { choiceChangesMailMutation } from '../../../__generated__/choiceChangesMailMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

export async function setMessageChoice(environment: IEnvironment, input: SetMessageChoiceInput): Promise<void> {
  await commit<choiceChangesChooseMutation>(environment, {
    mutation: graphql`
      mutation choiceChangesChooseMutation($input: SetMessageChoiceInput!) {
        setMessageChoice(input: $input) { refusals { ...refusal_told @alias } preferences { choices { topic } } }
      }
    `,
    variables: { input },
  })
}

export async function requestMailCode(environment: IEnvironment, email: string): Promise<void> {
  await commit<choiceChangesCodeMutation>(environment, {
    mutation: graphql`
      mutation choiceChangesCodeMutation($input: RequestMailCodeInput!) {
        requestMailCode(input: $input) { refusals { ...refusal_told @alias } retryAfterSeconds }
      }
    `,
    variables: { input: { email } },
  })
}

/** The address as it is shown, partly hidden. */
export async function setMessageMail(environment: IEnvironment, code: string): Promise<string | null> {
  const { setMessageMail: confirmed } = await commit<choiceChangesMailMutation>(environment, {
    mutation: graphql`
      mutation choiceChangesMailMutation($input: SetMessageMailInput!) {
        setMessageMail(input: $input) { refusals { ...refusal_told @alias } preferences { reaches { channel address } } }
      }
    `,
    variables: { input: { code } },
  })
  return confirmed?.preferences?.reaches.find(({ channel }) => channel === 'MAIL')?.address ?? null
}
