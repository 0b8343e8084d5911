import { GatewayError, invalidInput } from '../../errors/gatewayError.ts'
import type { Context } from '../../context.ts'
import type {
  UpdatePasswordInput,
  CheckRegistrationInput,
  CloseAccountInput,
  RequestMyDataInput,
  Region,
  Registration,
  RegistrationScope,
  RequestCodeInput,
  RequestCodePayload,
  ResetPasswordInput,
  StartPasswordResetInput,
  UpdateProfileInput,
} from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import type { RestExport, RestPhoneCheck } from '../../rest/restTypes.ts'
import { listOf, Row } from '../../rest/row.ts'
import { written } from '../../rest/written.ts'
import { fetchViewer } from '../user/user.rest.ts'
import { toViewer, type ViewerModel } from '../user/user.mapper.ts'
import { toCodeSent, toRegion, toRegistration, toTicket, type Ticket } from './account.mapper.ts'

export async function fetchRegistration(rest: CallerRest, scope: RegistrationScope): Promise<Registration> {
  return toRegistration(scope === 'SHOP' ? await rest.get('/api/register/dd/step3') : await rest.get('/api/register/step3'))
}

export async function fetchRegions(rest: CallerRest, parentID: string | null): Promise<Region[]> {
  return listOf(await rest.get('/api/region', { query: { parent_id: parentID } }), 'regions', toRegion)
}

export async function fetchRegion(rest: CallerRest, id: string): Promise<Region> {
  return toRegion(await rest.get('/api/region/{id}', { ids: { id } }))
}

/** What is no number is no phone, and never part of an address. */
export async function fetchPhoneUsable(rest: CallerRest, phone: string): Promise<boolean> {
  if (!isUpstreamId(phone)) return false
  return new Row<RestPhoneCheck>((await rest.get('/api/user/phone/{param}', { ids: { param: phone } })) ?? {}, 'phone').flag('ok', true)
}

export async function requestCode(rest: CallerRest, { phone, purpose, clientKey }: RequestCodeInput): Promise<RequestCodePayload> {
  return toCodeSent(await rest.post('/api/user/create_code', { form: { phone, scene: purpose.toLowerCase(), client_key: clientKey } }))
}

export async function checkRegistration(rest: CallerRest, { field, value }: CheckRegistrationInput): Promise<{ isFine: boolean }> {
  const body = await rest.post('/api/register/check', { form: { field: field.toLowerCase(), value } }).catch((error: unknown) => {
    // The marketplace names the field that was checked; of this input it is the value that is wrong.
    const [wrong] = error instanceof GatewayError ? (error.details.wrong ?? []) : []
    throw wrong === undefined ? error : invalidInput('value', wrong.message)
  })
  return { isFine: new Row<RestPhoneCheck>(body, 'check').flag('ok') }
}

export async function startPasswordReset(rest: CallerRest, { phone, code }: StartPasswordResetInput): Promise<Ticket> {
  return toTicket(await rest.post('/api/forget/step1', { form: { phone, code } }))
}

export async function resetPassword(
  rest: CallerRest,
  { ticket, password, passwordConfirmation }: ResetPasswordInput,
): Promise<{ isReset: boolean }> {
  await rest.post('/api/forget/step2', { form: { ticket, password, password_confirmation: passwordConfirmation } })
  return { isReset: true }
}

export async function updatePassword(
  rest: CallerRest,
  { oldPassword, password, passwordConfirmation }: UpdatePasswordInput,
): Promise<{ isChanged: boolean }> {
  await rest.post('/api/user/resetPassword', { form: { old_password: oldPassword, password, password_confirmation: passwordConfirmation } })
  return { isChanged: true }
}

export async function requestMyData(rest: CallerRest, { password }: RequestMyDataInput): Promise<{ url: string; expiresAt: string }> {
  const row = new Row<RestExport>(await rest.post('/api/user/export', { form: { password } }), 'export')
  return { url: row.text('url'), expiresAt: row.moment('expires_at') }
}

export async function closeAccount({ rest, jar }: Context, { password }: CloseAccountInput): Promise<{ isClosed: boolean }> {
  await rest.post('/api/user/close', { form: { password } })
  jar.forget()
  return { isClosed: true }
}

export async function updateProfile(
  { rest }: Context,
  { name, phone, code, avatarKey }: UpdateProfileInput,
): Promise<{ viewer: ViewerModel | null }> {
  const body = await rest.post('/api/user/updateUserInfo', { form: { name, phone, code, face: avatarKey } })
  const viewer = await written(
    () => toViewer(body),
    () => fetchViewer(rest),
  )
  return { viewer }
}
