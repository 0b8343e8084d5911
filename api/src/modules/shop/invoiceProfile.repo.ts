import type { Db } from '../../db/schema.ts'
import { openBuyer, sealBuyer, type Sealing } from '../../db/seal.ts'
import type { InvoiceBuyer } from './invoiceBuyer.ts'

interface Sealed extends Sealing {
  readonly db: Db
}

/** What the shop said last; before it said anything its name and the number of its licence, which a company is taxed under. */
export async function findProfile(deps: Sealed, memberId: number): Promise<InvoiceBuyer | null> {
  const said = await deps.db
    .selectFrom('invoice_profile')
    .where('member_id', '=', memberId)
    .select(['title', 'tax_no', 'company_address', 'company_phone', 'bank', 'bank_account'])
    .executeTakeFirst()
  if (said !== undefined) return openBuyer(deps, said)
  const { company, licence_no: licence } = await deps.db
    .selectFrom('member')
    .where('id', '=', memberId)
    .select(['company', 'licence_no'])
    .executeTakeFirstOrThrow()
  return licence === null
    ? null
    : { title: company, tax_no: licence, company_address: null, company_phone: null, bank: null, bank_account: null }
}

export async function saveProfile(deps: Sealed, memberId: number, buyer: InvoiceBuyer): Promise<void> {
  const sealed = sealBuyer(deps, buyer)
  await deps.db
    .insertInto('invoice_profile')
    .values({ member_id: memberId, ...sealed })
    .onConflict((oc) => oc.column('member_id').doUpdateSet({ ...sealed }))
    .execute()
}
