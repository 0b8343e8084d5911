import type { Harness } from '../../../testing/harness.ts'
import { addToCart, newKey, type Shopper } from '../../../testing/trading.ts'
import type { CartStateWire } from '../../cart/cart.schemas.ts'
import type { QuoteWire } from '../../checkout/checkout.schemas.ts'
import { openSale } from '../../group/testGroup.ts'
import { goodsAt, promote } from '../../promotion/testShop.ts'

export interface Offers {
  /** What is sold in every way. */
  readonly goods: number
  /** Ten of these earn one of them as a gift, six the right to an add-on. */
  readonly many: number
  readonly combo: number
  readonly sale: number
}

export interface Supply {
  readonly stock: number
  readonly flash?: number
  readonly combo?: number
  readonly addon?: number
  readonly gift?: number
  readonly team?: number
}

const PLENTY = 1_000

/** One good that is sold by itself, in a flash sale, in a combination, as an add-on and to a team, and is a gift as well: as much of each as `supply` says. */
export async function offerEveryWay(h: Harness, supply: Supply): Promise<Offers> {
  const [goods, beside, many] = [await goodsAt(h, 3_000, { stock: supply.stock }), await goodsAt(h, 1_000), await goodsAt(h, 10_000)]
  const sale = await openSale(h, goods, {
    membersMax: 100,
    unitsMax: supply.team ?? PLENTY,
    perMember: Math.min(100, supply.team ?? PLENTY),
    tiers: [{ number: 1, price: 2_900 }],
  })
  await promote(h, {
    kind: 'flash',
    items: [{ goodsId: goods, price: 2_500, total: supply.flash ?? PLENTY, perMember: Math.min(100, supply.flash ?? PLENTY) }],
  })
  await promote(h, {
    kind: 'combo',
    combos: [
      {
        name: '同行',
        price: 3_900,
        total: supply.combo ?? PLENTY,
        perMember: 100,
        items: [
          { goodsId: goods, qty: 1 },
          { goodsId: beside, qty: 1 },
        ],
      },
    ],
  })
  await promote(h, {
    kind: 'addon',
    goodsIds: [many],
    full: 60_000,
    items: [{ goodsId: goods, price: 2_000, number: 1, total: supply.addon ?? PLENTY }],
  })
  await promote(h, {
    kind: 'gift',
    rules: [{ goodsId: many, type: 2, need: 10, give: 1, giftGoodsId: goods, total: supply.gift ?? PLENTY }],
  })
  const { id: combo } = await h.deps.db.selectFrom('combo').orderBy('id', 'desc').select('id').executeTakeFirstOrThrow()
  return { goods, many, combo, sale }
}

export const WAYS = ['plain', 'flash', 'group', 'combo', 'addon', 'gift'] as const
export type Way = (typeof WAYS)[number]

/** Puts one unit of the good into the cart in this way, the gift with the ten that earn it; `teamId` joins a team that is there. */
async function putOne({ client }: Shopper, { goods, many, combo, sale }: Offers, way: Way, teamId?: string): Promise<void> {
  if (way === 'plain') await addToCart(client, { goodsId: goods, number: 1 })
  if (way === 'flash') await addToCart(client, { goodsId: goods, number: 1, type: 1 })
  if (way === 'combo') await addToCart(client, { goodsId: combo, number: 1, type: 3 })
  if (way === 'gift') await addToCart(client, { goodsId: many, number: 10 })
  if (way === 'addon') await addToCart(client, { goodsId: goods, number: 1, type: 4 })
  if (way !== 'group') return
  const answer = await client.post(`/api/group/${sale}/join`, {
    number: 1,
    client_key: newKey(),
    ...(teamId === undefined ? {} : { team_id: teamId }),
  })
  if (answer.status !== 200) throw new Error(`cannot join: ${String(answer.message)}`)
}

/** A quote for the good bought in these ways at once; an add-on comes with six of what earns it. */
export async function quoteForWays(
  shopper: Shopper,
  offers: Offers,
  ways: readonly Way[],
  more: { readonly teamId?: string; readonly checkout?: Record<string, string | number> } = {},
): Promise<QuoteWire> {
  if (ways.includes('addon') && !ways.includes('gift')) await addToCart(shopper.client, { goodsId: offers.many, number: 6 })
  for (const way of WAYS.filter((candidate) => ways.includes(candidate)).toSorted((a, b) => Number(a === 'addon') - Number(b === 'addon')))
    await putOne(shopper, offers, way, more.teamId)
  const { data } = (await shopper.client.get('/api/cart/list')).data as CartStateWire
  const answer = await shopper.client.post('/api/cart/checkout', { ids: data.map((line) => line.id).join(','), ...more.checkout })
  if (answer.status !== 200) throw new Error(`cannot check out: ${String(answer.message)}`)
  return answer.data as QuoteWire
}
