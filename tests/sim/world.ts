import { publishCoupon } from '../../api/src/modules/coupon/coupon.service.ts'
import { post } from '../../api/src/modules/ledger/ledger.service.ts'
import { seedPointsMall } from '../../api/src/seed/seedPoints.ts'
import { SESSION_MS } from '../../api/src/server/session.ts'
import { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import { createGoods, createTrade, HERBS, MAIN } from '../../api/src/testing/catalogue.ts'
import type { TestClock } from '../../api/src/testing/clock.ts'
import type { Harness } from '../../api/src/testing/harness.ts'
import { createPerson, PASSWORD, type Person } from '../../api/src/testing/people.ts'
import type { Db } from '../../api/src/db/schema.ts'
import type { Machine } from '../../gateway/src/machine.ts'
import { SessionJar } from '../../gateway/src/rest/session.ts'
import { graphqlOver } from '../../gateway/src/testing/harness.ts'
import { Apis } from './apis.ts'
import type { Store } from '../../api/src/testing/stepped/store.ts'
import { heardOf } from './listener.ts'
import { documentOf } from './documents.ts'
import { endOf, type Fate, fateOf, fullOf, jumpOf, marketplace, spoiltOf } from './market.ts'
import { Wire } from './wire.ts'

/** More where several act at once, so that each has another to meet. */
const SHOPS = { alone: 6, together: 10 }
const GOODS = 8
/** In every other run a lot of each goods comes to its end on the second day. */
const FIRST_LAPSE = new Date('2026-11-22T00:00:00+08:00')

/** A shop's person, who asks the gateway as a browser does. */
export interface Member {
  readonly name: string
  readonly person: Person
  jar: SessionJar
  loggedInAt?: Date
}

export interface Answer {
  readonly data: Readonly<Record<string, never>> | null
  /** The first refusal or error, in the marketplace's words. */
  readonly refusal: string | null
  /** Nobody can say whether it was done: it may be asked again. */
  readonly isUnknown: boolean
  /** No answer of the trade: a fault of the shop. */
  readonly isStrange: boolean
  readonly isLoggedOut: boolean
}

/** Gateway, api and database in one process, on one clock and one source of chance. */
export interface World {
  /** The database itself, whatever becomes of the api. */
  readonly db: Db
  readonly clock: TestClock
  /** Shops that register join them. */
  readonly members: Member[]
  readonly goods: readonly number[]
  /** Each goods lies in one; a cart with goods of both is two orders. */
  warehouseOf(goodsID: number): string
  /** Whose session is over by now is asked to log in, does so, and asks again. */
  ask(member: Member, document: string, input?: unknown): Promise<Answer>
  /** Asked again, the same, until an api lives long enough to answer. */
  sure<T>(ask: (h: Harness) => Promise<T>): Promise<T>
  /** The live stream after this place, until it is silent or so many texts have come; nothing when the api dies over it. */
  stream(last: string | undefined, most: number): Promise<readonly string[]>
  /** Over which the gateway hears of changes. */
  readonly wire: Wire
  /** From here on the gateway follows the stream; it says which kind of what visitors are shown has changed. */
  follow(onShown: (kind: string) => void): void
  /** A page of the storefront that is open: what it is told. */
  watch(member: Member): Promise<Response>
  /** Whether a session that began then may be over. */
  isOver(loggedInAt: Date | undefined): boolean
  /** From here on calls go astray, the api dies, a commit fails, the disk is full, as the chance given says; without one nothing does. */
  trouble(chance: SeededRandom | null): Promise<void>
  /** What the database would not have in its tables. */
  guarded(): readonly string[]
  /** How many processes of the api have died. */
  deaths(): number
  /** Lets time pass, and then the jobs run that are due. */
  pass(ms: number): Promise<void>
  /** The api's own clock is off by this, until it dies or is set right. */
  setOff(ms: number): Promise<void>
  /** Lets time pass; the api stands still at its jobs, and another takes them over: true when it came to that. */
  overtake(ms: number, statements: number): Promise<boolean>
  /** Whether a lot has come to its end. */
  lapsed(): boolean
  close(): Promise<void>
}

const UNKNOWN = new Set(['SYSTEM_BUSY', 'UPSTREAM_TIMEOUT', 'RATE_LIMITED', 'BUSY'])
const REFUSED = new Set(['BUSINESS_REJECTED', 'VALIDATION_FAILED', 'NOT_FOUND', 'STATE_CHANGED'])
type Body = {
  data?: Record<string, never> | null
  errors?: { message: string; extensions?: { code?: string; reason?: string; userMessage?: string } }[]
}

export async function openWorld(seed: number, store: Store): Promise<World> {
  const apis = await Apis.open(store)
  const h = await apis.living()
  const { db, clock } = apis
  const chance = new SeededRandom(seed)
  const isLapsing = seed % 2 === 0
  let astray: SeededRandom | null = null
  const fate = (): Fate => (astray === null ? 'well' : fateOf(astray))
  const wire = new Wire()
  const gateway = graphqlOver(marketplace(apis, fate, wire), { machine: machineOf(apis, wire) })
  const goods: number[] = []
  const members: Member[] = []
  const isOver = (began: Date | undefined): boolean =>
    began !== undefined && clock.now().getTime() - began.getTime() > SESSION_MS - CLOCKS_OFF_MS
  const ask = async (member: Member, document: string, input?: unknown): Promise<Answer> => {
    const answer = await askGateway(gateway, member, document, input)
    if (document === LOG_IN && answer.data !== null) member.loggedInAt = clock.now()
    if (!answer.isLoggedOut || !isOver(member.loggedInAt)) return answer
    // What answers the login may be lost like anything else.
    // oxlint-disable-next-line no-await-in-loop -- asked again until it is known
    while ((await ask(member, LOG_IN, { username: member.person.username, password: PASSWORD })).isUnknown);
    return askGateway(gateway, member, document, input)
  }

  await createTrade(h)
  for (let nth = 1; nth <= GOODS; nth++)
    goods.push(
      await createGoods(h, { ...numbered(nth), ck_id: houseOf(nth - 1), ...stocked(chance, isLapsing ? '2026-11-22' : '2028-01-01') }),
    )
  await offerCoupon(h)
  await seedPointsMall(db, clock.now())
  await openDraw(apis)
  for (let nth = 1; nth <= (store.stepper === undefined ? SHOPS.alone : SHOPS.together); nth++) {
    const person = await createPerson(h, { address: '湖北省武汉市江岸区中山大道1号', company: `药房${nth}` }, nth)
    const member = { name: `药房${nth}`, person, jar: new SessionJar(null, true) }
    await ask(member, LOG_IN, { username: person.username, password: PASSWORD })
    await post(h.deps, { memberId: person.memberId, kind: 'points', delta: 2_000, reason: 'points_gift', ref: 'welcome' })
    await ask(member, SIGN, { contractID: '1', isAgreed: true })
    members.push(member)
  }
  return {
    db,
    clock,
    members,
    goods,
    wire,
    follow: (onShown) => gateway.events.tellOfShown(onShown),
    ask,
    warehouseOf: (goodsID) => String(houseOf(goods.indexOf(goodsID))),
    isOver,
    watch: ({ jar }) => gateway.open('/graphql', posted(LIVE, {}, 'text/event-stream'), jar),
    async sure(call) {
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- each try waits for what became of the one before
        const answer = await apis.reach(call)
        if (answer !== null) return answer
      }
    },
    async trouble(next) {
      astray = next
      await apis.endAt(next === null ? null : endOf(next))
      await apis.jumpAt(next?.whole(1, 40) ?? 0, next === null ? null : jumpOf(next))
      await apis.spoilAt(next === null ? null : spoiltOf(next))
      await apis.fullAt(next === null ? null : fullOf(next))
    },
    stream: async (last, most) => (await apis.reach(({ deps }) => heardOf(deps, last, most))) ?? [],
    setOff: (ms) => apis.setOff(ms),
    overtake: (ms, statements) => apis.overtake(ms, statements),
    guarded: () => apis.guarded,
    deaths: () => apis.deaths,
    pass: (ms) => apis.pass(ms),
    lapsed: () => isLapsing && clock.now() >= FIRST_LAPSE,
    async close() {
      gateway.events.close()
      await apis.close()
    },
  }
}

