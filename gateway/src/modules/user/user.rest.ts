import type { Context } from '../../context.ts'
import { isLoginRequired } from '../../errors/gatewayError.ts'
import type { LoginInput, Viewer } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { toLogin, toViewer, type LoginModel } from './user.mapper.ts'

export async function fetchViewer(rest: CallerRest): Promise<Viewer> {
  return toViewer(await rest.get('/api/user/base'))
}

export async function login({ rest, jar }: Context, { username, password, wantsToken }: LoginInput): Promise<LoginModel> {
  const client = wantsToken === true ? 'app' : undefined
  const answer = toLogin(await rest.post('/api/auth/login', { form: { username, password, client } }))
  if (answer.token !== null) jar.useToken(answer.token)
  return answer
}

/** Whoever has no session any more is logged out already; the browser's cookie goes in any case. */
export async function logout({ rest, jar }: Context): Promise<{ isLoggedOut: boolean }> {
  try {
    await rest.delete('/api/user/logout')
  } catch (error) {
    if (!isLoginRequired(error)) throw error
  }
  jar.forget()
  return { isLoggedOut: true }
}
