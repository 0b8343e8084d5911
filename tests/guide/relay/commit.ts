import { commitMutation, type Environment, type MutationConfig, type MutationParameters } from 'relay-runtime'

/** A mutation as a promise; in a component `useMutation` does the same. */
export function commit<M extends MutationParameters>(
  environment: Environment,
  config: Pick<MutationConfig<M>, 'mutation' | 'variables' | 'optimisticResponse'>,
): Promise<M['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<M>(environment, { ...config, onCompleted: resolve, onError: reject })
  })
}
