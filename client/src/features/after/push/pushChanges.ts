import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { pushChangesRemoveMutation } from '../../../__generated__/pushChangesRemoveMutation.graphql.ts'
import type { pushChangesSendMutation } from '../../../__generated__/pushChangesSendMutation.graphql.ts'
import type { pushChangesSetMutation } from '../../../__generated__/pushChangesSetMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

/** The new secret. */
export async function setPush(environment: IEnvironment, url: string): Promise<string> {
  const { setDeliveryPush } = await commit<pushChangesSetMutation>(environment, {
    mutation: graphql`
      mutation pushChangesSetMutation($input: SetDeliveryPushInput!) {
        setDeliveryPush(input: $input) {
          refusals { ...refusal_told @alias } secret viewer { ...PushView_viewer } }
      }
    `,
    variables: { input: { url } },
  })
  return setDeliveryPush?.secret ?? ''
}

export async function removePush(environment: IEnvironment): Promise<void> {
  await commit<pushChangesRemoveMutation>(environment, {
    mutation: graphql`
      mutation pushChangesRemoveMutation {
        removeDeliveryPush {
          refusals { ...refusal_told @alias } viewer { ...PushView_viewer } }
      }
    `,
    variables: {},
  })
}

/** Whether the program has taken it. */
export async function sendPush(environment: IEnvironment, isTest: boolean): Promise<boolean> {
  const { sendDeliveryPush } = await commit<pushChangesSendMutation>(environment, {
    mutation: graphql`
      mutation pushChangesSendMutation($input: SendDeliveryPushInput!) {
        sendDeliveryPush(input: $input) {
          refusals { ...refusal_told @alias } viewer { deliveryPush { waitingCount parkedCount last { status } } ...PushView_viewer } }
      }
    `,
    variables: { input: { isTest } },
  })
  const push = sendDeliveryPush?.viewer?.deliveryPush
  return push?.last?.status === 'DONE' && (isTest || push.waitingCount + push.parkedCount === 0)
}
