import type { Db } from '../../db/schema.ts'

/** What the office says of the company; what it has not said is a setting of the environment. */
export const COMPANY_SETTINGS = [
  'company',
  'address',
  'hot_line',
  'qq1',
  'qq2',
  'wechat_name',
  'transfer_name',
  'transfer_bank',
  'transfer_no',
] as const
export type CompanySetting = (typeof COMPANY_SETTINGS)[number]

/** What staff say of the site as a whole: a picture as "image/png;base64,…", and the page where quality reports are looked up. */
export type SettingName = 'wechat_code' | 'reports_url' | CompanySetting

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

export async function findCompanySettings(db: Db): Promise<Partial<Record<CompanySetting, string>>> {
  const rows = await db
    .selectFrom('app_meta')
    .where(
      'key',
      'in',
      COMPANY_SETTINGS.map((name) => `site:${name}`),
    )
    .where('value', '<>', '')
    .select(['key', 'value'])
    .execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key.slice('site:'.length), value]))
}
