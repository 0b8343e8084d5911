import { graphql } from 'react-relay/hooks'
import type { IEnvironment, MutationParameters } from 'relay-runtime'
import type { choiceChangesChooseMutation, SetMessageChoiceInput } from '../../../__generated__/choiceChangesChooseMutation.graphql.ts'
import type { choiceChangesCodeMutation } from '../../../__generated__/choiceChangesCodeMutation.graphql.ts'
import type { choiceChangesMailMutation } from '../../../__generated__/choiceChangesMailMutation.graphql.ts'
import type { choiceChangesRemoveMutation } from '../../../__generated__/choiceChangesRemoveMutation.graphql.ts'
import { type Commit, commit } from '../../../relay/commit.ts'

// oxlint-disable-next-line no-unused-expressions -- all that the page shows of them: each answer takes the place of what was shown
graphql`
  fragment choiceChanges_preferences on MessagePreferences {
    reaches { channel name address isRefused }
    choices { topic name group hasSms hasMail hasWechat }
  }
`

type Change<T extends MutationParameters> = Pick<Commit<T>, 'mutation' | 'variables'>

async function change<T extends MutationParameters>(environment: IEnvironment, field: string, asked: Change<T>): Promise<void> {
  await commit<T>(environment, {
    ...asked,
    updater: (store) => {
      const preferences = store.getRootField(field)?.getLinkedRecord('preferences')
      if (preferences) store.getRoot().getLinkedRecord('viewer')?.setLinkedRecord(preferences, 'messagePreferences')
    },
  })
}

export const setMessageChoice = (environment: IEnvironment, input: SetMessageChoiceInput): Promise<void> =>
  change<choiceChangesChooseMutation>(environment, 'setMessageChoice', {
    mutation: graphql`
      mutation choiceChangesChooseMutation($input: SetMessageChoiceInput!) {
        setMessageChoice(input: $input) { refusals { ...refusal_told @alias } preferences { ...choiceChanges_preferences } }
      }
    `,
    variables: { input },
  })

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

export const setMessageMail = (environment: IEnvironment, code: string): Promise<void> =>
  change<choiceChangesMailMutation>(environment, 'setMessageMail', {
    mutation: graphql`
      mutation choiceChangesMailMutation($input: SetMessageMailInput!) {
        setMessageMail(input: $input) { refusals { ...refusal_told @alias } preferences { ...choiceChanges_preferences } }
      }
    `,
    variables: { input: { code } },
  })

export const removeMessageChannel = (environment: IEnvironment, channel: 'MAIL' | 'WECHAT'): Promise<void> =>
  change<choiceChangesRemoveMutation>(environment, 'removeMessageChannel', {
    mutation: graphql`
      mutation choiceChangesRemoveMutation($input: RemoveMessageChannelInput!) {
        removeMessageChannel(input: $input) { refusals { ...refusal_told @alias } preferences { ...choiceChanges_preferences } }
      }
    `,
    variables: { input: { channel } },
  })
