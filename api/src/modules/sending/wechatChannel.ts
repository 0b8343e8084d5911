import { formatDateTime } from 'rules/time'
import { seconds } from '../../deps.ts'
import type { Settings, WechatMessageSettings, WechatTemplate } from '../../settings.ts'
import { termsOf } from '../message/messageKinds.ts'
import { templateFor } from '../message/offers.ts'
import { type OpenChannel, type Outcome, wordsOf } from './channel.ts'
import { deleteFollower, type Letter } from './send.repo.ts'
import { askWechat, numberIn, type WechatAnswer } from './wechatCall.ts'
import { wechatToken } from './wechatToken.ts'

const MINUTE_MS = 60_000
/** WeChat knows a client_msg_id for ten minutes. */
const KNOWS_MS = 9 * MINUTE_MS
const STALE_TOKEN = [40_001, 40_014, 42_001]
/** The reader has left the official account, or never was there. */
const GONE = [43_004, 40_003]
const REFUSED = 43_101
const QUOTA = new Map([
  [45_009, 60 * MINUTE_MS],
  [45_011, MINUTE_MS],
])
const BUSY = -1

/** Template messages of the shop's official account. */
export function wechatChannel({ wechatMessages, publicUrl }: Settings): OpenChannel | null {
  if (wechatMessages === null) return null
  return {
    knowsAgainMs: KNOWS_MS,
    async send(deps, letter, onHand) {
      const { open_id: openId, account_id: accountId, id, url, kind } = letter
      const template = templateFor(wechatMessages.templates, kind)
      if (openId === null || template === undefined) return { result: 'never', error: '未关注公众号，或没有此类消息的模板' }
      const message = {
        touser: openId,
        template_id: template.id,
        url: new URL(url ?? '/wdxx', publicUrl).href,
        client_msg_id: `message-${id}`,
        data: dataOf(template, letter),
      }
      try {
        let token = await wechatToken(deps, wechatMessages)
        await onHand()
        let answer = await post(wechatMessages, token, message)
        if (STALE_TOKEN.includes(numberIn(answer, 'errcode'))) {
          token = await wechatToken(deps, wechatMessages, token)
          answer = await post(wechatMessages, token, message)
        }
        const outcome = outcomeOf(answer)
        if (GONE.includes(numberIn(answer, 'errcode'))) await deleteFollower(deps.db, accountId, openId)
        return outcome
      } catch (error) {
        return { result: 'again', error: wordsOf(error) }
      }
    },
  }
}

function post({ apiUrl }: WechatMessageSettings, token: string, message: object): Promise<WechatAnswer> {
  const url = new URL('/cgi-bin/message/template/send', apiUrl)
  url.searchParams.set('access_token', token)
  return askWechat(url, message)
}

function outcomeOf(answer: WechatAnswer): Outcome {
  const code = numberIn(answer, 'errcode')
  if (code === 0) return { result: 'sent' }
  const error = `${code} ${typeof answer['errmsg'] === 'string' ? answer['errmsg'] : ''}`.slice(0, 200)
  const ms = QUOTA.get(code)
  if (ms !== undefined) return { result: 'rest', error, ms }
  if (code === BUSY || STALE_TOKEN.includes(code)) return { result: 'again', error }
  return { result: 'never', error: GONE.includes(code) || code === REFUSED ? `未订阅（${error}）` : error }
}

/** WeChat takes no more of a place than its kind holds: 20 letters of a thing, 32 of a string. */
function dataOf({ fields }: WechatTemplate, { kind, title, body, company, told_at: toldAt }: Letter): Record<string, { value: string }> {
  const values = { title, body, company, kind: termsOf(kind).title, time: formatDateTime(seconds(toldAt)) }
  return Object.fromEntries(
    Object.entries(fields).map(([place, name]) => {
      const most = place.startsWith('thing') ? 20 : 32
      const letters = [...values[name].replaceAll(/\s+/g, ' ')]
      return [place, { value: letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('') }]
    }),
  )
}
