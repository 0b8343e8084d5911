import { systemIo } from '../channel/channelIo.ts'
import { createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { TracePlatform } from '../../testing/tracePlatform.ts'
import { createShopper, type Shopper } from '../../testing/trading.ts'
import type { TracePlatformSettings } from '../../platformSettings.ts'
import type { Settings } from '../../settings.ts'
import { createCoded, outbound, shipWith } from '../trace/testCodes.ts'
import { uploadCodes } from './sendBills.ts'

/** A shop with an account at the platform, whose buyers the platform knows; it is nine in the evening. */
export interface Shop {
  readonly h: Harness
  readonly platform: TracePlatform
  /** What the job has rested for so far. */
  readonly rests: number[]
  /** One round of the job; what it could not do is thrown. */
  readonly round: (account?: TracePlatformSettings) => Promise<number>
  readonly advance: (ms: number) => void
  readonly close: () => Promise<void>
}

export const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]

export async function openShop(settings: Partial<Settings> = {}): Promise<Shop> {
  const platform = await TracePlatform.start()
  const h = await openHarness({ demo: false, tracePlatform: platform.settings, ...settings })
  await createTrade(h)
  h.clock.advance(11 * HOUR)
  const rests: number[] = []
  const pause = (ms: number) => Promise.resolve(void rests.push(ms))
  const io = { ...systemIo(), now: () => h.clock.now(), timeLimit: () => platform.timeLimit() }
  const thrown = (error: unknown): never => {
    throw error
  }
  return {
    h,
    platform,
    rests,
    round: (account = platform.settings) =>
      uploadCodes({ ...h.deps, pause, settings: { ...h.deps.settings, tracePlatform: account } }, thrown, io),
    advance: (ms) => h.clock.advance(ms),
    close: async () => {
      await h.close()
      await platform.stop()
    },
  }
}

export interface Buyer extends Shopper {
  readonly company: string
  readonly entId: string
}

let buyers = 0
/** A buyer that the platform knows by an id. */
export async function createBuyer({ h, platform }: Shop, isKnown = true): Promise<Buyer> {
  const shopper = await createShopper(h)
  const nth = ++buyers
  const [company, entId] = [`江岸第${nth}药房`, `ent-buyer-${nth}`]
  await h.deps.db.updateTable('member').set({ company }).where('id', '=', shopper.person.memberId).execute()
  if (isKnown) platform.partners.push({ name: company, entId })
  return { ...shopper, company, entId }
}

export interface Sent {
  readonly orderId: string
  readonly codes: readonly string[]
}

/** Boxes entered and not sent yet, by tens of a lot. */
const unsent = new Map<Shop, { goodsId: number; codes: readonly string[] }[]>()

/** Ten boxes leave. */
export async function ship(shop: Shop, buyer: Shopper): Promise<Sent> {
  const { h } = shop
  const ready = unsent.get(shop) ?? []
  if (ready.length === 0) {
    const { goodsId, cased, single, later } = await createCoded(h)
    ready.push(...[cased, single, later].map((codes) => ({ goodsId, codes })))
    unsent.set(shop, ready)
  }
  const { goodsId, codes } = ready.shift() ?? { goodsId: 0, codes: [] }
  const orderId = await outbound(h, buyer, [{ goodsId, number: 10 }])
  const { status, data } = await shipWith(h, orderId, codes)
  if (status !== 200) throw new Error(JSON.stringify(data))
  return { orderId, codes }
}
