import type { Database, Db } from '../../db/schema.ts'
import type { Row } from './kind.ts'
import { sql } from 'kysely'

/** What another row has already: in which columns, what that row is and by which column or code it is known. */
interface Taken {
  readonly said: string
  readonly table: keyof Database
  readonly columns: readonly string[]
  /** Of an own column, or of the wholesaler's code. */
  readonly known: { readonly by: string } | { readonly kind: string }
  readonly word: string
}

const TAKEN: Readonly<Record<string, Taken>> = {
  goods_barcode_key: { said: '条码已属于另一种商品', table: 'goods', columns: ['barcode'], known: { kind: 'goods' }, word: '条码' },
  category_name: {
    said: '同一上级下已有同名分类',
    table: 'category',
    columns: ['tree', 'parent_id', 'name'],
    known: { kind: 'category' },
    word: '名称',
  },
  account_phone_key: { said: '手机号已属于另一个账号', table: 'account', columns: ['phone'], known: { by: 'username' }, word: '手机号' },
  account_username: { said: '登录名已被使用', table: 'account', columns: ['username'], known: { by: 'phone' }, word: '登录名' },
  member_company_key: { said: '已有同名公司', table: 'member', columns: ['company'], known: { kind: 'member' }, word: '名称' },
  warehouse_name_key: { said: '已有同名仓库', table: 'warehouse', columns: ['name'], known: { kind: 'warehouse' }, word: '名称' },
  points_goods_name_key: { said: '已有同名礼品', table: 'points_goods', columns: ['name'], known: { kind: 'points_goods' }, word: '名称' },
}

/** What the database refuses, by the constraint's name, where the checks before could not know. */
const SENTENCES: Readonly<Record<string, string>> = {
  goods_batch_on_hand_check: '该批号数量不足',
  goods_batch_waiting: '该批号到货待验收，请先验收',
  coupon_no_overissue: '总张数不得少于已领取的张数',
  category_parent_in_tree: '上级分类在另一个目录里',
  category_not_own_parent: '分类不能是自己的上级',
  goods_category_common: '商品的分类须在总目录里',
  goods_ladder_falls: '阶梯价须逐档降低，且低于基础价',
  goods_procurement_ceiling: '价格不能高于集采的最高限价',
  goods_special_lower: '特价须低于基础价',
  goods_picture_file_key_fkey: '有图片尚未上传，请先上传图片',
  goods_price_log_goods_id_fkey: '有商品改过价，价格记录须保留，请改为停售',
  herb_kind: '该商品不是中药饮片',
  account_member_one_owner: '会员已有另一个账号',
  member_scope_scope_code_fkey: '没有这样的经营范围',
  manager_one_default: '默认经理只能有一位，请先取消原来的',
  certificate_live: '该会员已有另一张有效的同类证照，请沿用其编号，或由会员提交新证',
  certificate_dates: '有效期至须晚于发证日期',
  stock_move_once: '该单号已入账或已撤回，请换一个单号',
  trace_code_parent_level: '上级码须是更大的包装',
  trace_code_parent_of_lot: '上级码属于另一个批号',
  trace_code_fixed: '追溯码已登记，不能改',
  stock_no_oversell: '库存已被订单占用，不能再减少',
}

/** Whose it is already, and what to do; null where the constraint is none of these. */
export async function sentenceOfTaken(db: Db, constraint: string | null, { key, row }: { key: string; row: Row }): Promise<string | null> {
  if (constraint === 'import_key_pkey') return `编码 ${key} 已被使用，请换一个编码`
  if (constraint === 'coupon_template_code_key') return `兑换码 ${String(row['redeem_code'])} 已被另一种券使用，请换一个`
  const taken = constraint === null ? undefined : TAKEN[constraint]
  if (taken === undefined) return null
  const code =
    'by' in taken.known
      ? sql`t.${sql.ref(taken.known.by)}::text`
      : sql`coalesce((select k.key from import_key k where k.kind = ${taken.known.kind} and k.id = t.id), t.id::text)`
  const isIt = sql.join(
    taken.columns.map((column) => sql`t.${sql.ref(column)} is not distinct from r.${sql.ref(column)}`),
    sql` and `,
  )
  const asked = JSON.stringify(Object.fromEntries(taken.columns.map((column) => [column, row[column] ?? null])))
  const { rows } = await sql<{ code: string }>`select ${code} as code from ${sql.table(taken.table)} t,
    jsonb_populate_record(null::${sql.table(taken.table)}, ${asked}::jsonb) r where ${isIt} limit 1`.execute(db)
  const found = rows[0]?.code
  if (found === undefined) return taken.said
  const whose = 'by' in taken.known ? (taken.known.by === 'phone' ? '手机号' : '登录名') : '编码'
  return `${taken.said}（${whose} ${found}）；要改它请用${whose} ${found}，否则请换一个${taken.word}`
}

export function sentenceOfConstraint(code: string, constraint: string | null): string {
  const known = constraint === null ? undefined : SENTENCES[constraint]
  if (known !== undefined) return known
  const which = constraint === null ? '' : `（${constraint}）`
  if (code === '23505') return `与已有的数据重复${which}`
  if (code === '23503') return `其他数据已用到它，或它所指的已不存在${which}`
  return `不符合数据规则${which}`
}
