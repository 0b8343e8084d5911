import { addMonths, formatDate } from 'rules/time'
import { seconds, type Deps } from '../deps.ts'
import type { CertificateKind } from '../db/tables/identity.ts'
import { addAddress } from '../modules/address/address.service.ts'
import { currentContract, signContract } from '../modules/contract/contract.service.ts'
import type { InvoiceBuyer } from '../modules/shop/invoiceBuyer.ts'
import { saveShop } from '../modules/shop/shop.service.ts'
import { openUploadStore } from '../modules/upload/store/openUploadStore.ts'
import { keepUpload } from '../modules/upload/upload.service.ts'
import { insertCertificates } from '../modules/user/user.repo.ts'
import { createAccount, createManager, createMember } from '../modules/user/user.service.ts'
import { paperScan } from './paperScan.ts'
import { SeededRandom } from './seededRandom.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, MANAGERS, type DemoAccount, type DemoShop } from './demoShops.ts'

const LAPSED_DAYS_AGO = 10
/** The names of the scans fall apart from all else, so that no order number hangs on them. */
const SCAN_SEED = 20_261_124

/** Who buys in the demo: an account with one of its shops. */
export interface DemoBuyer {
  readonly accountId: number
  readonly memberId: number
  readonly scopes: ReadonlySet<string>
}

/** Account managers, the demo's shops with their papers and people, and the signatures of those that signed. By user name: its shops in their order. */
export async function seedShops(deps: Deps, today = deps.clock.now()): Promise<DemoBuyers> {
  const managers: number[] = []
  for (const manager of MANAGERS) managers.push(await createManager(deps, manager))
  const lastManager = managers.at(-1)
  const buyers = new Map<string, readonly DemoBuyer[]>()
  for (const account of DEMO_ACCOUNTS) buyers.set(account.username, await seedAccount(deps, account, lastManager, today))
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
  for (const shop of shops) memberIds.push(await seedShop(deps, shop, person, shop.ownManager ? ownManager : undefined, today))
  const accountId = await createAccount(deps, { username, name: person, phone, password: DEMO_PASSWORD, memberIds })
  const buyers: DemoBuyer[] = []
  for (const [nth, shop] of shops.entries()) {
    const memberId = memberIds[nth] ?? 0
    if (shop.signsContract) await signContract(deps, { accountId, memberId }, (await currentContract(deps, memberId)).id)
    await saveShop(
      deps,
      { accountId, memberId },
      { company: shop.company, licence_no: licenceNo(shop), contact: person, phone, region_id: shop.regionId, address: shop.address },
      shop.signsContract && shop.kind === 'pharmacy' ? invoiceBuyer(shop) : null,
    )
    await seedAddresses(deps, memberId, shop, account)
    buyers.push({ accountId, memberId, scopes: new Set(shop.scopes) })
  }
  return buyers
}

/** The shop's door; the first shop's store room has a telephone of its own. */
async function seedAddresses(
  deps: Deps,
  memberId: number,
  { address, regionId, ownManager }: DemoShop,
  { person, phone }: DemoAccount,
): Promise<void> {
  const detail = /示范路.+$/.exec(address)?.[0] ?? address
  await addAddress(deps, memberId, { name: person, phone, region_id: regionId, detail })
  if (ownManager)
    await addAddress(deps, memberId, { name: '库管员', phone: '0571-88880001', region_id: regionId, detail: `${detail}后院库房` })
}

/** Whom its invoices are made out to; only the first shop has all that a special one takes. */
function invoiceBuyer(shop: DemoShop): InvoiceBuyer {
  const none = { company_address: null, company_phone: null, bank: null, bank_account: null }
  const all = {
    company_address: shop.address,
    company_phone: '0571-88880001',
    bank: '青屿示范银行西湖支行',
    bank_account: '3300000000000001',
  }
  return { title: shop.company, tax_no: licenceNo(shop), ...(shop.ownManager ? all : none) }
}

const serialOf = (shop: DemoShop): string => String(DEMO_ACCOUNTS.flatMap((account) => account.shops).indexOf(shop) + 1).padStart(8, '0')
const licenceNo = (shop: DemoShop): string => `91${shop.regionId}MA${serialOf(shop)}`

async function seedShop(deps: Deps, shop: DemoShop, person: string, managerId: number | undefined, today: Date): Promise<number> {
  const now = seconds(today)
  const validTo = formatDate(addMonths(now, 30))
  const memberId = await createMember(deps, {
    company: shop.company,
    kind: shop.kind,
    rank: shop.rank,
    regionId: shop.regionId,
    address: shop.address,
    licenceNo: licenceNo(shop),
    review: shop.review,
    ephAllowed: shop.ephAllowed,
    ...(managerId === undefined ? {} : { managerId }),
    scopes: shop.scopes.map((code) => ({ code, validTo })),
    certificates: [],
  })
  await seedPapers(deps, memberId, { shop, person, validTo, now })
  return memberId
}

interface Handed {
  readonly shop: DemoShop
  readonly person: string
  readonly validTo: string
  readonly now: number
}

/** The shop's papers, each with the scan it was handed in with. */
async function seedPapers(deps: Deps, memberId: number, { shop, person, validTo, now }: Handed): Promise<void> {
  const store = openUploadStore(deps.settings)
  const random = new SeededRandom(SCAN_SEED + memberId)
  const lapsedOn = formatDate(now - LAPSED_DAYS_AGO * 86_400)
  const endOf = (kind: CertificateKind) =>
    kind === shop.lapsed ? lapsedOn : kind === shop.lapsing?.kind ? formatDate(now + shop.lapsing.days * 86_400) : validTo
  const papers = shop.papers.map((kind) => ({
    kind,
    no: `${kind.toUpperCase()}-${serialOf(shop)}`,
    validFrom: formatDate(addMonths(now, -18)),
    validTo: endOf(kind),
    status: shop.review === 'passed' ? ('passed' as const) : ('pending' as const),
  }))
  const handed = []
  for (const paper of papers) {
    const bytes = await paperScan({ ...paper, company: shop.company, licenceNo: licenceNo(shop), address: shop.address, person })
    handed.push({ ...paper, fileKey: await keepUpload({ ...deps, random }, store, memberId, { bytes, scene: 'certificate' }) })
  }
  await insertCertificates(deps.db, memberId, handed, deps.clock.now())
}
