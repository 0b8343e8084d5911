import { getRequest, type IEnvironment, type MutationParameters } from 'relay-runtime'
import { isLostAnswer } from '../errors/gatewayError.ts'
import { commit, type Commit } from './commit.ts'
import { keptKeys } from './keptKeys.ts'

type Keyed = MutationParameters & { readonly variables: { readonly input: { readonly clientKey?: string | null | undefined } } }
type KeyedCommit<TMutation extends Keyed> = Omit<Commit<TMutation>, 'variables'> & {
  readonly input: Omit<TMutation['variables']['input'], 'clientKey'>
}

/**
 * A mutation that adds or sends: under a key of its own, so that it may be sent once more where its answer was lost, and is
 * done once. Where that is lost too, the key waits for the buyer to press again.
 */
export async function commitOnce<TMutation extends Keyed>(
  environment: IEnvironment,
  { input, ...rest }: KeyedCommit<TMutation>,
): Promise<TMutation['response']> {
  const intention = `${getRequest(rest.mutation).params.name} ${JSON.stringify(input)}`
  const variables = { input: { ...input, clientKey: keptKeys.keyFor(intention) } }
  const send = (): Promise<TMutation['response']> => commit<TMutation>(environment, { ...rest, variables })
  try {
    const answer = await send().catch((error: unknown) => {
      if (!isLostAnswer(error)) throw error
      return send()
    })
    keptKeys.answered(intention)
    return answer
  } catch (error) {
    if (!isLostAnswer(error)) keptKeys.answered(intention)
    throw error
  }
}
