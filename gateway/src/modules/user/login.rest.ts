import type { Context } from '../../context.ts'
import { isLoginRequired } from '../../errors/gatewayError.ts'
import type { LoginInput, LoginWithCodeInput, SwitchShopInput } from '../../generated/resolvers-types.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { written } from '../../rest/written.ts'
import { toLogin, type LoginModel } from './user.mapper.ts'
import { fetchViewer } from './user.rest.ts'

export async function login(context: Context, { username, password, isTokenWanted }: LoginInput): Promise<LoginModel> {
  return entered(context, await context.rest.post('/api/auth/login', { form: { username, password, client: clientOf(isTokenWanted) } }))
}

export async function loginWithCode(context: Context, { phone, code, isTokenWanted }: LoginWithCodeInput): Promise<LoginModel> {
  return entered(context, await context.rest.post('/api/auth/login_code', { form: { phone, code, client: clientOf(isTokenWanted) } }))
}

export async function switchShop(context: Context, { memberID, isTokenWanted }: SwitchShopInput): Promise<LoginModel> {
  return entered(
    context,
    await context.rest.post('/api/auth/switch', {
      form: { member_id: upstreamId('memberID', memberID), client: clientOf(isTokenWanted === true || isApp(context)) },
    }),
  )
}

export function clientOf(isTokenWanted: boolean | null | undefined): string | undefined {
  return isTokenWanted === true ? 'app' : undefined
}

/** Who came by a token has no cookie to keep the next session in. */
function isApp({ jar }: Context): boolean {
  return jar.session?.kind === 'bearer'
}

/** From here on the request goes on as the member who logged in. */
export async function entered({ jar, rest }: Context, body: unknown): Promise<LoginModel> {
  const answer = (await written(() => toLogin(body))) ?? unsaid
  // A token beside a cookie is for other ends.
  if (answer.token !== null && jar.setCookie === null) jar.useToken(answer.token)
  return { ...answer, viewer: answer.viewer ?? (await fetchViewer(rest)) }
}

const unsaid: LoginModel = { viewer: null, token: null, expiresAt: null, shops: [] }

/** A caller without a session is logged out already; the browser's cookie goes in any case. */
export async function logout({ rest, jar }: Context): Promise<{ isLoggedOut: boolean }> {
  try {
    await rest.delete('/api/user/logout')
  } catch (error) {
    if (!isLoginRequired(error)) throw error
  }
  jar.forget()
  return { isLoggedOut: true }
}
