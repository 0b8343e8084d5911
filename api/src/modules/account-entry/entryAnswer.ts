import { Type } from 'typebox'
import type { Static } from 'typebox'
import type { CertificateKind } from '../../db/tables/identity.ts'
import { CERTIFICATE_NAMES } from '../user/memberGate.ts'
import type { NeededCertificate, NeededStatus } from '../user/neededCertificates.ts'

export const TicketData = Type.Object({
  ticket: Type.String({ description: '下一步的凭证，只能成功使用一次' }),
  expires: Type.Integer({ description: '凭证失效时间，10 位秒' }),
})
export const ticketExample: Static<typeof TicketData> = { ticket: 'q0o7mH3c2yU5dM1n8vT4bK6xZ9rW0sEjLgAfPiNuQhY', expires: 1795228200 }

/** The shop that came to be, and the session that begins with it. */
export const EnteredData = Type.Object({
  member_id: Type.String(),
  token_expires: Type.Integer(),
  token: Type.Optional(Type.String({ description: '仅 client=app 时返回' })),
})
export const enteredExample: Static<typeof EnteredData> = { member_id: '12', token_expires: 1795831200 }

export const ReviewData = Type.Object({
  review: Type.Unsafe<'pending' | 'passed' | 'rejected' | 'frozen'>({
    type: 'string',
    enum: ['pending', 'passed', 'rejected', 'frozen'],
    description: '审核状态',
  }),
  needed_certificates: Type.Array(
    Type.Object({
      kind: Type.Unsafe<CertificateKind>({ type: 'string', enum: Object.keys(CERTIFICATE_NAMES) }),
      name: Type.String(),
      status: Type.Unsafe<NeededStatus>({
        type: 'string',
        enum: ['missing', 'pending', 'passed', 'rejected', 'expired'],
        description: 'missing 未提交',
      }),
    }),
    { description: '该类会员须提交的证照' },
  ),
})
export const reviewExample: Static<typeof ReviewData> = {
  review: 'pending',
  needed_certificates: [{ kind: 'yyzz', name: '营业执照', status: 'missing' }],
}

export function neededOnWire(needed: readonly NeededCertificate[]): Static<typeof ReviewData>['needed_certificates'] {
  return needed.map(({ kind, status }) => ({ kind, name: CERTIFICATE_NAMES[kind], status }))
}
