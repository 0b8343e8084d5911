import { addMonths, formatDate } from 'rules/time'
import { seconds, type Deps } from '../../deps.ts'
import { createAccount, createManager, createMember } from '../../modules/user/user.service.ts'
import { DEMO_PASSWORD, DEMO_SHOPS, MANAGERS, type DemoShop } from './demoShops.ts'

/** Account managers, the demo's shops with their papers and people, and the signatures of those that signed. */
export async function seedShops(deps: Deps): Promise<void> {
  const managers: number[] = []
  for (const manager of MANAGERS) managers.push(await createManager(deps, manager))
  const own = managers.at(-1)
  for (const [nth, shop] of DEMO_SHOPS.entries()) {
    const memberId = await seedShop(deps, shop, nth + 1, shop.ownManager ? own : undefined)
    const accountId = await createAccount(deps, { username: shop.username, name: shop.person, phone: shop.phone, password: DEMO_PASSWORD, memberIds: [memberId] })
    if (shop.signsContract) await signCurrentContract(deps, memberId, accountId)
  }
}

function seedShop(deps: Deps, shop: DemoShop, nth: number, managerId: number | undefined): Promise<number> {
  const now = seconds(deps.clock.now())
  const validTo = formatDate(addMonths(now, 30))
  return createMember(deps, {
    company: shop.company, kind: shop.kind, rank: shop.rank, regionId: shop.regionId, address: shop.address, review: shop.review, ephAllowed: shop.ephAllowed,
    ...(managerId === undefined ? {} : { managerId }),
    scopes: shop.scopes.map((code) => ({ code, validTo })),
    certificates: shop.papers.map((kind) => ({
      kind, no: `${kind.toUpperCase()}-${String(nth).padStart(8, '0')}`, validFrom: formatDate(addMonths(now, -18)), validTo,
      fileKey: `certificate/${shop.username}-${kind}`, status: shop.review === 'passed' ? 'passed' : 'pending',
    })),
  })
}

async function signCurrentContract(deps: Deps, memberId: number, accountId: number): Promise<void> {
  const contract = await deps.db.selectFrom('contract').select('id').orderBy('published_at', 'desc').limit(1).executeTakeFirstOrThrow()
  await deps.db.insertInto('contract_signature').values({ contract_id: contract.id, member_id: memberId, account_id: accountId, signed_at: deps.clock.now() }).execute()
}
