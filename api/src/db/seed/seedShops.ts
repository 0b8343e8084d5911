import { addMonths, formatDate } from 'rules/time'
import { seconds, type Deps } from '../../deps.ts'
import type { CertificateKind } from '../tables/identity.ts'
import { addAddress } from '../../modules/address/address.service.ts'
import { currentContract, signContract } from '../../modules/contract/contract.service.ts'
import { saveProfile } from '../../modules/invoice/invoice.repo.ts'
import type { InvoiceBuyer } from '../../modules/invoice/invoiceContent.ts'
import { createAccount, createManager, createMember } from '../../modules/user/user.service.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, MANAGERS, type DemoAccount, type DemoShop } from './demoShops.ts'

const LAPSED_DAYS_AGO = 10

/** Who buys in the demo: an account with one of its shops. */
export interface DemoBuyer { readonly accountId: number; readonly memberId: number; readonly scopes: ReadonlySet<string> }

/** Account managers, the demo's shops with their papers and people, and the signatures of those that signed. By user name: its shops in their order. */
export async function seedShops(deps: Deps, today = deps.clock.now()): Promise<DemoBuyers> {
  const managers: number[] = []
  for (const manager of MANAGERS) managers.push(await createManager(deps, manager))
  const own = managers.at(-1)
  const buyers = new Map<string, readonly DemoBuyer[]>()
  for (const account of DEMO_ACCOUNTS) buyers.set(account.username, await seedAccount(deps, account, own, today))
  return buyers
}

export type DemoBuyers = ReadonlyMap<string, readonly DemoBuyer[]>

export function buyerOf(buyers: DemoBuyers, username: string, shop = 0): DemoBuyer {
  const found = buyers.get(username)?.[shop]
  if (found === undefined) throw new Error(`the demo has no shop ${shop} of ${username}`)
  return found
}

async function seedAccount(deps: Deps, account: DemoAccount, ownManager: number | undefined, today: Date): Promise<DemoBuyer[]> {
  const { username, person, phone, shops } = account
  const memberIds: number[] = []
  for (const [nth, shop] of shops.entries()) memberIds.push(await seedShop(deps, shop, `${username}${nth === 0 ? '' : String(nth + 1)}`, shop.ownManager ? ownManager : undefined, today))
  const accountId = await createAccount(deps, { username, name: person, phone, password: DEMO_PASSWORD, memberIds })
  const buyers: DemoBuyer[] = []
  for (const [nth, shop] of shops.entries()) {
    const memberId = memberIds[nth] ?? 0
    if (shop.signsContract) await signContract(deps, { accountId, memberId }, (await currentContract(deps, memberId)).id)
    await seedAddresses(deps, memberId, shop, account)
    if (shop.signsContract && shop.kind === 'pharmacy') await saveProfile(deps.db, memberId, invoiceBuyer(shop))
    buyers.push({ accountId, memberId, scopes: new Set(shop.scopes) })
  }
  return buyers
}

/** The shop's door; the first shop's store room has a telephone of its own. */
async function seedAddresses(deps: Deps, memberId: number, { address, regionId, ownManager }: DemoShop, { person, phone }: DemoAccount): Promise<void> {
  const detail = /示范路.+$/.exec(address)?.[0] ?? address
  await addAddress(deps, memberId, { name: person, phone, region_id: regionId, detail })
  if (ownManager) await addAddress(deps, memberId, { name: '库管员', phone: '0571-88880001', region_id: regionId, detail: `${detail}后院库房` })
}

/** Whom its invoices are made out to; only the first shop has all that a special one takes. */
function invoiceBuyer(shop: DemoShop): InvoiceBuyer {
  const none = { company_address: null, company_phone: null, bank: null, bank_account: null }
  const all = { company_address: shop.address, company_phone: '0571-88880001', bank: '青屿示范银行西湖支行', bank_account: '3300000000000001' }
  return { title: shop.company, tax_no: licenceNo(shop), ...(shop.ownManager ? all : none) }
}

const serialOf = (shop: DemoShop): string => String(DEMO_ACCOUNTS.flatMap((account) => account.shops).indexOf(shop) + 1).padStart(8, '0')
const licenceNo = (shop: DemoShop): string => `91${shop.regionId}MA${serialOf(shop)}`

function seedShop(deps: Deps, shop: DemoShop, key: string, managerId: number | undefined, today: Date): Promise<number> {
  const now = seconds(today)
  const validTo = formatDate(addMonths(now, 30))
  const endOf = (kind: CertificateKind) => (kind === shop.lapsed ? lapsedOn : kind === shop.lapsing?.kind ? formatDate(now + shop.lapsing.days * 86_400) : validTo)
  const lapsedOn = formatDate(now - LAPSED_DAYS_AGO * 86_400)
  const serial = serialOf(shop)
  return createMember(deps, {
    company: shop.company, kind: shop.kind, rank: shop.rank, regionId: shop.regionId, address: shop.address, licenceNo: licenceNo(shop), review: shop.review, ephAllowed: shop.ephAllowed,
    ...(managerId === undefined ? {} : { managerId }),
    scopes: shop.scopes.map((code) => ({ code, validTo })),
    certificates: shop.papers.map((kind) => ({
      kind, no: `${kind.toUpperCase()}-${serial}`, validFrom: formatDate(addMonths(now, -18)), validTo: endOf(kind),
      fileKey: `certificate/${key}-${kind}`, status: shop.review === 'passed' ? 'passed' : 'pending',
    })),
  })
}
