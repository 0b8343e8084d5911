import { Type, type Static } from 'typebox'
import type { FastifyReply } from 'fastify'
import { seconds, type Deps } from '../../deps.ts'
import { ref } from '../../server/envelope.ts'
import { setSessionCookie } from '../../server/session.ts'
import { userStateExample, UserStateSchema } from './user.schemas.ts'
import { userState } from './user.service.ts'
import type { ShopRow } from '../auth/auth.repo.ts'
import type { LoginResult } from '../auth/auth.service.ts'
import { deviceOf } from '../auth/device.ts'
import { nameDevice } from '../auth/session.repo.ts'
import { closeSession, hashToken } from '../auth/session.service.ts'

export const clientField = () =>
  Type.Optional(
    Type.Unsafe<'app'>({ type: 'string', enum: ['app'], title: '客户端', description: 'app 时返回 token，用于 Authorization: Bearer' }),
  )

export const ShopSchema = Type.Object(
  {
    member_id: Type.String(),
    company: Type.String(),
    role: Type.Unsafe<ShopRow['role']>({ type: 'string', enum: ['owner', 'buyer', 'finance'] }),
    review: Type.Unsafe<ShopRow['review']>({ type: 'string', enum: ['pending', 'passed', 'rejected', 'frozen'] }),
  },
  { $id: 'Shop' },
)

export const LoginData = Type.Object({
  token_expires: Type.Integer(),
  token: Type.Optional(Type.String({ description: '仅 client=app 时返回' })),
  user: ref(UserStateSchema),
  shops: Type.Optional(Type.Array(ref(ShopSchema), { description: '账号有多家门店时返回，当前门店在最前' })),
})

export const loginExample: Static<typeof LoginData> = {
  token_expires: 1795831200,
  user: userStateExample,
  shops: [
    { member_id: '1', company: '青榕大药房', role: 'owner', review: 'passed' },
    { member_id: '9', company: '青榕大药房二店', role: 'buyer', review: 'pending' },
  ],
}

export function shopsOnWire(shops: readonly ShopRow[]): Static<typeof ShopSchema>[] {
  return shops.map(({ memberId, company, role, review }) => ({ member_id: String(memberId), company, role, review }))
}

/** The session as its owner gets it: a cookie always, the token itself only for an app. The one it comes in place of ends. */
export async function giveSession(
  deps: Deps,
  reply: FastifyReply,
  opened: Pick<LoginResult, 'token' | 'expiresAt' | 'memberId'>,
  client: 'app' | undefined,
): Promise<{ token_expires: number; token?: string }> {
  const { session, headers } = reply.request
  await nameDevice(deps.db, hashToken(opened.token), deviceOf(headers['user-agent'] ?? '', client))
  if (session !== null) await closeSession(deps, session)
  setSessionCookie(reply, opened.token, deps.settings.publicUrl)
  reply.request.enteredShop = opened.memberId
  return { token_expires: seconds(opened.expiresAt), ...(client === 'app' ? { token: opened.token } : {}) }
}

export async function loginData(
  deps: Deps,
  reply: FastifyReply,
  result: LoginResult,
  client: 'app' | undefined,
): Promise<Static<typeof LoginData>> {
  const given = await giveSession(deps, reply, result, client)
  const shops = result.shops.length > 1 ? { shops: shopsOnWire(result.shops) } : {}
  return { ...given, user: await userState(deps, result), ...shops }
}
