import type { Db } from '../../db/schema.ts'

/** What staff say of the site as a whole: a picture as "image/png;base64,…", and the page where quality reports are looked up. */
export type SettingName = 'wechat_code' | 'reports_url'

export async function findSetting(db: Db, name: SettingName): Promise<string> {
  const row = await db.selectFrom('app_meta').where('key', '=', `site:${name}`).select('value').executeTakeFirst()
  return row?.value ?? ''
}

/** An empty text clears it. */
export async function saveSetting(db: Db, name: SettingName, value: string): Promise<void> {
  await db
    .insertInto('app_meta')
    .values({ key: `site:${name}`, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
