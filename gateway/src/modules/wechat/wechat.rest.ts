import { GatewayError } from '../../errors/gatewayError.ts'
import type { Context } from '../../context.ts'
import type {
  LoginWithWechatInput,
  RequestWechatCodeInput,
  RequestWechatCodePayload,
  WechatBinding,
  WechatScan,
} from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import type { LoginModel } from '../user/user.mapper.ts'
import { clientOf, entered } from '../user/login.rest.ts'
import { toBinding, toScanState, toWechatCode } from './wechat.mapper.ts'

export async function fetchBinding(rest: CallerRest): Promise<WechatBinding> {
  return toBinding(await rest.get('/api/user/wechat/status'))
}

export async function fetchScan(rest: CallerRest, token: string): Promise<WechatScan> {
  return { status: toScanState(await rest.get('/api/user/wechat/scan', { query: { scan: token } })) }
}

export async function requestWechatCode(rest: CallerRest, { purpose }: RequestWechatCodeInput): Promise<RequestWechatCodePayload> {
  const code = toWechatCode(await rest.get('/api/user/wechat/qr', { query: { scene: purpose.toLowerCase() } }))
  if (code === null) throw new GatewayError('SYSTEM_BUSY')
  return { code }
}

export async function loginWithWechat(context: Context, { token, isTokenWanted }: LoginWithWechatInput): Promise<LoginModel> {
  return entered(context, await context.rest.post('/api/auth/login_wechat', { form: { scan: token, client: clientOf(isTokenWanted) } }))
}

export async function unbindWechat(rest: CallerRest): Promise<WechatBinding> {
  await rest.delete('/api/user/unbind_wechat')
  return { isBound: false, nickname: null }
}
