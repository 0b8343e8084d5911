import { createPerson } from '../people.ts'
import { insertInto, runAll, type RefusedStates } from './refusedState.ts'

const hash = (n: number) => `decode(repeat('${String(n).padStart(2, '0')}', 32), 'hex')`
const at = (time: string) => `timestamptz '2026-11-21 ${time}+08'`

const code = (changes: Record<string, string>) =>
  insertInto('sms_code', {
    phone: `'13800000001'`,
    scene: `'login'`,
    code_hash: hash(1),
    tries: '0',
    created_at: at('10:00'),
    expires_at: at('10:10'),
    used_at: 'null',
    ...changes,
  })
const ticket = (changes: Record<string, string>) =>
  insertInto('entry_ticket', {
    token_hash: hash(1),
    scene: `'register'`,
    phone: `'13800000001'`,
    account_id: 'null',
    open_id: 'null',
    nickname: 'null',
    created_at: at('10:00'),
    expires_at: at('10:30'),
    used_at: 'null',
    ...changes,
  })
const quota = (changes: Record<string, string>) =>
  insertInto('sms_quota', { subject: `'x'`, used: '1', next_at: at('10:00'), ends_at: at('11:00'), ...changes })
const scan = (changes: Record<string, string>) =>
  insertInto('wechat_scan', {
    state_hash: hash(1),
    scene: `'login'`,
    account_id: 'null',
    outcome: 'null',
    open_id: 'null',
    nickname: 'null',
    created_at: at('10:00'),
    expires_at: at('10:05'),
    answered_at: 'null',
    used_at: 'null',
    ...changes,
  })
const visitorKey = (changes: Record<string, string>) =>
  insertInto('visitor_key', {
    route: `'POST /api/register/step2'`,
    key: `'12345678'`,
    request_hash: `repeat('0a', 32)`,
    account_id: 'null',
    member_id: 'null',
    created_at: at('10:00'),
    ...changes,
  })
const confirmed = { outcome: `'confirmed'`, open_id: `'demo:1'`, nickname: `'甲'`, answered_at: at('10:01') }
const someone = '(select min(id) from account)'
const another = '(select max(id) from account)'

const rightRows = [
  visitorKey({}),
  code({}),
  code({ scene: `'forget'`, tries: '1', used_at: at('10:01') }),
  ticket({}),
  ticket({ token_hash: hash(2), used_at: at('10:01') }),
  insertInto('wechat_binding', { account_id: someone, open_id: `'demo:1'`, nickname: `'甲'`, bound_at: 'now()' }),
  scan({}),
  scan({ state_hash: hash(2), ...confirmed, used_at: at('10:02') }),
  scan({ state_hash: hash(3), outcome: `'refused'`, answered_at: at('10:01') }),
]

