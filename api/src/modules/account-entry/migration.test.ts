import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { migrations } from '../../db/migrations/list.ts'
import { systemRandom } from '../../deps.ts'
import { openBareDatabase } from '../../testing/testDatabase.ts'
import { findLogin, findShops } from '../auth/auth.repo.ts'
import { hashPassword } from '../auth/password.ts'

it('brings accounts along from the migration before, to this day', async () => {
  const before = Object.keys(migrations)
    .toSorted()
    .findLast((name) => name < '0006')
  const database = await openBareDatabase()
  const { db } = database
  try {
    await migrate(db, before)
    const passwordHash = await hashPassword('Demo-2026', systemRandom)
    for (const company of ['老店一', '老店二'])
      await sql`insert into member (company, kind, region_id, created_at) values (${company}, 'pharmacy', 330000, now())`.execute(db)
    await sql`insert into account (username, name, phone, password_hash, created_at)
      values ('old', '老店长', '13800000001', ${passwordHash}, now())`.execute(db)
    await sql`insert into account_member (account_id, member_id, role) select account.id, member.id, 'owner' from account, member`.execute(
      db,
    )
    await migrate(db)
    const account = await findLogin(db, 'old')
    expect(account).toMatchObject({ username: 'old', passwordHash })
    expect((await findShops(db, account?.accountId ?? 0)).map((shop) => shop.company)).toEqual(['老店一', '老店二'])
  } finally {
    await database.close()
  }
})
