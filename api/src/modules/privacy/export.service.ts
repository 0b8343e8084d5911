import { open } from '../../db/seal.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notLoggedIn } from '../../server/apiErrors.ts'
import type { Session } from '../../server/session.ts'
import { accountSubject, countPassword } from '../brake/attempts.ts'
import { forgetAttempts } from '../brake/attempts.repo.ts'
import { findAccount } from '../auth/auth.repo.ts'
import { verifyPassword } from '../auth/password.ts'
import { hashToken, newToken } from '../auth/session.service.ts'
import { openUploadStore } from '../upload/store/openUploadStore.ts'
import { GrowingZip } from '../upload/zipStream.ts'
import { type Asked, findOwnerOf, insertExport, kindsOf, pagesOf } from './export.repo.ts'

/** Long enough to begin a download. */
const OPEN_MS = 15 * 60_000

/** A way to the file of one's data, proven by the password. */
export async function askForExport(deps: Deps, session: Session, password: string): Promise<{ token: string; expiresAt: Date }> {
  const subject = accountSubject(session.accountId)
  await countPassword(deps, subject)
  const account = await findAccount(deps.db, session.accountId)
  if (account === null) throw notLoggedIn()
  if (!(await verifyPassword(password, account.passwordHash))) throw invalid('password', '密码不正确')
  const now = deps.clock.now()
  await forgetAttempts(deps.db, subject, now)
  const [token, expiresAt] = [newToken(deps), new Date(now.getTime() + OPEN_MS)]
  const { accountId, memberId, tokenHash: sessionHash } = session
  await insertExport(deps.db, { tokenHash: hashToken(token), sessionHash, accountId, memberId, now, expiresAt })
  return { token, expiresAt }
}

/** Who answers for the shop is given the shop's data too. */
export async function askedBy(deps: Deps, { accountId, memberId }: Pick<Session, 'accountId' | 'memberId'>): Promise<Asked> {
  return { accountId, memberId: (await findOwnerOf(deps.db, memberId)) === accountId ? memberId : null }
}

/** The ZIP as it grows: a page of rows or one file is all that is held at a time. */
export async function* exportZip(deps: Deps, asked: Asked): AsyncGenerator<Uint8Array> {
  const zip = new GrowingZip()
  for (const kind of kindsOf(asked)) {
    const file = zip.packed(`${kind.name}.json`)
    let isFirst = true
    for await (const rows of pagesOf(deps.db, kind)) {
      const text = rows.map((row) => JSON.stringify(opened(deps, row))).join(',\n')
      file.push(Buffer.from(`${isFirst ? '[\n' : ',\n'}${text}`))
      isFirst = false
      yield* zip.grown()
    }
    file.push(Buffer.from(isFirst ? '[]\n' : '\n]\n'), true)
    yield* zip.grown()
  }
  yield* addFiles(deps, asked, zip)
  zip.end()
  yield* zip.grown()
}

async function* addFiles(deps: Deps, asked: Asked, zip: GrowingZip): AsyncGenerator<Uint8Array> {
  const files = kindsOf(asked).find(({ table }) => table === 'upload')
  if (files === undefined) return
  const store = openUploadStore(deps.settings)
  for await (const rows of pagesOf(deps.db, files))
    for (const row of rows) {
      const key = keyOf(row)
      const bytes = await store.get(key)
      if (bytes === null) continue
      // Pictures and PDFs are packed already.
      zip.plain(`files/${key}`).push(bytes, true)
      yield* zip.grown()
    }
}

const keyOf = (row: unknown): string => String(Reflect.get(row as object, 'key'))

/** What lies sealed is given as it was written. */
function opened(deps: Deps, value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('sealed:') ? open(deps, value) : value
  if (Array.isArray(value)) return value.map((item: unknown) => opened(deps, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, opened(deps, item)]))
}
