import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, type Person } from '../../testing/people.ts'

let h: Harness
let person: Person
beforeAll(async () => {
  h = await openHarness()
  person = await createPerson(h)
  for (const statement of [
    code({}), code({ scene: `'forget'`, tries: '1', used_at: `timestamptz '2026-11-21 10:01+08'` }), ticket({}),
    ticket({ token_hash: hash(2), used_at: `timestamptz '2026-11-21 10:01+08'` }),
    `insert into wechat_binding (account_id, open_id, nickname, bound_at) values (${person.accountId}, 'demo:1', '甲', now())`,
  ]) await run(statement)
})
afterAll(() => h.close())

const run = (statement: string) => sql.raw(statement).execute(h.deps.db)
const hash = (n: number) => `decode(repeat('${String(n).padStart(2, '0')}', 32), 'hex')`
const at = (time: string) => `timestamptz '2026-11-21 ${time}+08'`

function insert(table: string, values: Readonly<Record<string, string>>): string {
  return `insert into ${table} (${Object.keys(values).join(', ')}) values (${Object.values(values).join(', ')})`
}
const code = (changes: Record<string, string>) =>
  insert('sms_code', { phone: `'13800000001'`, scene: `'login'`, code_hash: hash(1), tries: '0', created_at: at('10:00'), expires_at: at('10:10'), used_at: 'null', ...changes })
const ticket = (changes: Record<string, string>) =>
  insert('entry_ticket', { token_hash: hash(1), scene: `'register'`, phone: `'13800000001'`, account_id: 'null', open_id: 'null', nickname: 'null', created_at: at('10:00'), expires_at: at('10:30'), used_at: 'null', ...changes })
const quota = (changes: Record<string, string>) => insert('sms_quota', { subject: `'x'`, used: '1', next_at: at('10:00'), ends_at: at('11:00'), ...changes })

describe('the database refuses', () => {
  it.each<[string, () => string, string]>([
    ['a code for no mobile', () => code({ phone: `'12800000001'` }), 'phone_cn_check'],
    ['a code of an unknown scene', () => code({ scene: `'other'` }), 'sms_code_scene_check'],
    ['a second live code of one phone and scene', () => code({}), 'sms_code_pkey'],
    ['a code in the clear', () => code({ scene: `'bind'`, code_hash: `'123456'::bytea` }), 'sms_code_code_hash_check'],
    ['a code good for eleven minutes', () => code({ scene: `'bind'`, expires_at: at('10:11') }), 'sms_code_times'],
    ['a code over before it began', () => code({ scene: `'bind'`, expires_at: at('09:59') }), 'sms_code_times'],
    ['a sixth try', () => `update sms_code set tries = 6 where scene = 'login'`, 'sms_code_tries'],
    ['fewer tries than before', () => `update sms_code set tries = 0 where scene = 'forget'`, 'sms_code_spent'],
    ['a spent code made fresh', () => `update sms_code set used_at = null where scene = 'forget'`, 'sms_code_spent'],
    ['a code spent without a try', () => `update sms_code set used_at = ${at('10:01')} where scene = 'login'`, 'sms_code_used'],
    ['a code spent after its end', () => `update sms_code set tries = 1, used_at = ${at('10:10')} where scene = 'login'`, 'sms_code_used'],
    ['a quota of nothing', () => quota({ used: '0' }), 'sms_quota_used_check'],
    ['a quota without an end', () => quota({ next_at: at('11:01') }), 'sms_quota_times'],
    ['an empty message', () => insert('sms_outbox', { phone: `'13800000001'`, scene: `'login'`, text: `''`, at: 'now()' }), 'sms_outbox_text_check'],
    ['a ticket in the clear', () => ticket({ token_hash: `'secret'::bytea` }), 'entry_ticket_token_hash_check'],
    ['a ticket good for an hour', () => ticket({ token_hash: hash(3), expires_at: at('11:00') }), 'ticket_times'],
    ['a ticket of no phone', () => ticket({ token_hash: hash(3), phone: 'null' }), 'ticket_of_phone'],
    ['a reset of nobody\'s password', () => ticket({ token_hash: hash(3), scene: `'forget'` }), 'ticket_of_account'],
    ['a registration for an account there is', () => ticket({ token_hash: hash(3), account_id: String(person.accountId) }), 'ticket_of_account'],
    ['a reset for an account there is not', () => ticket({ token_hash: hash(3), scene: `'forget'`, account_id: '999999' }), 'entry_ticket_account_id_fkey'],
    ['a scan by nobody', () => ticket({ token_hash: hash(3), scene: `'wechat'`, phone: 'null' }), 'ticket_of_wechat'],
    ['a scan without a name', () => ticket({ token_hash: hash(3), scene: `'wechat'`, phone: 'null', open_id: `'demo:2'` }), 'ticket_of_wechat'],
    ['a WeChat user on a phone\'s ticket', () => ticket({ token_hash: hash(3), open_id: `'demo:2'`, nickname: `'乙'` }), 'ticket_of_wechat'],
    ['a ticket spent twice', () => `update entry_ticket set used_at = ${at('10:02')} where token_hash = ${hash(2)}`, 'ticket_once'],
    ['a spent ticket made fresh', () => `update entry_ticket set used_at = null where token_hash = ${hash(2)}`, 'ticket_once'],
    ['a ticket for another phone', () => `update entry_ticket set phone = '13800000002' where token_hash = ${hash(1)}`, 'ticket_once'],
    ['a ticket that lives longer', () => `update entry_ticket set expires_at = ${at('10:29')} where token_hash = ${hash(1)}`, 'ticket_once'],
    ['a ticket spent after its end', () => `update entry_ticket set used_at = ${at('10:30')} where token_hash = ${hash(1)}`, 'ticket_used'],
    ['a second WeChat user of one account', () => insert('wechat_binding', { account_id: String(person.accountId), open_id: `'demo:2'`, nickname: `'乙'`, bound_at: 'now()' }), 'wechat_binding_pkey'],
  ])('%s', async (_name, statement, constraint) => {
    await expect(run(statement())).rejects.toMatchObject({ constraint })
  })

  it('one WeChat user for two accounts', async () => {
    const other = await createPerson(h)
    await expect(run(insert('wechat_binding', { account_id: String(other.accountId), open_id: `'demo:1'`, nickname: `'甲'`, bound_at: 'now()' }))).rejects.toMatchObject({ constraint: 'wechat_binding_open_id_key' })
  })

  it('two accounts on one phone, or with names that differ by case alone', async () => {
    const other = await createPerson(h)
    await expect(run(`update account set phone = '${person.phone}' where id = ${other.accountId}`)).rejects.toMatchObject({ constraint: 'account_phone_key' })
    await expect(run(`update account set username = upper('${person.username}') where id = ${other.accountId}`)).rejects.toMatchObject({ constraint: 'account_username' })
  })
})
