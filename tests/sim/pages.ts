import { readEvents } from '../../gateway/src/events/changes.ts'
import { framesOf, type Frame, type Heard } from './listener.ts'
import type { Member, World } from './world.ts'

/** What the storefront's pages are told by, each kind of change with what it is called there. */
const KINDS: Readonly<Record<string, (id: string) => string>> = {
  cart: () => 'CartChanged',
  order: (id) => `OrderChanged ${id}`,
  message: () => 'UnreadChanged',
  chat: () => 'ChatChanged',
  recharge: (id) => `RechargeChanged ${id}`,
}

type Told = Readonly<Record<string, unknown>> & { readonly __typename: string; readonly cart?: { readonly lineCount: number } }
type Answer = { readonly data?: { readonly changes: Told | null } | null; readonly errors?: readonly { readonly message: string }[] }
/** Open for as long as the session that it began with. */
type Page = { readonly answers: AsyncGenerator<Answer>; readonly loggedInAt: Date | undefined }

/**
 * A page of each shop is open, and the gateway tells it what has changed: all that is its shop's, nothing that is another's, and the cart
 * as it is. What ends with the stream's place being lost is opened again.
 */
export class Pages {
  readonly strange: string[] = []
  readonly #world: World
  readonly #open = new Map<Member, Page>()
  /** The kinds of public changes that the gateway heard of, and that it should have. */
  readonly #shown = { heard: [] as string[], told: [] as string[] }
  #hasBegun = false
  #marks = 0

  constructor(world: World) {
    this.#world = world
  }

  /** The gateway hears what a listener has heard, and all pages are told of it before anything else is done. */
  async hear({ from, texts }: Heard): Promise<void> {
    const frames = texts.flatMap(framesOf)
    if (frames.length === 0 || (this.#hasBegun && frames.every(({ event }) => event === 'ready'))) return
    // oxlint-disable-next-line no-await-in-loop -- one source of chance: who opens first must be the same in each run
    if (this.#hasBegun) for (const member of this.#world.members) await this.#look(member)
    else this.#world.follow((kind) => this.#shown.heard.push(kind))
    const mark = `mark-${++this.#marks}`
    const asked = await this.#world.wire.pass([...texts, ...[...this.#open.keys()].map((member) => marked(member, mark))])
    if (this.#hasBegun && asked !== String(from)) this.strange.push(`网关从 ${asked} 接着听，应为 ${from}`)
    this.#hasBegun = true
    for (const { event, data } of frames)
      if (event === 'reset') this.#shown.told.push('everything')
      else if (event === 'change' && data['topic'] === 'public') this.#shown.told.push(String(data['id']))
    // oxlint-disable-next-line no-await-in-loop -- each waits for its own answers
    for (const [member, page] of this.#open) await this.#judge(member, page, { frames, mark })
  }

  /** What visitors are shown is told to the gateway itself. */
  broken(): string[] {
    const [heard, told] = [this.#shown.heard.join(' '), this.#shown.told.join(' ')]
    return heard === told ? this.strange : [...this.strange, `网关听到公开的变动 ${heard}，应为 ${told}`]
  }

  async #look(member: Member): Promise<void> {
    if (this.#open.has(member)) return
    const answers = answersOf(await this.#world.watch(member))
    const { value } = await answers.next()
    // Who is not let in has no page.
    if ((value as Answer | undefined)?.data?.changes?.__typename !== 'StreamBegan') return
    this.#open.set(member, { answers, loggedInAt: member.loggedInAt })
  }

  async #judge(member: Member, page: Page, { frames, mark }: { frames: readonly Frame[]; mark: string }): Promise<void> {
    const { told, isOver } = await until(page, mark)
    const mine = frames.filter(({ event, data }) => event === 'change' && data['member_id'] === String(member.person.memberId))
    const isReset = frames.some(({ event }) => event === 'reset')
    const isLeft = isOver && (this.#world.isOver(page.loggedInAt) || mine.some(({ data }) => data['topic'] === 'access'))
    if (isOver) this.#open.delete(member)
    if (isLeft || (isReset && isOver)) return
    if (isOver || isReset) this.strange.push(`${member.name}的页面${isOver ? '没有再听到什么' : '不知道直播从头来了'}`)
    const kindOf = ({ data }: Frame): string | undefined => KINDS[String(data['topic'])]?.(String(data['id']))
    const expected = new Set(mine.map(kindOf).filter((kind) => kind !== undefined))
    const [heard, should] = [new Set(told.map(kindOfTold)), expected].map((kinds) => [...kinds].toSorted().join('、'))
    if (heard !== should) this.strange.push(`${member.name}的页面听到 ${heard || '什么也没有'}，应为 ${should || '什么也没有'}`)
    const shown = told.findLast(({ cart }) => cart !== undefined)?.cart?.lineCount
    if (shown === undefined) return
    const held = await this.#world.db.selectFrom('cart_line').where('member_id', '=', member.person.memberId).select('id').execute()
    if (shown !== held.length) this.strange.push(`${member.name}的页面听到采购单有 ${shown} 行，库里有 ${held.length} 行`)
  }
}

const kindOfTold = ({ __typename, ...told }: Told): string => [__typename, told['orderID'] ?? told['rechargeID']].filter(Boolean).join(' ')

/** Nothing is called so: who hears it has heard all that came before. */
function marked(member: Member, mark: string): string {
  const data = { member_id: String(member.person.memberId), topic: 'favorite', id: mark, version: 1 }
  return `event: change\ndata: ${JSON.stringify(data)}\n\n`
}

async function until({ answers }: Page, mark: string): Promise<{ readonly told: readonly Told[]; readonly isOver: boolean }> {
  const told: Told[] = []
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    const { done, value } = await answers.next()
    const change = (value as Answer | undefined)?.data?.changes
    if (done === true || change === null || change === undefined) return { told, isOver: true }
    if (change['goodsID'] === mark) return { told, isOver: false }
    told.push(change)
  }
}

async function* answersOf({ body }: Response): AsyncGenerator<Answer> {
  for await (const { kind, data } of readEvents(body ?? new Blob([]).stream())) if (kind === 'next') yield JSON.parse(data) as Answer
}
