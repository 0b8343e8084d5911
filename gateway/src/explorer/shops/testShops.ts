import type { HttpPlugin } from '../../http/exchange.ts'
import type { Machine } from '../../machine.ts'
import type { Done, ShopProcess, StartShop } from './shopProcess.ts'

/** Each takes half a gigabyte. */
export const mostShops = 3
export const idleMs = 30 * 60_000

export type OpenShop = { readonly answer: HttpPlugin; readonly close: () => Promise<void> }

type ShopTime = { readonly time: string }
export type TestShop = { readonly id: string; readonly answer: HttpPlugin } & ShopTime

type Kept = { readonly process: ShopProcess; readonly open: OpenShop; readonly idle: ReturnType<Machine['timer']>; aheadMs: number }

type Parts = {
  readonly start: StartShop
  /** What answers for a marketplace at this address, by its own clock. */
  readonly open: (shop: ShopProcess, gatewaySecret: string, now: () => number) => OpenShop
  readonly machine: Machine
}

/** The test shops of this gateway: few, each with its developer alone, and closed when nobody has asked for a while. */
export class TestShops {
  readonly #parts: Parts
  readonly #shops = new Map<string, Kept>()
  #starting = 0
  #isClosed = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Null where there are as many as there may be. */
  async build(): Promise<TestShop | null> {
    if (this.#isClosed || this.#shops.size + this.#starting >= mostShops) return null
    const { start, open, machine } = this.#parts
    const [id, gatewaySecret] = [machine.newID(), machine.newID()]
    this.#starting += 1
    try {
      const process = await start(gatewaySecret)
      if (this.#isClosed) {
        process.end()
        return null
      }
      const kept: Kept = {
        process,
        open: open(process, gatewaySecret, () => machine.now() + kept.aheadMs),
        idle: machine.timer(idleMs, () => this.close(id)),
        aheadMs: 0,
      }
      this.#shops.set(id, kept)
      process.whenEnded(() => this.close(id))
    } finally {
      this.#starting -= 1
    }
    return this.find(id)
  }

  /** Who asks for a shop keeps it open. */
  find(id: string): TestShop | null {
    const kept = this.#shops.get(id)
    if (kept === undefined) return null
    kept.idle.refresh()
    return { id, answer: kept.open.answer, time: this.#timeOf(kept) }
  }

  /** Sets a shop's clock forward; null where there is no such shop, `done` is null where the time lies behind. */
  async setForward(id: string, to: string): Promise<(ShopTime & { readonly done: Done | null }) | null> {
    const kept = this.#shops.get(id)
    if (kept === undefined) return null
    kept.idle.refresh()
    const { done, aheadMs } = await kept.process.setForward(to)
    kept.aheadMs = aheadMs
    return { time: this.#timeOf(kept), done }
  }

  close(id: string): void {
    const kept = this.#shops.get(id)
    if (kept === undefined) return
    this.#shops.delete(id)
    kept.idle.close()
    void kept.open.close()
    kept.process.end()
  }

  closeAll(): void {
    this.#isClosed = true
    for (const id of this.#shops.keys()) this.close(id)
  }

  #timeOf({ aheadMs }: Kept): string {
    return new Date(this.#parts.machine.now() + aheadMs).toISOString()
  }
}
