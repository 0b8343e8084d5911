import {
  commitMutation,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationParameters,
  type SelectorStoreUpdater,
} from 'relay-runtime'

export type Commit<TMutation extends MutationParameters> = {
  readonly mutation: GraphQLTaggedNode
  readonly variables: TMutation['variables']
  readonly updater?: SelectorStoreUpdater<TMutation['response']>
  /** What is shown until the answer comes; taken back when it is an error. */
  readonly optimisticUpdater?: SelectorStoreUpdater<TMutation['response']>
}

/** A mutation as a promise of its answer; any error in the answer rejects it (see network.ts). */
export function commit<TMutation extends MutationParameters>(
  environment: IEnvironment,
  { mutation, variables, updater, optimisticUpdater }: Commit<TMutation>,
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(environment, {
      mutation,
      variables,
      updater: updater ?? null,
      optimisticUpdater: optimisticUpdater ?? null,
      onCompleted: (response) => resolve(response),
      onError: reject,
    })
  })
}
