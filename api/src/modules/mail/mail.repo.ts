import type { Db } from '../../db/schema.ts'

const SHOWN = 50

export function listMails(db: Db): Promise<{ recipient: string; subject: string; body: string; file_name: string; at: Date }[]> {
  return db
    .selectFrom('mail_outbox')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .select(['recipient', 'subject', 'body', 'file_name', 'at'])
    .execute()
}
