import { isMobile } from 'rules/validators'
import type { Deps } from '../../deps.ts'
import { newPasswordProblem } from '../auth/newPassword.ts'
import { PHONE_SENTENCE } from '../sms/fields.ts'
import { companyFault, personFault, usernameFault } from '../user/names.ts'
import { companyTaken, usernameTaken } from './registerForm.ts'

/** Fields that the form asks about while it is filled in. */
export const CHECKED_FIELDS = ['username', 'phone', 'password', 'company', 'name'] as const
export type CheckedField = (typeof CHECKED_FIELDS)[number]

type Check = (deps: Deps, value: string) => string | null | Promise<string | null>

/** What is wrong with one field, or null. Of a phone only its form is judged: nobody learns here who has an account. */
export const checkField: Readonly<Record<CheckedField, Check>> = {
  username: (deps, value) => usernameFault(value) ?? usernameTaken(deps, value),
  phone: (_deps, value) => (isMobile(value) ? null : PHONE_SENTENCE),
  password: (_deps, value) => newPasswordProblem(value, { username: '', phone: '' }),
  company: (deps, value) => companyFault(value) ?? companyTaken(deps, value),
  name: (_deps, value) => personFault('联系人姓名', value),
}
