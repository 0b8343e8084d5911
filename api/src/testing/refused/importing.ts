import { insertInto, runAll, type RefusedStates } from './refusedState.ts'

const run = (values: Readonly<Record<string, string>>) =>
  insertInto('import_run', {
    kind: `'goods'`,
    mode: `'all'`,
    is_dry: 'false',
    staff: `'王会计'`,
    client_key: `'key-54321'`,
    request_hash: `'x'`,
    lines: '1',
    created_at: 'now()',
    ...values,
  })

export const importStates: RefusedStates = {
  area: 'imports and what is kept',
  prepare: (h) => runAll(h.deps.db, [run({ client_key: `'key-12345'` }), `insert into import_key values ('goods', 'A1', 1)`]),
  states: [
    ['a file sent twice', 'import_run_once', run({ client_key: `'key-12345'` })],
    ['an import that is done at no time', 'import_run_finished', run({ status: `'done'` })],
    ['an import taken back by nobody', 'import_run_undone', run({ status: `'undone'`, finished_at: 'now()', undone_at: 'now()' })],
    ['an import taken back in an unknown step', 'import_run_undo_phase', run({ undo_phase: `'thinking'` })],
    ['two codes for one thing', 'import_key_one', `insert into import_key values ('goods', 'A2', 1)`],
    ['sales records kept for less than five years', 'retention_sales_law', `insert into retention (kind, keep) values ('pricing', 59)`],
  ],
}
