import { eventStream } from '../../api/src/modules/event/event.service.ts'
import type { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import type { Db } from '../../api/src/db/schema.ts'
import type { World } from './world.ts'

type Told = { readonly place: number; readonly about: string }
export type Frame = { readonly event: string; readonly place: number | null; readonly data: Readonly<Record<string, unknown>> }

/** What was heard, and the place after which. */
export type Heard = { readonly from: number | null; readonly texts: readonly string[] }

const MOST = 3

/** A comment alone: nothing is new. */
const isIdle = (text: string): boolean => text.startsWith(':')

/** Follows the live stream of changes as a gateway does: it is cut in the middle, may lose its last words, and goes on from the last. */
export class Listener {
  readonly #world: World
  #told: Told[] = []
  #from: number | null = null
  #last: number | null = null
  readonly strange: string[] = []

  constructor(world: World) {
    this.#world = world
  }

  /** Listens for a while; without a chance until nothing more comes. */
  async listen(chance: SeededRandom | null): Promise<Heard> {
    const most = chance === null ? Infinity : chance.whole(1, MOST)
    const from = this.#last
    const heard = await this.#world.stream(from === null ? undefined : String(from), most)
    // What was on its way when the stream was cut never comes.
    const isLost = chance !== null && heard.length > 1 && chance.next() < 0.3
    const texts = isLost ? heard.slice(0, -1) : heard
    for (const text of texts) await this.#hear(text)
    return { from, texts }
  }

  /** What there is to tell was told, each once, in order, as it is. */
  async broken(): Promise<string[]> {
    const kept = await placed(this.#world.db, this.#from ?? 0)
    const [first, last] = [kept[0]?.place ?? 0, this.#last ?? 0]
    const expected = kept.filter(({ place }) => place <= last).map(({ place, about }) => `${place} ${about}`)
    const told = this.#told.filter(({ place }) => place >= first).map(({ place, about }) => `${place} ${about}`)
    const wrong = expected.length === told.length ? expected.findIndex((line, nth) => line !== told[nth]) : 0
    return wrong < 0 ? this.strange : [...this.strange, `直播说了 ${told.length} 次变动，应为 ${expected.length} 次`]
  }

  async #hear(text: string): Promise<void> {
    for (const { event, place, data } of framesOf(text)) {
      if (event === 'past' || place === null) continue
      if (event === 'reset') {
        const kept = await placed(this.#world.db, this.#last ?? 0)
        if (kept[0]?.place === (this.#last ?? 0) + 1) this.strange.push(`直播从 ${this.#last} 断开，本可接着说，却从头来`)
      }
      if (event === 'change') this.#told.push({ place, about: [data['member_id'], data['topic'], data['id'], data['version']].join('/') })
      else [this.#from, this.#told] = event === 'reset' || this.#from === null ? [place, []] : [this.#from, this.#told]
      this.#last = place
    }
  }
}

/** What a text tells; a comment tells nothing. */
export function framesOf(text: string): Frame[] {
  return text
    .split('\n\n')
    .filter((block) => block !== '' && !isIdle(block))
    .map(frameOf)
}

function frameOf(text: string): Frame {
  const lines = text.split('\n')
  const valueOf = (name: string): string | null => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? null
  const place = valueOf('id')
  return {
    event: valueOf('event') ?? '',
    place: place === null ? null : Number(place),
    data: JSON.parse(valueOf('data') ?? '{}') as Frame['data'],
  }
}

async function placed(db: Db, after: number): Promise<Told[]> {
  const rows = await db
    .selectFrom('outbox')
    .where('seq', '>', after)
    .orderBy('seq')
    .select(['seq', 'member_id', 'topic', 'ref_id', 'version'])
    .execute()
  return rows.map((row) => ({ place: Number(row.seq), about: [row.member_id ?? '', row.topic, row.ref_id, row.version].join('/') }))
}

/** The texts of the stream after this place, until nothing is new or so many were heard. */
export async function heardOf(deps: Parameters<typeof eventStream>[0], last: string | undefined, most: number): Promise<string[]> {
  const heard: string[] = []
  for await (const text of eventStream(deps, last, new AbortController().signal, () => undefined)) {
    heard.push(text)
    if (isIdle(text) || heard.length >= most) break
  }
  return heard
}
