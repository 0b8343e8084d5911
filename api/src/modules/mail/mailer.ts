import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Mail } from './mail.ts'
import { sendBySmtp } from './smtp.ts'

/** `db` is the transaction under way, in which the demo keeps its mails; `onHand` runs before the other side can have the mail. */
export type SendMail = (mail: Mail, db: Db, onHand?: () => Promise<void>) => Promise<void>

/** Through the mail server that is set, else into the demo's outbox; null where mails go nowhere. */
export function openMailer({ clock, settings }: Pick<Deps, 'clock' | 'settings'>): SendMail | null {
  const { smtp } = settings
  if (smtp !== null) return (mail, _db, onHand) => sendBySmtp(smtp, mail, onHand)
  return settings.demo ? (mail, db) => insertMail(db, mail, clock.now()) : null
}

async function insertMail(db: Db, { to, subject, body, file }: Mail, at: Date): Promise<void> {
  const attached = { file_name: file?.name ?? '', file_size: file?.content.length ?? 0 }
  await db
    .insertInto('mail_outbox')
    .values({ recipient: to, subject, body, ...attached, at })
    .execute()
}
