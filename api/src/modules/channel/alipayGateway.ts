import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { AlipayRequest, AlipaySigning } from './alipaySigning.ts'
import { ChannelError } from './channel.ts'
import { callProvider, type ChannelIo, parseJson } from './channelIo.ts'

const answerHead = Type.Object({ code: Type.String({ minLength: 1, maxLength: 16 }), sub_code: Type.Optional(Type.String()) })
const wholeAnswer = Type.Object({ sign: Type.Optional(Type.String()) })

const SUCCESS = '10000'
const UNAVAILABLE = '20000'

/** The content of a successful answer; throws ChannelError for everything else. */
export async function callAlipay(signing: AlipaySigning, gatewayUrl: URL, io: ChannelIo, request: AlipayRequest): Promise<unknown> {
  const url = new URL(gatewayUrl)
  // The gateway decodes the form by the address, before it has read the form's own charset.
  url.searchParams.set('charset', 'utf-8')
  const { status, body } = await callProvider('alipay', io, {
    method: 'POST',
    url: url.href,
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
    body: signing.form(request, io.now()),
  })
  if (status === 429 || status >= 500) throw new ChannelError('alipay', 'busy')
  if (status !== 200) throw new ChannelError('alipay', 'garbage')
  return openAnswer(signing, request.method, body.toString())
}

/** Success must be signed. A refusal may come without a signature, but never with a wrong one. */
function openAnswer(signing: AlipaySigning, method: string, text: string): unknown {
  const answer = parseJson(text)
  if (!Value.Check(wholeAnswer, answer)) throw new ChannelError('alipay', 'garbage')
  const members = new Map<string, unknown>(Object.entries(answer))
  const member = [`${method.replaceAll('.', '_')}_response`, 'error_response'].find((name) => members.has(name))
  const told = member === undefined ? undefined : members.get(member)
  if (member === undefined || !Value.Check(answerHead, told)) throw new ChannelError('alipay', 'garbage')
  const signature = answer.sign ?? ''
  const signed = signature === '' ? null : signing.signedText(text, member, signature)
  if (signature === '' ? told.code === SUCCESS : signed === null) throw new ChannelError('alipay', 'untrusted', told.sub_code ?? told.code)
  const content = signed === null ? told : parseJson(signed)
  if (!Value.Check(answerHead, content)) throw new ChannelError('alipay', 'garbage')
  const code = content.sub_code ?? content.code
  if (content.code === SUCCESS) return content
  if (/^isv\.(?:invalid|missing)-(?:signature|app-id)/.test(code)) throw new ChannelError('alipay', 'untrusted', code)
  if (content.code === UNAVAILABLE || /^(?:isp|aop)\.|SYSTEM_ERROR$/.test(code)) throw new ChannelError('alipay', 'busy', code)
  throw new ChannelError('alipay', 'refused', code)
}
