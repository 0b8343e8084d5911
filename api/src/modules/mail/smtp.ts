import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Settings } from '../../settings.ts'
import type { Mail } from './mail.ts'

const TIMEOUT_MS = 15_000

/** One mail by one connection. `onHand` runs once the server has said that it would take the text, and before it gets any. */
export async function sendBySmtp(
  { url, from }: NonNullable<Settings['smtp']>,
  { to, subject, body, html, headers, messageId, file }: Mail,
  onHand: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const transport = createTransport(
    {
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  transport.use('stream', (mail, done) => {
    const { message } = mail
    message.build((error, text) => {
      message.createReadStream = () => Readable.from(handed(text ?? Buffer.alloc(0), onHand))
      done(error)
    })
  })
  await transport.sendMail({
    // An object is never taken for a list of addresses.
    to: { name: '', address: to },
    subject,
    text: body,
    ...(html === undefined ? {} : { html }),
    ...(headers === undefined ? {} : { headers: { ...headers } }),
    ...(messageId === undefined ? {} : { messageId }),
    attachments: file === undefined ? [] : [{ filename: file.name, content: file.content, contentType: 'application/pdf' }],
  })
}

/** Nothing is read from it before the server has answered DATA. */
async function* handed(text: Buffer, onHand: () => Promise<void>): AsyncGenerator<Buffer> {
  await onHand()
  yield text
}
