import { Type, type Static } from 'typebox'
import type { MemberRole } from '../../db/tables/identity.ts'
import { seconds } from '../../deps.ts'
import { nullable } from '../../server/envelope.ts'
import { maskPhone } from '../user/user.service.ts'
import type { Colleague } from './colleague.repo.ts'

export const ColleagueSchema = Type.Object(
  {
    account_id: Type.String({ description: '账号编号' }),
    name: Type.String({ description: '姓名' }),
    phone: Type.String({ description: '手机号，中间四位隐藏' }),
    role: Type.Unsafe<MemberRole>({
      type: 'string',
      enum: ['owner', 'buyer', 'finance'],
      description: 'owner 负责人，buyer 采购，finance 财务',
    }),
    since: Type.Integer({ description: '加入时间' }),
    seen_at: nullable(Type.Integer({ description: '最近使用时间，从未使用时为 null' })),
    is_self: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '是否本人' }),
  },
  { $id: 'Colleague' },
)
type ColleagueWire = Static<typeof ColleagueSchema>
export const colleagueExample: ColleagueWire = {
  account_id: '9',
  name: '李采购',
  phone: '138****0002',
  role: 'buyer',
  since: 1_795_226_400,
  seen_at: 1_795_312_800,
  is_self: 0,
}

export function colleagueWire({ accountId, name, phone, role, since, seenAt }: Colleague, self: number | null): ColleagueWire {
  return {
    account_id: String(accountId),
    name,
    phone: maskPhone(phone),
    role,
    since: seconds(since),
    seen_at: seenAt === null ? null : seconds(seenAt),
    is_self: accountId === self ? 1 : 0,
  }
}
