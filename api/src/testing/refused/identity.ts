import { runAll, type RefusedStates } from './refusedState.ts'

const rightRows = [
  `insert into member (company, kind, region_id, created_at) select '药房' || n, 'pharmacy', 420000, now() from generate_series(1, 2) n`,
  `insert into account (username, name, phone, password_hash, created_at) select 'user' || n, '某人', '1380000000' || n, '$argon2id$x',
    now() from generate_series(1, 2) n`,
  `insert into account_member select a.id, m.id, 'owner' from account a join member m on m.company = '药房' || right(a.username, 1)`,
  `insert into manager (name, phone, is_default) values ('林素问', '13900000001', true)`,
  `insert into certificate (member_id, kind, no, valid_from, file_key, status) select id, 'gsp', '1', '2020-01-01', 'x',
    'passed' from member where company = '药房1'`,
  `insert into contract_signature select c.id, am.member_id, am.account_id, now() from contract c,
    account_member am join member m on m.id = am.member_id where m.company = '药房1'`,
  `insert into audit_log (action, object, at) values ('contract.sign', 'contract:1', now())`,
  `insert into warehouse values (1, '主仓', 80000, 1200, 20000)`,
  `insert into category (id, tree, name) values (1, 'common', '西药')`,
  `insert into manufacturer (name, pinyin, pinyin_full) values ('青榕制药', 'qrzy', 'qingrongzhiyao')`,
  `insert into supplier (name) values ('云汀医药')`,
  `insert into goods (name, common_name, pinyin, pinyin_full, sccj_id, supplier_id, category_id, ck_id, ypgg, bzdw, jx, kind, rx_class,
    approval_no, scope_code, base_price, created_at)
     select '胶囊' || n, '胶囊', 'jn', 'jiaonang', m.id, s.id, 1, 1, '24粒', '盒', '胶囊剂', 'western', 'otc_a', '国药准字H' || n,
       'chemical', 100, now() from manufacturer m, supplier s, generate_series(1, 501) n`,
  `insert into read_after select id, 4711 from member where company = '药房1'`,
  `insert into cart_line (member_id, goods_id, ck_id, number, seen_price, added_at)
     select m.id, g.id, 1, 1, 100, now() from member m, goods g where m.company = '药房1' and g.name <> '胶囊501'`,
]

const firstMember = `(select id from member where company = '药房1')`
const secondMember = `(select id from member where company = '药房2')`
const userOne = `(select id from account where username = 'user1')`
const hash = `sha256('x')`
const account = (username: string, phone: string, password = '$argon2id$x') =>
  `insert into account (username, name, phone, password_hash, created_at) values ('${username}', '某人', '${phone}', '${password}', now())`
const session = (columns: string, values: string) =>
  `insert into session (token_hash, account_id, member_id, created_at, expires_at${columns}) values (${values})`
const paper = (member: string, values: string) =>
  `insert into certificate (member_id, kind, no, valid_from, valid_to, file_key, status) values (${member}, ${values})`
const line = (values: string, columns = '') =>
  `insert into cart_line (member_id, goods_id, ck_id, seen_price, added_at, number${columns})
    values (${secondMember}, (select min(id) from goods), 1, 100, now(), ${values})`
const idem = (values: string) =>
  `insert into idempotency (member_id, route, key, request_hash, created_at, state, response) values (${firstMember}, 'order', ${values})`
const aHash = `encode(${hash}, 'hex')`

