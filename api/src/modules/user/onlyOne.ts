import { invalid } from '../../server/apiErrors.ts'

/** Constraints on what only one may have, and the field that shows it. */
const FIELD_OF = {
  member_company_key: 'company',
  account_username: 'username',
  account_phone_key: 'phone',
  member_one_licence: 'licence_no',
  wechat_binding_open_id_key: 'wx_ticket',
} as const satisfies Readonly<Record<string, string>>

/** Somebody else was quicker with what only one may have: said in the same words as if it had been known before. */
export async function onlyOne<T>(
  work: Promise<T>,
  sentences: Readonly<Partial<Record<(typeof FIELD_OF)[keyof typeof FIELD_OF], string>>>,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    const constraint = violatedUnique(error)
    const field = constraint === null ? undefined : Object.entries(FIELD_OF).find(([name]) => name === constraint)?.[1]
    const sentence = field === undefined ? undefined : sentences[field]
    throw field === undefined || sentence === undefined ? error : invalid(field, sentence)
  }
}

function violatedUnique(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505' || !('constraint' in error)) return null
  return typeof error.constraint === 'string' ? error.constraint : null
}
