const LIMIT_MS = 8_000
const ANSWER_MAX = 64 * 1024

export type WechatAnswer = Readonly<Record<string, unknown>>

/** One request by WeChat's protocol, errors in the body; neither the secret nor the token leaves it by an error. */
export async function askWechat(url: URL, body: object): Promise<WechatAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const answer: unknown = text.length > ANSWER_MAX ? null : JSON.parse(text)
  if (typeof answer !== 'object' || answer === null) throw new Error('no object')
  return answer as WechatAnswer
}

export const numberIn = (answer: WechatAnswer, name: string): number => {
  const value = Number(answer[name] ?? 0)
  return Number.isFinite(value) ? value : 0
}
