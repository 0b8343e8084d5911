import { useRelayEnvironment } from 'react-relay/hooks'
import { commitLocalUpdate, type Disposable, type IEnvironment, type RecordSourceProxy } from 'relay-runtime'
import { isCut, requireNetwork } from '../../../errors/gatewayError.ts'
import { atFirstSign } from '../../../lib/firstSign.ts'
import { readsUnderWay } from '../../../relay/reads.ts'
import { registerUnsentWork } from '../../../relay/unsentWork.ts'
import { type CartChange, joinChanges, keysOf } from './cartChange.ts'
import type * as CartMutations from './cartMutations.ts'
import { practise } from './practise.ts'
import { projectBadge } from './projectBadge.ts'
import type { projectCart, RenderPrices } from './projectCart.ts'
import { shownCart } from './storeRecords.ts'

/** Tells, while the answer is being written to the store, what is shown over it from then on. */
export type Settle = (as?: CartChange) => void

export type CartWrite = {
  readonly change: CartChange
  /** How long it waits for others to join it; Infinity waits until it is told to go. */
  readonly delayMs: number
  readonly send: (change: CartChange, settle: Settle) => Promise<void>
  /** The buyer's change has been taken back. */
  readonly onError: (error: unknown) => void
}

/** A change that has not been sent, as long as it rests. */
export type Resting = {
  /** Takes it back as if it had never been; false when it has been sent already. */
  withdraw(): boolean
  /** Lets it wait no longer. */
  send(): void
}

type Task = { write: CartWrite; change: CartChange; state: 'resting' | 'due' | 'sent' | 'settled' }

/**
 * The buyer's changes to the cart on their way to the server, each shown over the store until its whole burst has been
 * answered: answers carry the whole cart and may overtake each other, and none may bring back what a newer change removed.
 */
export class CartDesk {
  readonly #environment: IEnvironment
  readonly #refetch: () => Promise<void>
  readonly #unansweredReads: () => Promise<unknown> | null
  #tasks: Task[] = []
  #overlay: Disposable | null = null
  #isPrepared = false
  #showsAmounts = false
  #projectCart: typeof projectCart | null = null
  #renderPrices: RenderPrices | null = null
  #mutations: Promise<typeof CartMutations> | null = null
  #canSend = false
  #sentInBurst = 0
  #isRefetching = false
  #whenIdle: (() => void)[] = []
  readonly #watchers = new Set<() => void>()

  constructor(environment: IEnvironment, refetch: () => Promise<void>, unansweredReads: () => Promise<unknown> | null) {
    this.#environment = environment
    this.#refetch = refetch
    this.#unansweredReads = unansweredReads
  }

