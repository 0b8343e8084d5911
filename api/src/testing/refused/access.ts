import { insertInto, runAll, type RefusedStates } from './refusedState.ts'

const token = (values: Readonly<Record<string, string>>) =>
  insertInto('office_token', {
    name: `'另一个'`,
    kind: `'program'`,
    scopes: `'{read}'`,
    created_by: `'ERP_TOKEN'`,
    created_at: 'now()',
    expires_at: `now() + interval '1 day'`,
    ...values,
  })
const secret = (hash: string) => insertInto('office_secret', { token_id: '(select min(id) from office_token)', hash, created_at: 'now()' })

export const accessStates: RefusedStates = {
  area: 'tokens of the office',
  prepare: (h) => runAll(h.deps.db, [token({ name: `'库存同步'` }), secret(`sha256('x')`)]),
  states: [
    ['two tokens of one name', 'office_token_name_key', token({ name: `'库存同步'` })],
    ['a token that is called as the owner’s key', 'office_token_name', token({ name: `'ERP_TOKEN'` })],
    ['a token with a name that looks like another', 'office_token_name', token({ name: `'库存同步 '` })],
    ['a token that is neither a person’s nor a program’s', 'office_token_kind', token({ kind: `'robot'` })],
    ['a token that is good for nothing', 'office_token_scopes', token({ scopes: `'{}'` })],
    ['a token that has ended before it began', 'office_token_term', token({ expires_at: 'now()' })],
    ['a secret that is not a digest', 'office_secret_hash', secret(`'secret'::bytea`)],
    ['two current secrets of one token', 'office_secret_current', secret(`sha256('y')`)],
  ],
}
