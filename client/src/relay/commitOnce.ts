import type { IEnvironment, MutationParameters } from 'relay-runtime'
import { isLostAnswer } from '../errors/gatewayError.ts'
import { commit, type Commit } from './commit.ts'

type Keyed = MutationParameters & { readonly variables: { readonly input: { readonly clientKey?: string | null | undefined } } }
type KeyedCommit<TMutation extends Keyed> = Omit<Commit<TMutation>, 'variables'> & {
  readonly input: Omit<TMutation['variables']['input'], 'clientKey'>
}

/** A mutation that adds: under a key of its own, so that it may be sent once more where its answer was lost, and adds nothing twice. */
export async function commitOnce<TMutation extends Keyed>(
  environment: IEnvironment,
  { input, ...rest }: KeyedCommit<TMutation>,
): Promise<TMutation['response']> {
  const variables = { input: { ...input, clientKey: crypto.randomUUID() } }
  const send = (): Promise<TMutation['response']> => commit<TMutation>(environment, { ...rest, variables })
  try {
    return await send()
  } catch (error) {
    if (!isLostAnswer(error)) throw error
    return send()
  }
}
