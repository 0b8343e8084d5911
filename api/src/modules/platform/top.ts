import { createHash } from 'node:crypto'
import { ANSWER_MAX_BYTES, type ChannelIo } from '../channel/channelIo.ts'
import { chinaText } from '../channel/chinaTime.ts'
import type { TracePlatformSettings } from '../../settings.ts'
import { readXml, type XmlNode, textIn } from './xmlTree.ts'
import { PlatformTrouble } from './platform.ts'

export type PlatformIo = Pick<ChannelIo, 'fetch' | 'now' | 'timeLimit'>
export type Fields = Readonly<Record<string, string>>

/** MD5 over the sorted fields, the secret before and after them. */
export function topSign(secret: string, fields: Fields): string {
  const names = Object.keys(fields).toSorted()
  const text = names.map((name) => `${name}${fields[name]}`).join('')
  return createHash('md5').update(`${secret}${text}${secret}`).digest('hex').toUpperCase()
}

/** With these a call was not heard by anybody. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])
const SETTINGS_REST_MS = 10 * 60_000
const LIMIT_REST_MS = 60_000

/** One call of the TOP gateway: its answer, or what went wrong. Neither the secret nor a signature leaves it by an error. */
export async function callTop({ appKey, secret, url }: TracePlatformSettings, io: PlatformIo, method: string, asked: Fields) {
  const fields = {
    method,
    app_key: appKey,
    format: 'xml',
    v: '2.0',
    sign_method: 'md5',
    timestamp: chinaText(io.now()),
    // An empty field is left out of what the gateway signs.
    ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')),
  }
  const body = new URLSearchParams({ ...fields, sign: topSign(secret, fields) }).toString()
  const answer = readXml(await post(url, io, body))
  if (answer === null) throw new PlatformTrouble('unclear', '平台的应答无法读取')
  if (answer.name === 'error_response') throw troubleIn(answer)
  return answer
}

async function post(url: URL, io: PlatformIo, body: string): Promise<string> {
  const signal = io.timeLimit()
  try {
    const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' }
    const response = await io.fetch(url.href, { method: 'POST', headers, body, redirect: 'error', signal })
    if (response.status === 429) throw new PlatformTrouble('limited', '平台限流', LIMIT_REST_MS)
    if (!response.ok) throw new PlatformTrouble('unclear', `平台应答 HTTP ${response.status}`)
    return await textOf(response)
  } catch (error) {
    if (error instanceof PlatformTrouble) throw error
    if (signal.aborted) throw new PlatformTrouble('unclear', '平台没有在时限内应答')
    const code = (error as { cause?: { code?: string } }).cause?.code ?? ''
    throw new PlatformTrouble(UNREACHED.has(code) ? 'unreached' : 'unclear', `网络故障 ${code}`.trim())
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > 4 * ANSWER_MAX_BYTES) throw new PlatformTrouble('unclear', '平台的应答过长')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** Errors by their published numbers: of this call, of what lies behind the gateway (15), of our account. */
function troubleIn(answer: XmlNode): PlatformTrouble {
  const code = Number(textIn(answer, 'code'))
  const [subCode, subMsg] = [textIn(answer, 'sub_code'), textIn(answer, 'sub_msg')]
  const words = [code, textIn(answer, 'msg'), subCode, subMsg].filter((part) => part !== '').join(' ')
  if ([7, 8, 10].includes(code) || subCode.startsWith('accesscontrol.')) {
    const seconds = Number(/last for (\d{1,6}) more second/.exec(subMsg)?.[1] ?? NaN)
    return new PlatformTrouble('limited', words, Number.isNaN(seconds) ? LIMIT_REST_MS : (seconds + 1) * 1000)
  }
  if ([40, 41, 43].includes(code) || (code === 15 && subCode.startsWith('isv.'))) return new PlatformTrouble('refused', words)
  if (code === 15) return new PlatformTrouble('unclear', words)
  return new PlatformTrouble('settings', words, SETTINGS_REST_MS)
}
