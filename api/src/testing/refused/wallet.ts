import { createTrade } from '../catalogue.ts'
import { createPerson } from '../people.ts'
import { insertInto, runAll, type RefusedStates } from './refusedState.ts'

// Entries 1 to 8 of shop 1: 100.00 in (recharge 1), 40.00 out (withdrawal 1), 40.00 back, 30.00 out (withdrawal 2), 20.00 out and 50.00 in
// (both nobody's yet), 40.00 out (withdrawal 3) and 30.00 back (nobody's yet).
const NO = '2026112110000000000'
const recharge = (changes: Readonly<Record<string, string>> = {}) =>
  insertInto('recharge', {
    no: `'C${NO}099'`,
    member_id: '1',
    channel: `'sandbox'`,
    amount: '5000',
    created_at: 'now()',
    expires_at: `now() + interval '30 minutes'`,
    ...changes,
  })
const withdrawal = (changes: Readonly<Record<string, string>> = {}) =>
  insertInto('withdrawal', {
    no: `'W${NO}099'`,
    member_id: '1',
    amount: '2000',
    holder: `'示范药房'`,
    bank: `'演示银行'`,
    bank_account: `'6222000011118888'`,
    ledger_account_id: '1',
    ledger_seq: '5',
    created_at: 'now()',
    ...changes,
  })
const settle = (id: number, seq: number, txn = `T${id}`) =>
  `update recharge set status = 'settled', channel_txn = '${txn}', settled_at = now(), ledger_account_id = 1,
    ledger_seq = ${seq} where id = ${id}`
const decide = (id: number, change: string) => `update withdrawal set staff = '李会计', decided_at = now(), ${change} where id = ${id}`

export const walletStates: RefusedStates = {
  area: 'recharges and withdrawals',
  async prepare(h) {
    await createTrade(h)
    await createPerson(h)
    await createPerson(h)
    await runAll(h.deps.db, [
      `insert into ledger_account (member_id, kind) values (1, 'balance')`,
      `insert into ledger_entry (account_id, seq, delta, balance_after, reason, ref, at) select 1, 0, d, 0, r, r || n,
        now() from (values (1, 10000, 'recharge'), (2, -4000, 'withdraw'), (3, 4000, 'withdraw_return'), (4, -3000, 'withdraw'),
          (5, -2000, 'withdraw'), (6, 5000, 'recharge'),
            (7, -4000, 'withdraw'), (8, 3000, 'withdraw_return')) as e (n, d, r) order by n`,
      recharge({ no: `'C${NO}001'`, amount: '10000' }),
      recharge({ no: `'C${NO}002'` }),
      recharge({ no: `'C${NO}003'`, amount: '10000' }),
      settle(1, 1),
      withdrawal({ no: `'W${NO}001'`, amount: '4000', ledger_seq: '2' }),
      withdrawal({ no: `'W${NO}002'`, amount: '3000', ledger_seq: '4' }),
      withdrawal({ no: `'W${NO}003'`, amount: '4000', ledger_seq: '7' }),
      decide(1, `status = 'rejected', note = '不符', back_seq = 3`),
    ])
  },
  states: [
    ['a recharge that begins paid', 'recharge_begins_created', recharge({ status: `'settled'` })],
    ['a recharge of nothing', 'recharge_amount', recharge({ amount: '0' })],
    ['a recharge that is over before it began', 'recharge_times', recharge({ expires_at: `now() - interval '1 day'` })],
    ['a recharge waiting at no cashier', 'recharge_started', `update recharge set status = 'pending' where id = 2`],
    [
      'a recharge paid without an entry on the balance',
      'recharge_is_credited',
      `update recharge set status = 'settled', channel_txn = 'T', settled_at = now() where id = 2`,
    ],
    ['a recharge credited with another sum', 'recharge_is_credited', settle(2, 3)],
    [
      'money credited to a recharge that still waits',
      'recharge_credited',
      `update recharge set ledger_account_id = 1, ledger_seq = 6 where id = 2`,
    ],
    ['a paid recharge taken back', 'recharge_fixed', `update recharge set status = 'failed' where id = 1`],
    ['another sum than was asked for', 'recharge_fixed', `update recharge set amount = 1 where id = 2`],
    ['a recharge forgotten', 'recharge_fixed', `delete from recharge where id = 2`],
    ['a withdrawal whose money nobody took', 'withdrawal_is_taken', withdrawal({ ledger_seq: '3' })],
    ['a withdrawal of another sum than was taken', 'withdrawal_is_taken', withdrawal({ amount: '1999' })],
    ['a withdrawal from another shop’s balance', 'withdrawal_is_taken', withdrawal({ member_id: '2' })],
    ['one entry for two withdrawals', 'withdrawal_entry_once', withdrawal({ amount: '3000', ledger_seq: '4' })],
    ['a withdrawal to no account', 'withdrawal_bank_account_check', withdrawal({ bank_account: `'6222 0000'` })],
    ['a withdrawal that begins paid', 'withdrawal_is_taken', withdrawal({ status: `'paid'` })],
    ['a withdrawal paid without the bank’s number', 'withdrawal_paid', decide(2, `status = 'paid'`)],
    ['a withdrawal refused without its money back', 'withdrawal_is_back', decide(2, `status = 'rejected', note = '不符'`)],
    ['a withdrawal refused with another’s money', 'withdrawal_is_back', decide(2, `status = 'rejected', note = '不符', back_seq = 3`)],
    [
      'a withdrawal decided by nobody',
      'withdrawal_decided',
      `update withdrawal set status = 'paid', bank_txn = 'B', decided_at = now() where id = 2`,
    ],
    ['a refused withdrawal paid after all', 'withdrawal_fixed', decide(1, `status = 'paid', bank_txn = 'B'`)],
    ['a withdrawal sent to another account', 'withdrawal_fixed', `update withdrawal set bank_account = '9999000011118888' where id = 2`],
    ['one transaction for two recharges', 'recharge_txn_once', settle(2, 6, 'T1')],
    ['one entry for two recharges', 'recharge_entry_once', settle(3, 1)],
    ['one return of money for two withdrawals', 'withdrawal_back_once', decide(3, `status = 'rejected', note = '不符', back_seq = 3`)],
    ['a withdrawal refused without a reason', 'withdrawal_rejected', decide(2, `status = 'rejected', back_seq = 8`)],
  ],
}
