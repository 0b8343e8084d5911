import { Type, type Static } from 'typebox'
import type { MemberKind, MemberReview, MemberRole } from '../../db/tables/identity.ts'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import type { InvoiceBuyer } from './invoiceBuyer.ts'
import type { ShopCard, ShopDetails } from './shop.repo.ts'

const review = () =>
  answers.oneOf<MemberReview>(['pending', 'passed', 'rejected', 'frozen'], 'pending 审核中，passed 已通过，rejected 未通过，frozen 已冻结')
const role = () => answers.oneOf<MemberRole>(['owner', 'buyer', 'finance'], 'owner 负责人，buyer 采购，finance 财务')
export const ShopDetailsSchema = Type.Object(
  {
    member_id: Type.String(),
    company: Type.String({ description: '企业名称，与营业执照一致' }),
    kind: answers.oneOf<MemberKind>(['pharmacy', 'chain', 'clinic', 'hospital', 'wholesaler'], '企业类型'),
    licence_no: nullable(Type.String({ description: '营业执照号（统一社会信用代码）' })),
    contact: nullable(Type.String({ description: '联系人' })),
    phone: nullable(Type.String({ description: '手机或座机' })),
    regions: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), { description: '省、市、区，自上而下' }),
    address: nullable(Type.String({ description: '门店地址' })),
    review: review(),
    review_note: nullable(Type.String({ description: '审核未通过的原因' })),
    role: role(),
    invoice: nullable(
      Type.Object(
        {
          title: Type.String(),
          tax_no: Type.String(),
          company_address: nullable(Type.String()),
          company_phone: nullable(Type.String()),
          bank: nullable(Type.String()),
          bank_account: nullable(Type.String()),
        },
        { description: '开票资料' },
      ),
    ),
  },
  { $id: 'ShopDetails' },
)
type DetailsWire = Static<typeof ShopDetailsSchema>
export const detailsExample: DetailsWire = {
  member_id: '1',
  company: '青榕大药房',
  kind: 'pharmacy',
  licence_no: '91330106MA00000001',
  contact: '王店长',
  phone: '0571-88880001',
  regions: [
    { id: '330000', name: '浙江省' },
    { id: '330100', name: '杭州市' },
    { id: '330106', name: '西湖区' },
  ],
  address: '示范路1号',
  review: 'passed',
  review_note: null,
  role: 'owner',
  invoice: {
    title: '青榕大药房',
    tax_no: '91330106MA00000001',
    company_address: null,
    company_phone: null,
    bank: null,
    bank_account: null,
  },
}

export function detailsWire(shop: ShopDetails, invoice: InvoiceBuyer | null): DetailsWire {
  const { company, kind, contact, phone, address, review: state, role: ownRole } = shop
  return {
    member_id: String(shop.memberId),
    company,
    kind,
    licence_no: shop.licenceNo,
    contact,
    phone,
    regions: shop.places.toReversed().map(({ id, name }) => ({ id: String(id), name })),
    address,
    review: state,
    review_note: shop.reviewNote,
    role: ownRole,
    invoice,
  }
}

export const ShopCardSchema = Type.Object(
  {
    member_id: Type.String(),
    company: Type.String(),
    role: role(),
    review: review(),
    address: nullable(Type.String()),
    is_current: answers.flag('当前门店'),
    cart: Type.Integer({ description: '采购单行数' }),
    unpaid: Type.Integer({ description: '待付款的交易数' }),
    papers_due: Type.Integer({ description: '已过期或 30 天内到期的证照数' }),
  },
  { $id: 'ShopCard' },
)
export const cardExample: Static<typeof ShopCardSchema> = {
  member_id: '1',
  company: '青榕大药房',
  role: 'owner',
  review: 'passed',
  address: '示范路1号',
  is_current: 1,
  cart: 3,
  unpaid: 1,
  papers_due: 0,
}

export function cardWire(card: ShopCard, here: number): Static<typeof ShopCardSchema> {
  const { company, role: ownRole, review: state, address, cartLines: cart, unpaid, papersDue } = card
  return {
    member_id: String(card.memberId),
    company,
    role: ownRole,
    review: state,
    address,
    is_current: card.memberId === here ? 1 : 0,
    cart,
    unpaid,
    papers_due: papersDue,
  }
}