export const identityAndCart: RefusedStates = {
  area: 'people and carts',
  prepare: (h) => runAll(h.deps.db, rightRows),
  states: [
    ['a region without its parent', 'region_parent', `insert into region values (420100, null, '武汉市', 2)`],
    ['a province inside another', 'region_parent', `insert into region values (990000, 420000, '某省', 1)`],
    [
      'a shop in no region',
      'member_region_id_fkey',
      `insert into member (company, kind, region_id, created_at) values ('新药房', 'pharmacy', 1, now())`,
    ],
    [
      'two shops of one name',
      'member_company_key',
      `insert into member (company, kind, region_id, created_at) values ('药房1', 'pharmacy', 420000, now())`,
    ],
    ['an unknown kind of shop', 'member_kind_check', `update member set kind = 'person' where id = ${firstMember}`],
    ['an unknown state of review', 'member_review_check', `update member set review = 'maybe' where id = ${firstMember}`],
    ['a rank of zero', 'member_rank_check', `update member set rank = 0 where id = ${firstMember}`],
    ['a manager nobody employs', 'member_manager_id_fkey', `update member set manager_id = 999 where id = ${firstMember}`],
    ['a user name in other case', 'account_username', account('USER1', '13800000009')],
    ['a user name that is a phone', 'account_username_check', account('13800000009', '13800000009')],
    ['a user name with blanks around', 'account_username_check', account(' user9', '13800000009')],
    ['a phone used twice', 'account_phone_key', account('user9', '13800000001')],
    ['a phone that is none', 'phone_cn_check', account('user9', '12800000001')],
    ['a password that is not hashed', 'account_password_hash_check', account('user9', '13800000009', 'Demo-2026')],
    ['an e-mail address without a dot', 'email_check', `update account set email = 'a@b' where id = ${userOne}`],
    [
      'two owners of a shop',
      'account_member_one_owner',
      `insert into account_member select id, ${secondMember}, 'owner' from account where username = 'user1'`,
    ],
    ['two default managers', 'manager_one_default', `insert into manager (name, phone, is_default) values ('周景岳', '13900000002', true)`],
    [
      'a session for another’s shop',
      'session_own_shop',
      session('', `${hash}, ${userOne}, ${secondMember}, now(), now() + interval '1 day'`),
    ],
    ['a session that ends before it begins', 'session_times', session('', `${hash}, ${userOne}, ${firstMember}, now(), now()`)],
    [
      'a session revoked before it began',
      'session_times',
      session(', revoked_at', `${hash}, ${userOne}, ${firstMember}, now(), now() + interval '1 day', now() - interval '1 day'`),
    ],
    [
      'a session token that is not hashed',
      'session_token_hash_check',
      session('', `'token', ${userOne}, ${firstMember}, now(), now() + interval '1 day'`),
    ],
    ['two places to read a shop after', 'read_after_once', `insert into read_after values (${firstMember}, 4712)`],
    ['a place to read nobody after', 'read_after_of_shop', `insert into read_after values (0, 4711)`],
    ['a place before all that was written', 'read_after_position', `insert into read_after values (${secondMember}, 0)`],
    ['no failures counted as one', 'login_attempt_failures_check', `insert into login_attempt values ('account:1', 0, now())`],
    ['a brake in the clear', 'brake_key_check', `insert into brake values ('192.0.2.1', 1, now())`],
    ['a brake that counts nothing', 'brake_used_check', `insert into brake values (${hash}, 0, now())`],
    ['a shop without the one who answers for it', 'account_member_owner_stays', `update account_member set left_at = now()`],
    ['a licence of too few signs', 'member_licence', `update member set licence_no = '9142' where id = ${firstMember}`],
    ['two shops on one licence', 'member_one_licence', `update member set licence_no = '91420100MA00000001'`],
    ['a shop whose telephone never rings', 'member_phone', `update member set phone = '12345' where id = ${firstMember}`],
    ['a face that nobody sent in', 'member_face_key_fkey', `update member set face_key = 'x' where id = ${firstMember}`],
    ['a certificate refused without a reason', 'certificate_reason', `update certificate set status = 'rejected'`],
    [
      'two certificates of a kind that wait',
      'certificate_waiting',
      `insert into certificate (member_id, kind, no, valid_from, file_key) select ${firstMember}, 'xkz', n::text, '2021-01-01',
        'x' from generate_series(1, 2) n`,
    ],
    ['two live certificates of a kind', 'certificate_live', paper(firstMember, `'gsp', '2', '2021-01-01', null, 'x', 'passed'`)],
    [
      'a certificate that ends before it begins',
      'certificate_dates',
      paper(firstMember, `'xkz', '2', '2021-01-01', '2020-01-01', 'x', 'pending'`),
    ],
    ['a certificate without a picture', 'certificate_file_key_check', paper(firstMember, `'xkz', '2', '2021-01-01', null, '', 'pending'`)],
    ['a certificate of no known kind', 'certificate_kind_check', paper(firstMember, `'id', '2', '2021-01-01', null, 'x', 'pending'`)],
    ['a scope that does not exist', 'member_scope_scope_code_fkey', `insert into member_scope values (${firstMember}, 'weapons')`],
    ['a contract changed after it was published', 'contract_append_only', `update contract set body = body || '更多'`],
    ['a contract taken back', 'contract_append_only', `delete from contract`],
    [
      'a contract signed twice',
      'contract_signature_pkey',
      `insert into contract_signature select contract_id, member_id, account_id, now() from contract_signature`,
    ],
    [
      'a contract signed by a stranger',
      'signature_own_shop',
      `insert into contract_signature select c.id, ${secondMember}, ${userOne}, now() from contract c`,
    ],
    ['a signature withdrawn', 'contract_signature_append_only', `delete from contract_signature`],
    ['a signature of another day', 'contract_signature_append_only', `update contract_signature set signed_at = now()`],
    ['a changed audit entry', 'audit_log_append_only', `update audit_log set object = 'x'`],
    ['a deleted audit entry', 'audit_log_append_only', `delete from audit_log`],
    ['an audit entry without a verb', 'audit_log_action_check', `insert into audit_log (action, object, at) values ('sign', 'x', now())`],
    ['a warehouse with a negative fee', 'cents_check', `insert into warehouse values (2, '中药仓', 0, -1, 0)`],
    ['nothing of a good in a cart', 'cart_line_number_check', line('0')],
    ['too much of a good in a cart', 'cart_line_number_check', line('50001')],
    [
      'a line without a price seen',
      'cart_line.seen_price is not null',
      `insert into cart_line (member_id, goods_id, ck_id, number, added_at)
        values (${secondMember}, (select min(id) from goods), 1, 1, now())`,
    ],
    ['a line of an unknown type', 'cart_line_type', line('1, 5', ', type')],
    [
      'one good on two lines',
      'cart_line_one',
      `insert into cart_line (member_id, goods_id, ck_id, number, seen_price, added_at) select member_id, goods_id, ck_id, 1, 1,
        now() from cart_line limit 1`,
    ],
    [
      'a cart of 501 lines',
      'cart_line_cap',
      `insert into cart_line (member_id, goods_id, ck_id, number, seen_price, added_at) select ${firstMember}, id, 1, 1, 1,
        now() from goods where name = '胶囊501'`,
    ],
    [
      'goods that do not exist in a cart',
      'cart_line_goods_id_fkey',
      `insert into cart_line (member_id, goods_id, ck_id, number, seen_price, added_at) values (${secondMember}, 999999, 1, 1, 1, now())`,
    ],
    [
      'a quote that ends before it begins',
      'quote_times',
      `insert into quote (member_id, hash, content, created_at, expires_at) values (${firstMember}, ${aHash}, '{}', now(), now())`,
    ],
    [
      'a quote without a hash',
      'quote_hash_check',
      `insert into quote (member_id, hash, content, created_at, expires_at)
        values (${firstMember}, '', '{}', now(), now() + interval '1 hour')`,
    ],
    [
      'a quote of a list',
      'quote_content_check',
      `insert into quote (member_id, hash, content, created_at, expires_at)
        values (${firstMember}, ${aHash}, '[]', now(), now() + interval '1 hour')`,
    ],
    ['a short idempotency key', 'idempotency_key_check', idem(`'short', ${aHash}, now(), 'running', null`)],
    ['an answer to a call still running', 'idempotency_answer', idem(`'a-long-key', ${aHash}, now(), 'running', '{}'`)],
    ['a call done without an answer', 'idempotency_answer', idem(`'a-long-key', ${aHash}, now(), 'done', null`)],
    ['a shop whose contact has no name', 'member_contact', `update member set contact = '' where id = ${firstMember}`],
    ['a shop whose list goes by chance', 'member_list_rule', `update member set list_rule = 'chance' where id = ${firstMember}`],
    ['a review with an empty word', 'member_review_note', `update member set review_note = '' where id = ${firstMember}`],
  ],
}