  /**
   * For whatever shows lines and amounts of the cart. Changes of lines are shown from now on; the arithmetic of `rules` weighs as
   * much as a page, and until it has come amounts wait unseen.
   */
  showLines(project: typeof projectCart): void {
    this.#projectCart = project
    this.#showsAmounts = true
    if (this.#isPrepared) this.prepare()
  }

  renderPricesBy(renderPrices: RenderPrices): void {
    this.#renderPrices = renderPrices
    this.#show()
    if (this.#overlay === null) practise(this.#environment, (store, change) => this.#render(store, [change]))
  }

  /** Somebody is at the page: fetches what changes will ask for, and again what could not be fetched. */
  prepare(): void {
    this.#isPrepared = true
    if (isCut()) return
    this.mutations().catch(() => {})
    if (this.#showsAmounts && this.#renderPrices === null)
      import('./renderPrices.ts').then(
        ({ renderPrices }) => this.renderPricesBy(renderPrices),
        () => {},
      )
  }

  /**
   * What sends the changes comes with the first sign of a buyer. The promise is kept, so that a page that is being left can
   * still send; a failed fetch is tried again.
   */
  mutations(): Promise<typeof CartMutations> {
    if (this.#mutations === null) requireNetwork()
    this.#mutations ??= import('./cartMutations.ts').then(
      (mutations) => {
        this.#canSend = true
        // Its answers bring lines of the cart to pages that had read none.
        this.#projectCart ??= mutations.projectCart
        return mutations
      },
      (error: unknown) => {
        this.#mutations = null
        throw error
      },
    )
    return this.#mutations
  }

  submit(write: CartWrite): Resting {
    const task = this.#joined(write) ?? this.#added(write)
    this.prepare()
    if (!this.#canSend && navigator.onLine) askBeforeLeaving(this.mutations())
    this.#show()
    this.#pump()
    if (write.change.type !== 'select') for (const tell of this.#watchers) tell()
    return {
      withdraw: () => task.state === 'resting' && this.#withdrawn(task),
      send: () => this.#due(task),
    }
  }

  /** Tells of each change of quantities; ends with what it gives back. */
  watch(tell: () => void): () => void {
    this.#watchers.add(tell)
    return () => void this.#watchers.delete(tell)
  }

  /** Sends everything, also what waits for an answer: the document is about to go, and that would be lost with it. */
  leave(): void {
    for (const task of this.#tasks) if (task.state === 'resting' || task.state === 'due') this.#send(task)
  }

  /** Settles when the server knows everything the buyer did. */
  idle(): Promise<void> {
    for (const task of this.#tasks) if (task.state === 'resting') task.state = 'due'
    this.#pump()
    if (!this.#tasks.some(isUnanswered)) return Promise.resolve()
    return new Promise((resolve) => this.#whenIdle.push(resolve))
  }

  #added(write: CartWrite): Task {
    const task: Task = { write, change: write.change, state: 'resting' }
    const keys = new Set(keysOf(write.change))
    // What follows a change of the same goods must not wait as long as that one meant to.
    for (const other of this.#tasks) if (other.state === 'resting' && keysOf(other.change).some((key) => keys.has(key))) other.state = 'due'
    this.#tasks.push(task)
    if (write.delayMs === 0) task.state = 'due'
    else if (Number.isFinite(write.delayMs)) setTimeout(() => this.#due(task), write.delayMs)
    return task
  }

  #withdrawn(task: Task): true {
    this.#tasks = this.#tasks.filter((other) => other !== task)
    this.#answered()
    return true
  }

  #joined(write: CartWrite): Task | null {
    const keys = new Set(keysOf(write.change))
    const last = this.#tasks.findLast((task) => keysOf(task.change).some((key) => keys.has(key)))
    if (last === undefined || last.state === 'sent' || last.state === 'settled') return null
    const both = joinChanges(last.change, write.change)
    if (both === null) return null
    last.change = both
    last.write = write
    return last
  }

  #due(task: Task): void {
    if (task.state === 'resting') task.state = 'due'
    this.#pump()
  }

  #pump(): void {
    const taken = new Set<string>()
    for (const task of this.#tasks) {
      const keys = keysOf(task.change)
      if (task.state === 'due' && !keys.some((key) => taken.has(key))) this.#send(task)
      if (isUnanswered(task)) for (const key of keys) taken.add(key)
    }
  }

  #send(task: Task): void {
    task.state = 'sent'
    this.#sentInBurst += 1
    const settle: Settle = (as) => {
      task.state = 'settled'
      if (as !== undefined) task.change = as
    }
    task.write.send(task.change, settle).then(
      () => {
        task.state = 'settled'
        this.#answered()
      },
      (error: unknown) => {
        this.#tasks = this.#tasks.filter((other) => other !== task)
        this.#answered()
        task.write.onError(error)
      },
    )
  }

  #answered(): void {
    this.#pump()
    if (this.#tasks.some(isUnanswered)) {
      this.#show()
      return
    }
    for (const resolve of this.#whenIdle.splice(0)) resolve()
    const reads = this.#unansweredReads()
    // A query sent before the last answer may not know of the change, nor an answer of a burst of all the others.
    if (this.#sentInBurst > 1 || reads !== null) this.#fetchOnceMore(reads)
    else this.#forget(this.#tasks)
  }

  #fetchOnceMore(reads: Promise<unknown> | null): void {
    this.#show()
    if (this.#isRefetching) return
    this.#isRefetching = true
    let known: readonly Task[] = []
    const refetch = (): Promise<void> => {
      known = this.#tasks.filter((task) => !isUnanswered(task))
      return this.#refetch()
    }
    const finish = (): void => {
      this.#isRefetching = false
      this.#forget(known)
      // What was changed meanwhile may not be in this answer.
      if (this.#tasks.length > 0 && !this.#tasks.some(isUnanswered)) this.#fetchOnceMore(null)
    }
    Promise.resolve(reads).then(refetch).then(finish, finish)
  }

  #forget(tasks: readonly Task[]): void {
    const forgotten = new Set(tasks)
    this.#tasks = this.#tasks.filter((task) => !forgotten.has(task))
    if (this.#tasks.length === 0) this.#sentInBurst = 0
    this.#show()
  }

  #show(): void {
    if (this.#tasks.length === 0) {
      this.#overlay?.dispose()
      this.#overlay = null
    } else if (this.#overlay === null) {
      // None of our changes is shown yet whenever this runs: the store holds what the server last said.
      this.#overlay = this.#environment.applyUpdate({ storeUpdater: (store) => this.#render(store) })
    } else {
      // Changes nothing, but makes the store apply its optimistic updates again.
      commitLocalUpdate(this.#environment, () => {})
    }
  }

  #render(store: RecordSourceProxy, changes = this.#tasks.map((task) => task.change)): void {
    const stored = shownCart(this.#environment)
    // A page may have read amounts of the cart without its lines.
    if (stored?.getLinkedRecords('lines') && this.#projectCart) this.#projectCart(store, stored, changes, this.#renderPrices)
    else for (const change of changes) projectBadge(store, change)
  }
}

/** The browser asks whether to leave while what would send a change is on its way: the change would be lost with the document. */
function askBeforeLeaving(until: Promise<unknown>): void {
  const ask = (event: Event): void => event.preventDefault()
  const end = (): void => window.removeEventListener('beforeunload', ask)
  window.addEventListener('beforeunload', ask)
  until.then(end, end)
}

function isUnanswered(task: Task): boolean {
  return task.state !== 'settled'
}

const desks = new WeakMap<IEnvironment, CartDesk>()

/** The one desk over which all changes to the cart of an environment go. */
export function cartDesk(environment: IEnvironment): CartDesk {
  const known = desks.get(environment)
  if (known !== undefined) return known
  // Seldom needed: its code comes when it is.
  const refetch = async (): Promise<void> => (await import('./refetchCart.ts')).refetchCart(environment)
  const desk = new CartDesk(environment, refetch, () => readsUnderWay(environment))
  desks.set(environment, desk)
  if (!environment.isServer()) {
    registerUnsentWork(environment, () => desk.idle())
    window.addEventListener('pagehide', () => desk.leave())
    atFirstSign(() => desk.prepare())
  }
  return desk
}

export function useCartDesk(): CartDesk {
  return cartDesk(useRelayEnvironment())
}
