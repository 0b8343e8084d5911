import type { Db } from '../../db/schema.ts'
import type { InvoiceBuyer } from './invoiceBuyer.ts'

/** What the shop said last; before it said anything its name and the number of its licence, which a company is taxed under. */
export async function findProfile(db: Db, memberId: number): Promise<InvoiceBuyer | null> {
  const said = await db
    .selectFrom('invoice_profile')
    .where('member_id', '=', memberId)
    .select(['title', 'tax_no', 'company_address', 'company_phone', 'bank', 'bank_account'])
    .executeTakeFirst()
  if (said !== undefined) return said
  const { company, licence_no: licence } = await db
    .selectFrom('member')
    .where('id', '=', memberId)
    .select(['company', 'licence_no'])
    .executeTakeFirstOrThrow()
  return licence === null
    ? null
    : { title: company, tax_no: licence, company_address: null, company_phone: null, bank: null, bank_account: null }
}

export async function saveProfile(db: Db, memberId: number, buyer: InvoiceBuyer): Promise<void> {
  await db
    .insertInto('invoice_profile')
    .values({ member_id: memberId, ...buyer })
    .onConflict((oc) => oc.column('member_id').doUpdateSet({ ...buyer }))
    .execute()
}
