import { insertInto, runAll, type RefusedStates } from './refusedState.ts'

const file = insertInto('channel_file', {
  channel: `'wechat'`,
  first_day: `'2026-11-22'`,
  last_day: `'2026-11-22'`,
  lines: '1',
  staff: `'王会计'`,
  at: 'now()',
})
const line = (values: Readonly<Record<string, string>>) =>
  insertInto('channel_line', {
    file_id: '(select min(id) from channel_file)',
    line: '2',
    channel: `'wechat'`,
    direction: `'in'`,
    txn: `'4200001'`,
    at: 'now()',
    cents: '1000',
    ...values,
  })
const theLine = '(select min(id) from channel_line)'
const difference = (values: Readonly<Record<string, string>>) =>
  insertInto('channel_difference', {
    key: `'a'`,
    channel: `'wechat'`,
    kind: `'only_there'`,
    line_id: theLine,
    found_at: 'now()',
    ...values,
  })
const decided = { state: `'decided'`, decision: `'accepted'`, word: `'已核对'`, decided_by: `'王会计'`, decided_at: 'now()' }
const approval = (values: Readonly<Record<string, string>>) =>
  insertInto('approval', {
    action: `'withdrawal.paid'`,
    object_id: '1',
    client_key: `'key-12345'`,
    request: `'{}'`,
    cents: '500001',
    proposed_by: `'王会计'`,
    staff: `'王会计'`,
    proposed_at: 'now()',
    ...values,
  })
const approved = (by: string) => ({ object_id: '2', state: `'approved'`, decided_by: by, decided_at: 'now()' })
const factor = (secret: string) =>
  insertInto('office_factor', {
    token_id: `(select id from office_token where name = '赵主管')`,
    secret,
    created_at: 'now()',
    last_step: '9',
  })

export const officeMoneyStates: RefusedStates = {
  area: 'statements, second persons and second factors',
  prepare: (h) =>
    runAll(h.deps.db, [
      file,
      line({}),
      difference({ key: `'decided'`, ...decided }),
      approval({}),
      approval(approved(`'李出纳'`)),
      insertInto('office_token', {
        name: `'赵主管'`,
        kind: `'person'`,
        scopes: `'{money}'`,
        created_by: `'ERP_TOKEN'`,
        created_at: 'now()',
        expires_at: `now() + interval '1 day'`,
      }),
      factor(`decode(repeat('ab', 20), 'hex')`),
    ]),
  states: [
    ['a line of a statement twice', 'channel_line_once', line({})],
    ['a line of an account’s log that is of no kind', 'channel_line_what', line({ channel: `'alipay_fund'`, txn: `'9'` })],
    ['a line of a statement that changes', 'channel_line_append_only', `update channel_line set cents = 1`],
    ['a difference found twice', 'channel_difference_key_key', difference({ key: `'decided'` })],
    ['a difference of ours alone with a line of theirs', 'channel_difference_side', difference({ kind: `'only_here'` })],
    ['a difference of nothing', 'channel_difference_subject', difference({ kind: `'only_here'`, line_id: 'null' })],
    ['a decision that nobody took', 'channel_difference_decided', difference({ ...decided, decided_by: 'null' })],
    ['a decision that is changed', 'channel_difference_fixed', `update channel_difference set word = '另' where key = 'decided'`],
    ['a proposal agreed to by who made it', 'approval_two', approval({ ...approved(`'王会计'`), object_id: '3' })],
    ['a proposal agreed to by who signed it', 'approval_two', approval({ ...approved(`'李出纳'`), object_id: '3', staff: `'李出纳'` })],
    ['two proposals for one thing', 'approval_waiting', approval({ client_key: `'key-54321'` })],
    ['a proposal whose sum changes', 'approval_fixed', `update approval set cents = 1 where object_id = 1`],
    ['a decision on a proposal taken back', 'approval_fixed', `update approval set state = 'waiting' where object_id = 2`],
    ['a code used before', 'office_factor_step', `update office_factor set last_step = 8`],
    [
      'a log-in without an end',
      'office_secret_session',
      insertInto('office_secret', {
        token_id: `(select id from office_token where name = '赵主管')`,
        hash: `sha256('s')`,
        created_at: 'now()',
        is_session: 'true',
      }),
    ],
    ['a proposal of something else', 'approval_action', approval({ object_id: '3', action: `'order.cancel'` })],
    ['a proposal agreed to by nobody', 'approval_decided', approval({ object_id: '3', state: `'approved'` })],
    ['a proposal sent twice', 'approval_once', approval({ ...approved(`'李出纳'`), object_id: '1' })],
    [
      'a statement that ends before it begins',
      'channel_file_days',
      insertInto('channel_file', {
        channel: `'wechat'`,
        first_day: `'2026-11-22'`,
        last_day: `'2026-11-21'`,
        lines: '1',
        staff: `'王会计'`,
        at: 'now()',
      }),
    ],
    ['a short secret of codes', 'office_factor_secret', factor(`'short'`)],
    [
      'a printed code in the clear',
      'office_recovery_hash',
      insertInto('office_recovery', { token_id: `(select token_id from office_factor)`, hash: `'12345678'` }),
    ],
  ],
}
