import { allowedForm, filled, type ApiCall } from './apiCalls.ts'
import type { TestAnswer, TestClient } from './testClient.ts'

/** A call with an id in its path and a form that its description allows. */
export function send(
  client: TestClient,
  call: ApiCall,
  id: string | number,
  form: Record<string, string> = allowedForm(call),
): Promise<TestAnswer> {
  const url = filled(call.path, id)
  if (call.method === 'GET') return client.get(url)
  return call.method === 'DELETE' ? client.delete(url) : client.send(call.method, url, form)
}

/** Every call that is not as it should be, by name: one list instead of a hundred tests. */
export async function wrong(chosen: readonly ApiCall[], isRight: (call: ApiCall) => Promise<unknown>): Promise<string[]> {
  const found: string[] = []
  for (const call of chosen) {
    const answer = await isRight(call)
    if (answer !== true) found.push(`${call.name}: ${JSON.stringify(answer)}`)
  }
  return found
}

/** True where the answer is that refusal, else what it is. */
export const is = (answer: TestAnswer, status: number, reason?: string): unknown => {
  const { reason: given } = (answer.data ?? {}) as { reason?: string }
  return answer.status === status && answer.code === status && given === reason ? true : [answer.status, answer.message, answer.data]
}
