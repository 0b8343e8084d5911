import { Type } from 'typebox'
import type { MemberKind } from '../../db/tables/identity.ts'
import type { Deps } from '../../deps.ts'
import { fields } from '../../server/fields.ts'
import { confirmationProblem, newPasswordProblem } from '../auth/newPassword.ts'
import type { Form } from '../user/form.ts'
import { cleanCompany, cleanName, companyFault, personFault, usernameFault } from '../user/names.ts'
import { judgePlace, type Place } from './region.service.ts'
import { isCompanyTaken, isUsernameTaken } from './register.repo.ts'

export const TAKEN = {
  username: '该用户名已被使用',
  company: '该企业名称已注册，如有疑问请联系客服',
  phone: '该手机号已注册，请直接登录',
  wx_ticket: '该微信已绑定其他账号',
} as const

const kindField = () =>
  Type.Unsafe<MemberKind>({
    type: 'string',
    enum: ['pharmacy', 'chain', 'clinic', 'hospital', 'wholesaler'],
    title: '会员类型',
    'x-sentence': '请选择会员类型',
    description: 'pharmacy 单体药店，chain 连锁药店，clinic 诊所，hospital 医院，wholesaler 批发企业',
  })
const companyField = () => fields.text('企业名称', { max: 100 })
const place = (title: string) =>
  Type.String({ title, pattern: '^[0-9]{0,15}$', 'x-sentence': `请选择${title}`, description: '地区编号，见 GET /api/region' })
const placeFields = () => ({ province: place('省份'), city: Type.Optional(place('城市')), district: Type.Optional(place('区县')) })

export const ticketField = () =>
  Type.String({
    title: '凭证',
    minLength: 1,
    maxLength: 200,
    description: '上一步返回的 ticket，30 分钟内有效，成功后失效',
    'x-sentence': '请从第一步开始',
  })
export const passwordFields = () => ({
  password: fields.text('密码', { min: 8, max: 64 }),
  password_confirmation: fields.text('确认密码', { max: 64, sentence: '请再次输入密码' }),
})

/** Fields of a person and the first shop, in the form's order. */
export const registerFields = () => ({
  kind: kindField(),
  username: fields.text('用户名', { min: 2, max: 30 }),
  ...passwordFields(),
  company: companyField(),
  name: fields.text('联系人姓名', { max: 60 }),
  ...placeFields(),
})

export const shopFields = () => ({ company: companyField(), kind: kindField(), ...placeFields() })

export interface ShopBody extends Place {
  readonly kind: MemberKind
  readonly company: string
}
interface PasswordBody {
  readonly password: string
  readonly password_confirmation: string
}
export interface RegisterBody extends ShopBody, PasswordBody {
  readonly username: string
  readonly name: string
}
export interface NewShop {
  readonly kind: MemberKind
  readonly company: string
  readonly regionId: number
}
export interface NewPerson {
  readonly username: string
  readonly password: string
  readonly name: string
  readonly phone: string
}

/** What can be said of a person before the database is asked. */
export function judgePersonWords(form: Form, body: RegisterBody, phone: string): void {
  form.rule('username', () => usernameFault(body.username))
  judgePasswords(form, body, { username: form.isFine('username') ? cleanName(body.username) : '', phone })
  form.rule('name', () => personFault('联系人姓名', body.name))
}

export function judgePasswords(form: Form, body: PasswordBody, owner: { username: string; phone: string }): void {
  form.rule('password', () => newPasswordProblem(body.password, owner))
  if (form.isFine('password')) form.rule('password_confirmation', () => confirmationProblem(body.password, body.password_confirmation))
}

export function judgeShopWords(form: Form, body: ShopBody): void {
  form.rule('company', () => companyFault(body.company))
}

/** The person of a form without faults; null when it has some. */
export async function judgePerson(deps: Deps, form: Form, body: RegisterBody, phone: string): Promise<NewPerson | null> {
  await form.ask('username', () => usernameTaken(deps, body.username))
  if (!form.isFine('username', 'password', 'password_confirmation', 'name')) return null
  return { username: cleanName(body.username), password: body.password, name: cleanName(body.name), phone }
}

/** The shop of a form without faults; null when it has some. */
export async function judgeShop(deps: Deps, form: Form, body: ShopBody): Promise<NewShop | null> {
  await form.ask('company', () => companyTaken(deps, body.company))
  const regionId = await judgePlace(deps, form, body)
  return regionId === null || !form.isFine('company', 'kind') ? null : { kind: body.kind, company: cleanCompany(body.company), regionId }
}

export async function usernameTaken(deps: Deps, text: string): Promise<string | null> {
  return (await isUsernameTaken(deps.db, cleanName(text))) ? TAKEN.username : null
}

export async function companyTaken(deps: Deps, text: string): Promise<string | null> {
  return (await isCompanyTaken(deps.db, cleanCompany(text))) ? TAKEN.company : null
}
