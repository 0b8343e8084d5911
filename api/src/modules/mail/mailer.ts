import { createTransport } from 'nodemailer'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly fileName: string
  readonly file: Buffer
}

export type SendMail = (mail: Mail) => Promise<void>

const TIMEOUT_MS = 15_000

/** Through the mail server that is set, else into the demo's outbox; null where mails go nowhere. */
export function openMailer({ db, clock, settings }: Deps): SendMail | null {
  if (settings.smtp !== null) return smtpMailer(settings.smtp)
  return settings.demo ? (mail) => insertMail(db, mail, clock.now()) : null
}

function smtpMailer({ url, from }: { readonly url: string; readonly from: string }): SendMail {
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
  return async ({ to, subject, body, fileName, file }) => {
    await transport.sendMail({
      to: { name: '', address: to },
      subject,
      text: body,
      attachments: [{ filename: fileName, content: file, contentType: 'application/pdf' }],
    })
  }
}

async function insertMail(db: Db, { to, subject, body, fileName, file }: Mail, at: Date): Promise<void> {
  await db.insertInto('mail_outbox').values({ recipient: to, subject, body, file_name: fileName, file_size: file.length, at }).execute()
}
