import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'

let open: TestDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  for (const statement of [
    `insert into member (company, kind, region_id, created_at) select '药房' || n, 'pharmacy', 420000, now() from generate_series(1, 2) n`,
    `insert into account (username, name, phone, password_hash, created_at) select 'user' || n, '某人', '1380000000' || n, '$argon2id$x', now() from generate_series(1, 2) n`,
    `insert into account_member select a.id, m.id, 'owner' from account a join member m on m.company = '药房' || right(a.username, 1)`,
    `insert into manager (name, phone, is_default) values ('林素问', '13900000001', true)`,
    `insert into certificate (member_id, kind, no, valid_from, file_key, status) select id, 'gsp', '1', '2020-01-01', 'x', 'passed' from member where company = '药房1'`,
    `insert into contract_signature select c.id, am.member_id, am.account_id, now() from contract c, account_member am join member m on m.id = am.member_id where m.company = '药房1'`,
    `insert into audit_log (action, object, at) values ('contract.sign', 'contract:1', now())`,
    `insert into warehouse values (1, '主仓', 80000, 1200, 20000)`,
    `insert into category (id, tree, name) values (1, 'common', '西药')`,
    `insert into manufacturer (name, pinyin, pinyin_full) values ('青榕制药', 'qrzy', 'qingrongzhiyao')`,
    `insert into supplier (name) values ('云汀医药')`,
    `insert into goods (name, common_name, pinyin, pinyin_full, sccj_id, supplier_id, category_id, ck_id, ypgg, bzdw, jx, kind, rx_class, approval_no, scope_code, base_price, created_at)
       select '胶囊' || n, '胶囊', 'jn', 'jiaonang', m.id, s.id, 1, 1, '24粒', '盒', '胶囊剂', 'western', 'otc_a', '国药准字H' || n, 'chemical', 100, now() from manufacturer m, supplier s, generate_series(1, 501) n`,
    `insert into cart_line (member_id, goods_id, ck_id, number, seen_price, added_at)
       select m.id, g.id, 1, 1, 100, now() from member m, goods g where m.company = '药房1' and g.name <> '胶囊501'`,
  ]) await sql.raw(statement).execute(open.db)
})
afterAll(() => open.close())

const one = `(select id from member where company = '药房1')`
const two = `(select id from member where company = '药房2')`
const userOne = `(select id from account where username = 'user1')`
const hash = `sha256('x')`
const account = (username: string, phone: string, password = '$argon2id$x') =>
  `insert into account (username, name, phone, password_hash, created_at) values ('${username}', '某人', '${phone}', '${password}', now())`
const session = (columns: string, values: string) => `insert into session (token_hash, account_id, member_id, created_at, expires_at${columns}) values (${values})`
const paper = (member: string, values: string) => `insert into certificate (member_id, kind, no, valid_from, valid_to, file_key, status) values (${member}, ${values})`
const line = (values: string, columns = '') => `insert into cart_line (member_id, goods_id, ck_id, seen_price, added_at, number${columns}) values (${two}, (select min(id) from goods), 1, 100, now(), ${values})`
const idem = (values: string) => `insert into idempotency (member_id, route, key, request_hash, created_at, state, response) values (${one}, 'order', ${values})`
const aHash = `encode(${hash}, 'hex')`