/** Of one api from the world's, and the world's while something is done. */
const CLOCKS_OFF_MS = 6 * 3_600_000
/** For how long the gateway waits for the stream to begin. */
const PATIENCE_MS = 5_000
/** What the storefront's pages hear of changes by. */
const LIVE = documentOf('subscription liveStreamSubscription')
export const LOG_IN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }'
export const SIGN = 'mutation ($input: SignContractInput!) { signContract(input: $input) { contract { contractID } } }'

const houseOf = (index: number): number => (index % 2 === 0 ? MAIN : HERBS)
const numbered = (nth: number) => ({ name: `模拟胶囊${nth}`, approval_no: `国药准字H9${String(nth).padStart(7, '0')}` })

/** Two lots, of which the first may be over within the days of a run. */
function stocked(chance: SeededRandom, expires: '2026-11-22' | '2028-01-01') {
  return {
    base_price: chance.whole(4, 60) * 250 + 3,
    lots: [
      { lot: 'L1', number: chance.whole(2, 12) * 5, expires },
      { lot: 'L2', number: chance.whole(4, 20) * 5, expires: '2028-01-01' as const },
    ],
  }
}

async function offerCoupon({ deps }: Harness): Promise<void> {
  const now = deps.clock.now().getTime()
  const day = 86_400_000
  const terms = { kind: 'threshold', face: 1_000, minCents: 30_000, isUnconditional: false, code: null, goodsIds: null } as const
  const bounds = { total: 4, perMember: 1, claimFrom: new Date(now - day), claimTo: new Date(now + 30 * day), validDays: 7 }
  await publishCoupon(deps, { name: '满300减10', ...terms, ...bounds })
}

