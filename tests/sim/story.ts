import type { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import type { Answer, Member, World } from './world.ts'
import { Listener } from './listener.ts'
import { Model } from './model.ts'
import { Pages } from './pages.ts'

/** One thing that somebody does: what it is, and the chance by which all of it falls, whatever was done before. */
export interface Act {
  readonly kind: string
  readonly seed: number
  /** Acts of one batch are done at once, where the database has more than one connection. */
  readonly batch?: number
}

/** An order as its buyer was told of it. */
export interface Order {
  readonly orderID: string
  readonly tradeID: string
  readonly member: Member
  readonly key: string
  readonly payable: string
  readonly lines: readonly { readonly lineID: string; readonly goodsID: number; readonly quantity: number }[]
}

/** So often is it asked again; all the troubles of an act are over long before. */
const PATIENCE = 20

/** All that the actors of a run know. */
export class Story {
  readonly world: World
  readonly model: Model
  readonly listener: Listener
  readonly pages: Pages
  readonly orders: Order[] = []
  /** By which trade each line of a cart was ordered. */
  readonly sold = new Map<string, string>()
  /** What was told as refused for good: no trade may stand under its key. */
  readonly refusedKeys = new Set<string>()
  /** Trades whose money was taken by the cashier. */
  readonly paid = new Set<string>()
  /** Trades of which the cashier says that they cannot be paid any more. */
  readonly unpayable = new Set<string>()
  /** Whose money the cashier took for the balance. */
  readonly funded: Member[] = []
  /** What somebody was answered that is no answer of the trade. */
  readonly strange: string[] = []
  #keys = 0

  constructor(world: World) {
    this.world = world
    this.model = new Model()
    this.listener = new Listener(world)
    this.pages = new Pages(world)
  }

  key(what: string): string {
    return `sim-${what}-${++this.#keys}`
  }

  /** Asked again, the same, until somebody knows what became of it. */
  async sure(member: Member, document: string, input?: object): Promise<Answer> {
    for (let tries = 0; ; tries++) {
      // oxlint-disable no-await-in-loop -- each try waits for what the one before was answered
      if (tries === 5) await this.world.trouble(null)
      const answer = await this.world.ask(member, document, input)
      if (answer.isStrange) this.strange.push(`${document.slice(0, 60)}: ${answer.refusal}`)
      if (tries === PATIENCE) this.strange.push(`${document.slice(0, 60)}: nobody can say what became of it`)
      if (!answer.isUnknown || tries === PATIENCE) return answer
      // oxlint-enable no-await-in-loop
    }
  }
}

/** Who does it, with what comes of it in the words of the trade. */
export type Doing = (story: Story, chance: SeededRandom) => Promise<string>
