import { commitMutation, type GraphQLTaggedNode, type IEnvironment, type MutationParameters, type SelectorStoreUpdater } from 'relay-runtime'

type Commit<TMutation extends MutationParameters> = {
  readonly mutation: GraphQLTaggedNode
  readonly variables: TMutation['variables']
  readonly updater?: SelectorStoreUpdater<TMutation['response']>
}

/** A mutation as a promise of its answer; any error in the answer rejects it (see network.ts). */
export function commit<TMutation extends MutationParameters>(environment: IEnvironment, { mutation, variables, updater }: Commit<TMutation>): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(environment, {
      mutation,
      variables,
      updater: updater ?? null,
      onCompleted: (response) => resolve(response),
      onError: reject,
    })
  })
}
