import { formatDateTime } from 'rules/time'
import type { SmsPurpose } from '../../db/tables/accountEntry.ts'
import { seconds } from '../../deps.ts'
import { SCENE_WORDS } from './smsText.ts'

interface OutboxMessage {
  readonly phone: string
  readonly scene: SmsPurpose
  readonly text: string
  readonly at: Date
}

interface OutboxMail {
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly file_name: string
  readonly at: Date
}

const STYLE = `body{font:16px/1.6 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1f2933}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #d5dbe1;padding:.5rem;text-align:left;vertical-align:top}
td.n{white-space:nowrap;font-variant-numeric:tabular-nums}`

const purposeOf = (scene: SmsPurpose): string => (scene === 'notice' ? '通知' : SCENE_WORDS[scene])

/** The demo's messages as a page without script; it shows what is there when it is opened. */
export function outboxPage(messages: readonly OutboxMessage[], mails: readonly OutboxMail[] = []): string {
  const rows = messages.map(
    ({ phone, scene, text, at }) =>
      `<tr><td class="n">${formatDateTime(seconds(at))}</td><td class="n">${escape(phone)}</td><td class="n">${purposeOf(scene)}</td><td>${escape(text)}</td></tr>`,
  )
  const list =
    rows.length === 0
      ? '<p>还没有短信。在页面上获取验证码后，刷新本页即可看到。</p>'
      : `<table><thead><tr><th>时间</th><th>手机号</th><th>用途</th><th>内容</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>演示短信箱</title><style>${STYLE}</style></head>
<body><h1>演示短信箱</h1><p>演示环境不发送真实短信，最近 50 条短信显示在这里，最新的在最前。</p>${list}${mailList(mails)}</body></html>`
}

function mailList(mails: readonly OutboxMail[]): string {
  if (mails.length === 0) return ''
  const rows = mails.map(
    ({ recipient, subject, body, file_name: file, at }) =>
      `<tr><td class="n">${formatDateTime(seconds(at))}</td><td>${escape(recipient)}</td><td>${escape(subject)}</td><td>${escape(body).replaceAll('\n', '<br>')}${file === '' ? '' : `<br>附件：${escape(file)}`}</td></tr>`,
  )
  return `<h2>邮件</h2><table><thead><tr><th>时间</th><th>收件人</th><th>主题</th><th>内容</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
