import type { Context } from '../../context.ts'
import type {
  RegisterInput,
  RegisterShopInput,
  RegisterWithWechatInput,
  StartRegistrationInput,
  StartShopRegistrationInput,
  StartShopRegistrationPayload,
  StartWechatRegistrationInput,
  StartWechatRegistrationPayload,
} from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { toRegistered, toShopTicket, toTicket, toWechatTicket, type RegisteredModel, type Ticket } from './account.mapper.ts'

export async function startRegistration(rest: CallerRest, { phone, code }: StartRegistrationInput): Promise<Ticket> {
  return toTicket(await rest.post('/api/register/step1', { form: { phone, code } }))
}

export async function register(context: Context, input: RegisterInput): Promise<RegisteredModel> {
  return entered(
    context,
    await context.rest.post('/api/register/step2', { form: { ticket: input.ticket, ...companyOf(input), ...personOf(input) } }),
  )
}

export async function startShopRegistration(
  rest: CallerRest,
  { phone, code }: StartShopRegistrationInput,
): Promise<StartShopRegistrationPayload> {
  return toShopTicket(await rest.post('/api/register/dd/step1', { form: { phone, code } }))
}

export async function registerShop(context: Context, input: RegisterShopInput): Promise<RegisteredModel> {
  return entered(context, await context.rest.post('/api/register/dd/step2', { form: { ticket: input.ticket, ...companyOf(input) } }))
}

export async function startWechatRegistration(
  rest: CallerRest,
  { authCode, scanToken }: StartWechatRegistrationInput,
): Promise<StartWechatRegistrationPayload> {
  return toWechatTicket(await rest.post('/api/register/wechat/ticket', { form: { auth_code: authCode, scan: scanToken } }))
}

export async function registerWithWechat(context: Context, input: RegisterWithWechatInput): Promise<RegisteredModel> {
  const { wechatTicket, phone, code } = input
  return entered(
    context,
    await context.rest.post('/api/register/wechat', {
      form: { wx_ticket: wechatTicket, phone, code, ...companyOf(input), ...personOf(input) },
    }),
  )
}

type Company = Pick<RegisterInput, 'kind' | 'company' | 'provinceID' | 'cityID' | 'districtID' | 'isTokenWanted' | 'clientKey'>

function companyOf({ kind, company, provinceID, cityID, districtID, isTokenWanted, clientKey }: Company) {
  return {
    kind: kind.toLowerCase(),
    company,
    province: provinceID,
    city: cityID,
    district: districtID,
    client: isTokenWanted === true ? 'app' : undefined,
    client_key: clientKey,
  }
}

type Person = Pick<RegisterInput, 'username' | 'password' | 'passwordConfirmation' | 'name'>

function personOf({ username, password, passwordConfirmation, name }: Person) {
  return { username, password, password_confirmation: passwordConfirmation, name }
}

/** The person who registered goes on as the new shop, by cookie or, when asked for, by token. */
function entered({ jar }: Context, body: unknown): RegisteredModel {
  const registered = toRegistered(body)
  if (registered.token !== null) jar.useToken(registered.token)
  return registered
}
