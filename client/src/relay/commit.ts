import { commitMutation, type GraphQLTaggedNode, type IEnvironment, type MutationParameters, type SelectorStoreUpdater } from 'relay-runtime'
import { isLostAnswer } from '../errors/gatewayError.ts'

type Commit<TMutation extends MutationParameters> = {
  readonly mutation: GraphQLTaggedNode
  readonly variables: TMutation['variables']
  readonly updater?: SelectorStoreUpdater<TMutation['response']>
  /** What is shown until the answer comes; taken back when it is an error. */
  readonly optimisticUpdater?: SelectorStoreUpdater<TMutation['response']>
}

type Keyed = MutationParameters & { readonly variables: { readonly input: { readonly clientKey?: string | null | undefined } } }
type KeyedCommit<TMutation extends Keyed> = Omit<Commit<TMutation>, 'variables'> & { readonly input: Omit<TMutation['variables']['input'], 'clientKey'> }

/** A mutation that adds: under a key of its own, so that it may be sent once more where its answer was lost, and adds nothing twice. */
export async function commitOnce<TMutation extends Keyed>(environment: IEnvironment, { input, ...rest }: KeyedCommit<TMutation>): Promise<TMutation['response']> {
  const variables = { input: { ...input, clientKey: crypto.randomUUID() } }
  const send = (): Promise<TMutation['response']> => commit<TMutation>(environment, { ...rest, variables })
  try {
    return await send()
  } catch (error) {
    if (!isLostAnswer(error)) throw error
    return send()
  }
}

/** A mutation as a promise of its answer; any error in the answer rejects it (see network.ts). */
export function commit<TMutation extends MutationParameters>(environment: IEnvironment, { mutation, variables, updater, optimisticUpdater }: Commit<TMutation>): Promise<TMutation['response']> {
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
