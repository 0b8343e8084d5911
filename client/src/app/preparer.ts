import type { Environment } from 'relay-runtime'
import { type Found, matchLocation } from './matchLocation.ts'
import { type FetchPolicy, type Visit, visitKey } from './route.tsx'
import { later } from './routeTable.ts'

const KEPT_MAX = 30
const FRESH_MS = 30_000

type Kept = { readonly visit: Visit; newer: Visit | null; readAt: number; hasFailed: boolean }

/**
 * Owns every page's query reference: makes it when a link is about to be followed or a page is shown, and is the only one
 * to dispose it. At most 30 are kept, the last used ones; the page on screen always is.
 */
export class Preparer {
  readonly #environment: Environment
  readonly #now: () => number
  readonly #kept = new Map<string, Kept>()
  readonly #listeners = new Set<() => void>()
  readonly #replaced = new Set<Visit>()
  #shown: Visit | null = null
  #isNavigating = false

  constructor(environment: Environment, now: () => number = Date.now) {
    this.#environment = environment
    this.#now = now
  }

  /** A link is about to be followed: code and data are fetched together. */
  readonly prepare = (href: string): void => {
    const found = matchLocation(href)
    if (found.kind === 'later')
      void later.load().then(
        () => this.prepare(href),
        () => {},
      )
    if (found.kind !== 'route') return
    const kept = this.#kept.get(visitKey(found.route, found.place))
    if (kept?.hasFailed === true) this.drop(kept.visit.key)
    if (kept === undefined || kept.hasFailed) this.#make(found, 'store-and-network')
    else this.#refresh(kept)
  }

  /** A link is being followed; the sign of it goes when the page is shown. */
  readonly follow = (href: string): void => {
    this.prepare(href)
    this.#navigating(true)
  }

  /** The visit an address shows. Called while rendering: the same address gives the same visit. */
  visit(found: Found, policy: FetchPolicy = 'store-and-network'): Visit {
    const key = visitKey(found.route, found.place)
    const kept = this.#kept.get(key)
    if (kept === undefined) return this.#make(found, policy)
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept.visit
  }

  /** The visit is on screen now. What was fetched long ago is fetched again behind it. */
  shown(visit: Visit): void {
    this.#shown = visit
    for (const old of this.#replaced) if (old !== visit) old.queryRef?.dispose()
    this.#replaced.clear()
    this.#navigating(false)
    const kept = this.#kept.get(visit.key)
    if (kept !== undefined) this.#refresh(kept)
  }

  /**
   * The next rendering starts over, also where another beginning is still under way: its answer may be older than what the
   * buyer has done since. What is on screen is let go once it has been replaced.
   */
  drop(key: string): void {
    const kept = this.#kept.get(key)
    if (kept === undefined) return
    this.#kept.delete(key)
    kept.newer?.queryRef?.dispose()
    if (kept.visit === this.#shown) {
      this.#replaced.add(kept.visit)
      kept.visit.queryRef?.cancelNetworkRequest?.()
    } else kept.visit.queryRef?.dispose()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly isNavigating = (): boolean => this.#isNavigating

  #make(found: Found, policy: FetchPolicy): Visit {
    const visit = found.route.visit(this.#environment, found.place, policy)
    const kept: Kept = { visit, newer: null, readAt: this.#now(), hasFailed: false }
    this.#kept.set(visit.key, kept)
    this.#forgetOldest()
    // Kept all the same: the page reports its failure itself, and the next one who follows the link starts over.
    const fail = (): void => void (kept.hasFailed = true)
    visit.code.catch(fail)
    visit.queryRef?.source?.subscribe({ error: fail })
    return visit
  }

  #refresh(kept: Kept): void {
    const { queryRef, route, place } = kept.visit
    if (queryRef === null || this.#now() - kept.readAt < FRESH_MS) return
    kept.readAt = this.#now()
    // The kept reference retains the records; this one only brings newer ones.
    const newer = route.visit(this.#environment, place, 'store-and-network')
    const dispose = (): void => newer.queryRef?.dispose()
    kept.newer = newer
    newer.queryRef?.source?.subscribe({ complete: dispose, error: dispose })
  }

  #forgetOldest(): void {
    for (const [key, { visit }] of this.#kept) {
      if (this.#kept.size <= KEPT_MAX) return
      if (visit === this.#shown) continue
      this.#kept.delete(key)
      visit.queryRef?.dispose()
    }
  }

  #navigating(isNavigating: boolean): void {
    if (this.#isNavigating === isNavigating) return
    this.#isNavigating = isNavigating
    for (const listener of this.#listeners) listener()
  }
}
