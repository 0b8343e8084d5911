import { Type, type Static } from 'typebox'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'

export const SHOP_STANDINGS = ['papers_missing', 'pending', 'rejected', 'frozen', 'paper_lapsed', 'approved'] as const

export const UserStateSchema = Type.Object(
  {
    member_id: Type.String(),
    username: Type.String(),
    name: Type.String(),
    phone: Type.String({ description: '中间四位隐藏' }),
    company: Type.String(),
    face: nullable(Type.String()),
    rank: Type.Integer(),
    admin: Type.Object({ name: Type.String(), phone: Type.String(), is_default: answers.flag() }, { description: '客户经理' }),
    address: nullable(Type.String()),
    is_passed: answers.flag(),
    standing: answers.oneOf(
      SHOP_STANDINGS,
      'papers_missing 证照未交齐，pending 审核中，rejected 未通过，frozen 已停用，paper_lapsed 证照已过期，approved 可采购',
    ),
    points: Type.Integer(),
    cart: Type.Integer({ description: '采购单行数' }),
    message_count: Type.Integer(),
    wechat: nullable(Type.String()),
    common_config: Type.Object({ hot_line: Type.String(), qq1: Type.String(), qq2: Type.String() }),
    quality_inspection: Type.Object({ quality_inspection_url: nullable(Type.String()), msg: Type.String() }),
    login_url: Type.String(),
    is_show_youx: Type.Integer({ minimum: 0, maximum: 1, description: '优选专区有在售商品' }),
    is_special: answers.flag(),
    is_can_chat: answers.flag(),
    is_can_order: Type.Integer({ minimum: 0, maximum: 1, description: '本账号在本店的角色可以下单：负责人、采购' }),
    is_can_funds: Type.Integer({ minimum: 0, maximum: 1, description: '本账号在本店的角色可以充值、提现：负责人、财务' }),
    is_AfterSale: Type.Integer({ minimum: 0, maximum: 1, description: '有可申请售后的订单：已付款、已发货、已收货、已完成' }),
  },
  { $id: 'UserState' },
)

export type UserState = Static<typeof UserStateSchema>

export const userStateExample: UserState = {
  member_id: '1',
  username: 'demo',
  name: '王店长',
  phone: '138****0001',
  company: '青榕大药房',
  face: null,
  rank: 2,
  admin: { name: '李经理', phone: '13900000001', is_default: 0 },
  address: '湖北省武汉市江岸区示范路1号',
  is_passed: 1,
  standing: 'approved',
  points: 0,
  cart: 3,
  message_count: 0,
  wechat: null,
  common_config: { hot_line: '400-000-0000', qq1: '800000001', qq2: '800000002' },
  quality_inspection: { quality_inspection_url: null, msg: '质检报告请联系客户经理获取' },
  login_url: '/login',
  is_show_youx: 1,
  is_special: 0,
  is_can_chat: 0,
  is_can_order: 1,
  is_can_funds: 1,
  is_AfterSale: 0,
}