it.each([
  ['a region without its parent', `insert into region values (420100, null, '武汉市', 2)`],
  ['a province inside another', `insert into region values (990000, 420000, '某省', 1)`],
  ['a shop in no region', `insert into member (company, kind, region_id, created_at) values ('新药房', 'pharmacy', 1, now())`],
  ['two shops of one name', `insert into member (company, kind, region_id, created_at) values ('药房1', 'pharmacy', 420000, now())`],
  ['an unknown kind of shop', `update member set kind = 'person' where id = ${one}`],
  ['an unknown state of review', `update member set review = 'maybe' where id = ${one}`],
  ['a rank of zero', `update member set rank = 0 where id = ${one}`],
  ['a manager nobody employs', `update member set manager_id = 999 where id = ${one}`],
  ['a user name in other case', account('USER1', '13800000009')],
  ['a user name that is a phone', account('13800000009', '13800000009')],
  ['a user name with blanks around', account(' user9', '13800000009')],
  ['a phone used twice', account('user9', '13800000001')],
  ['a phone that is none', account('user9', '12800000001')],
  ['a password that is not hashed', account('user9', '13800000009', 'Demo-2026')],
  ['an e-mail address without a dot', `update account set email = 'a@b' where id = ${userOne}`],
  ['two owners of a shop', `insert into account_member select id, ${two}, 'owner' from account where username = 'user1'`],
  ['two default managers', `insert into manager (name, phone, is_default) values ('周景岳', '13900000002', true)`],
  ['a session for another’s shop', session('', `${hash}, ${userOne}, ${two}, now(), now() + interval '1 day'`)],
  ['a session that ends before it begins', session('', `${hash}, ${userOne}, ${one}, now(), now()`)],
  ['a session revoked before it began', session(', revoked_at', `${hash}, ${userOne}, ${one}, now(), now() + interval '1 day', now() - interval '1 day'`)],
  ['a session token that is not hashed', session('', `'token', ${userOne}, ${one}, now(), now() + interval '1 day'`)],
  ['no failures counted as one', `insert into login_attempt values ('account:1', 0, now())`],
  ['two live certificates of a kind', paper(one, `'gsp', '2', '2021-01-01', null, 'x', 'passed'`)],
  ['a certificate that ends before it begins', paper(one, `'xkz', '2', '2021-01-01', '2020-01-01', 'x', 'pending'`)],
  ['a certificate without a picture', paper(one, `'xkz', '2', '2021-01-01', null, '', 'pending'`)],
  ['a certificate of no known kind', paper(one, `'id', '2', '2021-01-01', null, 'x', 'pending'`)],
  ['a scope that does not exist', `insert into member_scope values (${one}, 'weapons')`],
  ['a contract changed after it was published', `update contract set body = body || '更多'`],
  ['a contract taken back', `delete from contract`],
  ['a contract signed twice', `insert into contract_signature select contract_id, member_id, account_id, now() from contract_signature`],
  ['a contract signed by a stranger', `insert into contract_signature select c.id, ${two}, ${userOne}, now() from contract c`],
  ['a signature withdrawn', `delete from contract_signature`],
  ['a signature of another day', `update contract_signature set signed_at = now()`],
  ['a changed audit entry', `update audit_log set object = 'x'`],
  ['a deleted audit entry', `delete from audit_log`],
  ['an audit entry without a verb', `insert into audit_log (action, object, at) values ('sign', 'x', now())`],
  ['a warehouse with a negative fee', `insert into warehouse values (2, '中药仓', 0, -1, 0)`],
  ['nothing of a good in a cart', line('0')],
  ['too much of a good in a cart', line('50001')],
  ['a line without a price seen', `insert into cart_line (member_id, goods_id, ck_id, number, added_at) values (${two}, (select min(id) from goods), 1, 1, now())`],
  ['a line of an unknown type', line('1, 2', ', type')],
  ['one good on two lines', `insert into cart_line (member_id, goods_id, ck_id, number, seen_price, added_at) select member_id, goods_id, ck_id, 1, 1, now() from cart_line limit 1`],
  ['a cart of 501 lines', `insert into cart_line (member_id, goods_id, ck_id, number, seen_price, added_at) select ${one}, id, 1, 1, 1, now() from goods where name = '胶囊501'`],
  ['goods that do not exist in a cart', `insert into cart_line (member_id, goods_id, ck_id, number, seen_price, added_at) values (${two}, 999999, 1, 1, 1, now())`],
  ['a quote that ends before it begins', `insert into quote (member_id, hash, content, created_at, expires_at) values (${one}, ${aHash}, '{}', now(), now())`],
  ['a quote without a hash', `insert into quote (member_id, hash, content, created_at, expires_at) values (${one}, '', '{}', now(), now() + interval '1 hour')`],
  ['a quote of a list', `insert into quote (member_id, hash, content, created_at, expires_at) values (${one}, ${aHash}, '[]', now(), now() + interval '1 hour')`],
  ['a short idempotency key', idem(`'short', ${aHash}, now(), 'running', null`)],
  ['an answer to a call still running', idem(`'a-long-key', ${aHash}, now(), 'running', '{}'`)],
  ['a call done without an answer', idem(`'a-long-key', ${aHash}, now(), 'done', null`)],
])('the database refuses %s', async (_name, statement) => {
  await expect(sql.raw(statement).execute(open.db)).rejects.toMatchObject({ code: expect.stringMatching(/^23(502|503|505|514)$/) })
})
