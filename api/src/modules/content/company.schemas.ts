import { Type, type Static } from 'typebox'
import type { LicenceKind } from '../../db/tables/company.ts'
import { LICENCE_KINDS, LICENCES } from '../company/licenceKinds.ts'
import type { Licence, LicenceStatus } from '../company/licence.service.ts'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'

const kindWords = LICENCE_KINDS.map((kind) => `${kind} ${LICENCES[kind].name}`).join('，')
const STATUSES: readonly LicenceStatus[] = ['valid', 'expiring', 'expired']

export const LicenceSchema = Type.Object(
  {
    id: Type.String(),
    kind: answers.oneOf<LicenceKind>(LICENCE_KINDS, kindWords),
    name: Type.String({ description: '资质名称' }),
    no: Type.String({ description: '证号、备案号' }),
    holder: Type.String({ description: '持证单位' }),
    issuer: Type.String({ description: '发证机关；可为空' }),
    issued_on: nullable(Type.String({ description: '发证日期' })),
    expires_on: nullable(Type.String({ description: '有效期至，当日仍有效；长期为空' })),
    days_left: nullable(Type.Integer({ description: '剩余天数，过期后为负；长期为空' })),
    status: answers.oneOf(STATUSES, 'valid 有效，expiring 180 天内到期，expired 已过期'),
    picture: nullable(Type.String({ description: '证照图片的站内地址' })),
    url: nullable(Type.String({ description: '主管部门的查询地址' })),
  },
  { $id: 'Licence' },
)
export type LicenceWire = Static<typeof LicenceSchema>

export const CompanySchema = Type.Object(
  {
    company: Type.String({ description: '企业名称；未设置为空' }),
    address: Type.String({ description: '经营地址；未设置为空' }),
    wechat_name: Type.String({ description: '微信公众号名称；未设置为空' }),
    licences: Type.Array(Type.Unsafe<LicenceWire>({ $ref: 'Licence#' })),
  },
  { $id: 'Company' },
)

export const licenceExample: LicenceWire = {
  id: '2',
  kind: 'drug',
  name: LICENCES.drug.name,
  no: '演AA0000001',
  holder: '演示医药批发有限公司',
  issuer: '演示药品监督管理局',
  issued_on: '2024-03-01',
  expires_on: '2029-02-28',
  days_left: 828,
  status: 'valid',
  picture: '/files/licence/2-0123456789ab.png',
  url: LICENCES.drug.url ?? null,
}
export const companyExample: Static<typeof CompanySchema> = {
  company: '演示医药批发有限公司',
  address: '演示市示范路 1 号',
  wechat_name: '',
  licences: [licenceExample],
}

export function licenceWire({ row, name, daysLeft, status, url, picture }: Licence): LicenceWire {
  const { id, kind, no, holder, issuer, issued_on, expires_on } = row
  return { id: String(id), kind, name, no, holder, issuer, issued_on, expires_on, days_left: daysLeft, status, picture, url }
}
