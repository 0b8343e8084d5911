import { createGoods, createTrade } from '../catalogue.ts'
import { createPerson } from '../people.ts'
import { runAll, type RefusedStates } from './refusedState.ts'

const day = `now(), now() + interval '1 day'`
const banner = (values: string) =>
  `insert into banner (id, slot, floor_id, title, subtitle, url, palette, shape, starts_at, ends_at) values (${values})`
const prize = (values: string) =>
  `insert into draw_prize (draw_id, name, remarks, kind, amount, weight, total, given) values (1, '奖', '', ${values})`
const parcel = (recordId: string, number = 'SF1000000001') =>
  `insert into prize_parcel values (${recordId}, '顺丰速运', '${number}', '李会计', now())`
const nav = (url: string) => `insert into nav_entry (id, name, url) values (9, '入口', '${url}')`

const licence = (kindAndNo: string, [names, values]: readonly [string, string] = ['', '']) =>
  `insert into licence (kind, no, holder${names}) values (${kindAndNo}, '演示医药'${values})`

const rightRows = [
  `insert into article_category values (3, 'news', 'hyzx', '行业资讯', 1)`,
  `insert into article values (101, 3, 'one', '备货', '正文', now(), now())`,
  `insert into home_floor values (1, '优选', '', '/list', 'yx', null, 1)`,
  banner(`1, 'home', null, '标题', '', '/list', 'teal', 'wide', now(), null`),
  `insert into nav_entry (id, name, url) values (1, '首页', '/'), (2, '未开', '*/yx'), (3, '有话', '/yx#周五开始'),
    (4, '站外', 'https://example.com/'), (5, '空', '#')`,
  `insert into draw (name, remarks, rules, starts_at, ends_at) values ('抽奖', '', '规则', ${day}), ('另一个', '', '规则', ${day})`,
  prize(`'voucher', 100, 1, 1, 1`),
  prize(`'none', null, 1, null, 7`),
  prize(`'goods', null, 1, 2, 2`),
  `insert into draw_record (draw_id, member_id, prize_id, at) values (1, 1, 1, now()), (1, 2, 3, now())`,
  parcel('2'),
  licence(`'icp', '演ICP备1号'`),
]
const seal = (names: string, values: string) => `insert into warehouse_seal (ck_id, set_at, ${names}) values (1, now(), ${values})`

export const contents: RefusedStates = {
  area: 'content and the prize draw',
  async prepare(h) {
    await createTrade(h)
    await createPerson(h)
    await createPerson(h)
    await createGoods(h)
    await runAll(h.deps.db, rightRows)
  },
  states: [
    ['a licence of an unknown kind', 'licence_kind_check', licence(`'pet', '演1号'`)],
    ['a seal of a warehouse without its picture', 'warehouse_seal_picture', seal('is_sample', 'false')],
    [
      'a sample of a seal with a picture',
      'warehouse_seal_picture',
      seal('is_sample, picture, mime, digest', `true, '\\x00', 'image/png', '0123456789ab'`),
    ],
    [
      'a seal in a form that no note can show',
      'warehouse_seal_mime_check',
      seal('picture, mime, digest', `'\\x00', 'image/webp', '0123456789ab'`),
    ],
    ['two licences of one kind and number in force', 'licence_in_force', licence(`'icp', '演ICP备1号'`)],
    [
      'a licence that ends before it begins',
      'licence_term',
      licence(`'drug', '演AA1'`, [', issued_on, expires_on', `, '2026-02-01', '2026-01-31'`]),
    ],
    ['a picture of a licence without its kind', 'licence_picture', licence(`'drug', '演AA1'`, [', picture', `, '\\x00'`])],
    ['a page of a licence that runs a script', 'licence_url_check', licence(`'drug', '演AA1'`, [', url', `, 'javascript:alert(1)'`])],
    ['a link that runs a script', 'site_url_check', nav('javascript:alert(1)')],
    ['a link to another host without its scheme', 'site_url_check', nav('//evil.example')],
    ['a link with a blank', 'site_url_check', nav('/list a')],
    ['a link with a backslash', 'site_url_check', nav('/\\evil.example')],
    ['a link to nowhere', 'site_url_check', nav('')],
    ['an entry beneath itself', 'nav_not_its_own', `update nav_entry set parent_id = id where id = 1`],
    ['a floor of a zone and of a category', 'home_floor_one', `update home_floor set category_id = 100`],
    ['a floor of nothing', 'home_floor_one', `update home_floor set zone = null`],
    ['a floor’s banner without its floor', 'banner_of_floor', banner(`2, 'floor', null, '标题', '', '/list', 'teal', 'tall', now(), null`)],
    ['a banner that ends before it begins', 'banner_times', `update banner set ends_at = starts_at`],
    ['a banner in an unknown slot', 'banner_slot_check', banner(`3, 'roof', null, '标题', '', '/list', 'teal', 'tall', now(), null`)],
    ['an article changed before it came out', 'article_times', `update article set updated_at = published_at - interval '1 second'`],
    ['an activity that ends before it begins', 'activity_page_times', `insert into activity_page values ('x', '/list', '', now(), now())`],
    [
      'an address of an activity that leaves its place',
      'activity_page_path_check',
      `insert into activity_page values ('../x', '/list', '', ${day})`,
    ],
    ['a draw that ends before it begins', 'draw_times', `update draw set ends_at = starts_at`],
    ['a prize given once too often', 'draw_prize_no_overgive', `update draw_prize set given = 2 where kind = 'voucher'`],
    ['a prize taken back below none', 'draw_prize_no_overgive', `update draw_prize set given = -1 where kind = 'none'`],
    ['a voucher of no amount', 'draw_prize_amount', prize(`'voucher', null, 1, 1, 0`)],
    ['goods without end', 'draw_prize_endless', prize(`'goods', null, 1, null, 0`)],
    ['drawing twice', 'draw_once', `insert into draw_record (draw_id, member_id, prize_id, at) values (1, 1, 2, now())`],
    ['a prize of another draw', 'draw_record_prize', `insert into draw_record (draw_id, member_id, prize_id, at) values (2, 2, 1, now())`],
    ['a record changed', 'draw_record_append_only', `update draw_record set prize_id = 2`],
    ['a record deleted', 'draw_record_append_only', `delete from draw_record`],
    ['a parcel with a voucher in it', 'prize_parcel_is_goods', parcel('1')],
    ['a prize sent twice', 'prize_parcel_pkey', parcel('2')],
    [
      'a parcel of another day',
      'prize_parcel_append_only',
      `update prize_parcel set tracking_no = 'SF1000000002', sent_at = sent_at + interval '1 day'`,
    ],
    ['a correction that corrects nothing', 'prize_parcel_append_only', `update prize_parcel set staff = '王会计'`],
    ['a parcel that was never sent', 'prize_parcel_append_only', `delete from prize_parcel`],
  ],
}