export const accountEntry: RefusedStates = {
  area: 'codes and tickets',
  async prepare(h) {
    await createPerson(h)
    await createPerson(h)
    await runAll(h.deps.db, rightRows)
  },
  states: [
    ["a visitor's key a second time", 'visitor_key_pkey', visitorKey({})],
    ["a visitor's key too short to be chance", 'visitor_key_key_check', visitorKey({ key: `'1234567'` })],
    ["a visitor's request in the clear", 'visitor_key_request_hash_check', visitorKey({ key: `'23456789'`, request_hash: `'x'` })],
    ['an account that came to be without its shop', 'visitor_key_entered', visitorKey({ key: `'23456789'`, account_id: someone })],
    ['a code for no mobile', 'phone_cn_check', code({ phone: `'12800000001'` })],
    ['a code of an unknown scene', 'sms_code_scene_check', code({ scene: `'other'` })],
    ['a second live code of one phone and scene', 'sms_code_pkey', code({})],
    ['a code in the clear', 'sms_code_code_hash_check', code({ scene: `'bind'`, code_hash: `'123456'::bytea` })],
    ['a code good for eleven minutes', 'sms_code_times', code({ scene: `'bind'`, expires_at: at('10:11') })],
    ['a code over before it began', 'sms_code_times', code({ scene: `'bind'`, expires_at: at('09:59') })],
    ['a sixth try', 'sms_code_tries', `update sms_code set tries = 6 where scene = 'login'`],
    ['fewer tries than before', 'sms_code_spent', `update sms_code set tries = 0 where scene = 'forget'`],
    ['a spent code made fresh', 'sms_code_spent', `update sms_code set used_at = null where scene = 'forget'`],
    ['a code spent without a try', 'sms_code_used', `update sms_code set used_at = ${at('10:01')} where scene = 'login'`],
    ['a code spent after its end', 'sms_code_used', `update sms_code set tries = 1, used_at = ${at('10:10')} where scene = 'login'`],
    ['a quota of nothing', 'sms_quota_used_check', quota({ used: '0' })],
    ['a quota without an end', 'sms_quota_times', quota({ next_at: at('11:01') })],
    [
      'an empty message',
      'sms_outbox_text_check',
      insertInto('sms_outbox', { phone: `'13800000001'`, scene: `'login'`, text: `''`, at: 'now()' }),
    ],
    ['a ticket in the clear', 'entry_ticket_token_hash_check', ticket({ token_hash: `'secret'::bytea` })],
    ['a ticket good for an hour', 'ticket_times', ticket({ token_hash: hash(3), expires_at: at('11:00') })],
    ['a ticket of no phone', 'ticket_of_phone', ticket({ token_hash: hash(3), phone: 'null' })],
    ['a reset of nobody’s password', 'ticket_of_account', ticket({ token_hash: hash(3), scene: `'forget'` })],
    ['a registration for an account there is', 'ticket_of_account', ticket({ token_hash: hash(3), account_id: someone })],
    [
      'a reset for an account there is not',
      'entry_ticket_account_id_fkey',
      ticket({ token_hash: hash(3), scene: `'forget'`, account_id: '999999' }),
    ],
    ['a scan by nobody', 'ticket_of_wechat', ticket({ token_hash: hash(3), scene: `'wechat'`, phone: 'null' })],
    ['a scan without a name', 'ticket_of_wechat', ticket({ token_hash: hash(3), scene: `'wechat'`, phone: 'null', open_id: `'demo:2'` })],
    ['a WeChat user on a phone’s ticket', 'ticket_of_wechat', ticket({ token_hash: hash(3), open_id: `'demo:2'`, nickname: `'乙'` })],
    ['a ticket spent twice', 'ticket_once', `update entry_ticket set used_at = ${at('10:02')} where token_hash = ${hash(2)}`],
    ['a spent ticket made fresh', 'ticket_once', `update entry_ticket set used_at = null where token_hash = ${hash(2)}`],
    ['a ticket for another phone', 'ticket_once', `update entry_ticket set phone = '13800000002' where token_hash = ${hash(1)}`],
    ['a ticket that lives longer', 'ticket_once', `update entry_ticket set expires_at = ${at('10:29')} where token_hash = ${hash(1)}`],
    ['a ticket spent after its end', 'ticket_used', `update entry_ticket set used_at = ${at('10:30')} where token_hash = ${hash(1)}`],
    [
      'a second WeChat user of one account',
      'wechat_binding_pkey',
      insertInto('wechat_binding', { account_id: someone, open_id: `'demo:2'`, nickname: `'乙'`, bound_at: 'now()' }),
    ],
    [
      'one WeChat user for two accounts',
      'wechat_binding_open_id_key',
      insertInto('wechat_binding', { account_id: another, open_id: `'demo:1'`, nickname: `'甲'`, bound_at: 'now()' }),
    ],
    ['a WeChat code in the clear', 'wechat_scan_state_hash_check', scan({ state_hash: `'secret'::bytea` })],
    ['a WeChat code good for an hour', 'scan_times', scan({ state_hash: hash(4), expires_at: at('11:00') })],
    ['a WeChat code that binds nobody', 'scan_of_account', scan({ state_hash: hash(4), scene: `'bind'` })],
    ['a WeChat code to log in as somebody chosen', 'scan_of_account', scan({ state_hash: hash(4), account_id: someone })],
    ['a scan confirmed by nobody', 'scan_of_somebody', scan({ state_hash: hash(4), outcome: `'confirmed'`, answered_at: at('10:01') })],
    ['a scan refused by name', 'scan_of_somebody', scan({ state_hash: hash(4), ...confirmed, outcome: `'refused'` })],
    ['a scan answered after its end', 'scan_answered', scan({ state_hash: hash(4), ...confirmed, answered_at: at('10:05') })],
    [
      'a login by a WeChat user of another account',
      'scan_taken_in_binding',
      scan({ state_hash: hash(4), outcome: `'taken'`, answered_at: at('10:01') }),
    ],
    [
      'a refused scan that is used',
      'scan_used',
      scan({ state_hash: hash(4), outcome: `'refused'`, answered_at: at('10:01'), used_at: at('10:02') }),
    ],
    ['a scan used twice', 'scan_once', `update wechat_scan set used_at = ${at('10:03')} where state_hash = ${hash(2)}`],
    [
      'a refused scan that is confirmed after all',
      'scan_once',
      `update wechat_scan set outcome = 'confirmed', open_id = 'demo:1', nickname = '甲' where state_hash = ${hash(3)}`,
    ],
    ['a scan for another purpose', 'scan_once', `update wechat_scan set scene = 'register' where state_hash = ${hash(1)}`],
    [
      'two accounts on one phone',
      'account_phone_key',
      `update account set phone = (select phone from account where id = ${someone}) where id = ${another}`,
    ],
    [
      'two user names that differ by case alone',
      'account_username',
      `update account set username = (select upper(username) from account where id = ${someone}) where id = ${another}`,
    ],
    ['a second way in for an account that is open', 'account_known_by', `update account set known_by = sha256('x') where id = ${someone}`],
    ['an open account without a phone', 'account_phone_there', `update account set phone = null where id = ${someone}`],
    [
      'a mail address that bounced at no time',
      'account_mail_bounce',
      insertInto('account_mail', { account_id: someone, address: `'a@example.com'`, verified_at: 'now()', bounce: `'退信'` }),
    ],
    ['a WeChat code for nothing known', 'scan_scene', scan({ state_hash: hash(4), scene: `'other'` })],
    ['a ticket for nothing known', 'ticket_scene', ticket({ token_hash: hash(3), scene: `'other'` })],
  ],
}
