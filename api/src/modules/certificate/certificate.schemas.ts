import { Type, type Static } from 'typebox'
import type { CertificateKind } from '../../db/tables/identity.ts'
import { nullable } from '../../server/envelope.ts'
import { uploadUrl } from '../upload/upload.service.ts'
import { CERTIFICATE_NAMES } from '../user/memberGate.ts'
import type { PaperRow, ScopeRow } from './certificate.repo.ts'
import type { Certificate } from './certificate.service.ts'

export const KINDS = Object.keys(CERTIFICATE_NAMES) as CertificateKind[]
const kindWords = KINDS.map((kind) => `${kind} ${CERTIFICATE_NAMES[kind]}`).join('，')
export const kindSchema = () =>
  Type.Unsafe<CertificateKind>({ type: 'string', enum: KINDS, title: '证照种类', 'x-sentence': '请选择证照种类', description: kindWords })
const day = (description: string) => Type.String({ description })

const RenewalSchema = Type.Object({
  id: Type.String(),
  no: Type.String(),
  valid_from: day('起'),
  valid_to: nullable(day('止，长期为空')),
  file: nullable(Type.String({ description: '扫描件地址' })),
  status: Type.Unsafe<'pending' | 'rejected'>({ type: 'string', enum: ['pending', 'rejected'] }),
  reason: nullable(Type.String({ description: '未通过的原因' })),
})

export const CertificateSchema = Type.Object(
  {
    kind: kindSchema(),
    name: Type.String(),
    need: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '本类客户必须提交' }),
    status: Type.Unsafe<Certificate['status']>({
      type: 'string',
      enum: ['missing', 'pending', 'passed', 'rejected', 'expired'],
      description: 'missing 未提交，pending 审核中，passed 有效，rejected 未通过，expired 已过期',
    }),
    id: nullable(Type.String({ description: '未提交时为空' })),
    no: nullable(Type.String()),
    valid_from: nullable(day('起')),
    valid_to: nullable(day('止，长期为空')),
    days_left: nullable(Type.Integer({ description: '剩余天数，过期后为负；长期为空' })),
    reason: nullable(Type.String({ description: '未通过的原因' })),
    file: nullable(Type.String({ description: '扫描件地址' })),
    consequence: nullable(
      Type.Object(
        { goods: Type.Integer({ description: '不能再购买的商品数' }), cart_lines: Type.Integer({ description: '不能再下单的采购单行数' }) },
        { description: '该证照失效的后果' },
      ),
    ),
    renewal: nullable(RenewalSchema),
  },
  { $id: 'Certificate' },
)
type CertificateWire = Static<typeof CertificateSchema>

export const certificateExample: CertificateWire = {
  kind: 'gsp',
  name: CERTIFICATE_NAMES.gsp,
  need: 1,
  status: 'passed',
  id: '3',
  no: 'GSP-00000001',
  valid_from: '2025-05-22',
  valid_to: '2026-12-13',
  days_left: 21,
  reason: null,
  file: null,
  consequence: { goods: 312, cart_lines: 3 },
  renewal: {
    id: '9',
    no: 'GSP-00000002',
    valid_from: '2026-11-01',
    valid_to: '2031-10-31',
    file: '/files/upload/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg.pdf',
    status: 'pending',
    reason: null,
  },
}

export const ScopeSchema = Type.Object(
  {
    code: Type.String(),
    name: Type.String(),
    valid_to: nullable(day('止，长期为空')),
    goods_count: Type.Integer({ description: '该范围内在售的商品数' }),
  },
  { $id: 'Scope' },
)
export const scopeExample: Static<typeof ScopeSchema> = { code: 'chemical', name: '化学药制剂', valid_to: '2029-05-22', goods_count: 312 }

const fileOf = (paper: PaperRow | null): string | null => (paper === null || paper.fileKey === null ? null : uploadUrl(paper.fileKey))

export function certificateWire({ kind, isNeeded, status, paper, daysLeft, renewal, consequence }: Certificate): CertificateWire {
  return {
    kind,
    name: CERTIFICATE_NAMES[kind],
    need: isNeeded ? 1 : 0,
    status,
    id: paper === null ? null : String(paper.id),
    no: paper?.no ?? null,
    valid_from: paper?.validFrom ?? null,
    valid_to: paper?.validTo ?? null,
    days_left: daysLeft,
    reason: paper?.reason ?? null,
    file: fileOf(paper),
    consequence: consequence === null ? null : { goods: consequence.goods, cart_lines: consequence.cartLines },
    renewal:
      renewal === null
        ? null
        : {
            id: String(renewal.id),
            no: renewal.no,
            valid_from: renewal.validFrom,
            valid_to: renewal.validTo,
            file: fileOf(renewal),
            status: renewal.status === 'rejected' ? 'rejected' : 'pending',
            reason: renewal.reason,
          },
  }
}

export function scopeWire({ code, name, validTo, goodsCount }: ScopeRow): Static<typeof ScopeSchema> {
  return { code, name, valid_to: validTo, goods_count: goodsCount }
}