/** Three vouchers among six shops. */
async function openDraw({ db, clock }: Apis): Promise<void> {
  const now = clock.now().getTime()
  const [starts_at, ends_at] = [new Date(now - 86_400_000), new Date(now + 30 * 86_400_000)]
  const about = { name: '开业抽奖', remarks: '每店一次', rules: '每店一次。', needs_order: false, starts_at, ends_at }
  const opened = await db.insertInto('draw').values(about).returning('id').executeTakeFirstOrThrow()
  const prize = { draw_id: opened.id, remarks: '', weight: 1 }
  const voucher = { ...prize, name: '现金券10元', kind: 'voucher' as const, amount: 1_000, total: 3, sort: 0 }
  const nothing = { ...prize, name: '谢谢参与', kind: 'none' as const, amount: null, total: null, sort: 1 }
  await db.insertInto('draw_prize').values([voucher, nothing]).execute()
}

function machineOf({ clock }: Apis, wire: Wire): Machine {
  let ids = 0
  return {
    now: () => clock.now().getTime(),
    elapsed: () => clock.now().getTime(),
    newID: () => `sim-${++ids}`,
    timer: () => ({ refresh: () => undefined, close: () => undefined }),
    // The hub of events alone asks for a pause: its patience never ends, and it rests while there is nothing to hear.
    pause: (ms, signal) => (ms < PATIENCE_MS ? wire.rest() : new Promise((resolve) => signal?.addEventListener('abort', () => resolve()))),
  }
}

function posted(query: string, variables: object, accept = 'application/json'): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, 'x-csrf': '1' },
    body: JSON.stringify({ query, variables }),
  }
}

async function askGateway(gateway: ReturnType<typeof graphqlOver>, member: Member, document: string, input: unknown): Promise<Answer> {
  const { jar } = member
  const { data, errors } = (await (await gateway.fetch('/graphql', posted(document, { input }), jar)).json()) as Body
  member.jar = new SessionJar(jar.session, true)
  const error = errors?.[0]
  const code = error?.extensions?.code ?? ''
  return {
    data: error === undefined ? (data ?? null) : null,
    refusal: error === undefined ? null : (error.extensions?.userMessage ?? error.message),
    isUnknown: UNKNOWN.has(code),
    isLoggedOut: code === 'LOGIN_REQUIRED',
    isStrange: error !== undefined && !UNKNOWN.has(code) && !REFUSED.has(code),
  }
}
