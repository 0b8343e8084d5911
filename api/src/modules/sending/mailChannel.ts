import type { Settings } from '../../settings.ts'
import { openMailer } from '../mail/mailer.ts'
import { linksOf, termsOf } from '../message/messageKinds.ts'
import { TEMPLATES } from '../message/templates.ts'
import { unsubscribeUrl } from '../message/unsubscribe.ts'
import { type OpenChannel, wordsOf } from './channel.ts'
import { type Letter, markBounced } from './send.repo.ts'

/** To the address that its reader has proven. A mail that may have arrived is not sent twice. */
export function mailChannel(settings: Settings): OpenChannel | null {
  if (settings.smtp === null && !settings.demo) return null
  return {
    knowsAgainMs: 0,
    async send(deps, letter, onHand) {
      const { address, account_id: accountId } = letter
      const mailer = openMailer(deps)
      if (address === null || mailer === null) return { result: 'never', error: '邮箱已取消或停用' }
      let isHanded = false
      try {
        await mailer(mailOf(settings, letter, address), deps.db, async () => {
          await onHand()
          isHanded = true
        })
        return { result: 'sent' }
      } catch (error) {
        const { responseCode: code = 0, command = '', response = '' } = error as Answer
        const words = (response === '' ? wordsOf(error) : response).slice(0, 300)
        // A refusal of the reader or of the text is the address's; one of our own log-in or sender is not.
        if (code >= 500 && (command === 'RCPT TO' || command === 'DATA')) {
          await markBounced(deps.db, accountId, address, words, deps.clock.now())
          return { result: 'never', error: words }
        }
        return { result: isHanded && code === 0 ? 'unknown' : 'again', error: words }
      }
    },
  }
}

interface Answer {
  readonly responseCode?: number
  readonly command?: string
  readonly response?: string
}

function mailOf(settings: Settings, { id, account_id: accountId, kind, title, body, url, company }: Letter, to: string) {
  const { publicUrl } = settings
  const unsubscribe = unsubscribeUrl(settings, accountId, kind)
  const values = { title, company, body, kind: termsOf(kind).title, unsubscribe }
  const links = linksOf(kind, url).map(([words, path]) => ({ words, href: new URL(path, publicUrl).href }))
  const escaped = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, escape(text)])) as typeof values
  return {
    to,
    subject: TEMPLATES.mailSubject.filled(values),
    body: TEMPLATES.mailText.filled({ ...values, links: links.map(({ words, href }) => `${words}：${href}`).join('\n') }),
    html: TEMPLATES.mailHtml.filled({
      ...escaped,
      links: links.map(({ words, href }) => `<p><a href="${escape(href)}">${escape(words)}</a></p>`).join(''),
    }),
    messageId: `<message-${id}@${publicUrl.hostname}>`,
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '<br>' }
const escape = (text: string): string => text.replaceAll(/[&<>"\n]/g, (letter) => ENTITIES[letter] ?? letter)
