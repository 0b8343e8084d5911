import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import { deleteEndedBrakes, readBrake, takeBrake } from './brake.repo.ts'

/** What is counted apart from everything else. */
export type BrakeName =
  | 'chat'
  | 'coupon_code'
  | 'delivery_push'
  | 'dossier'
  | 'invoice_mail'
  | 'invoice_query'
  | 'list_parse'
  | 'login'
  | 'office_factor'
  | 'mail_code'
  | 'month_file'
  | 'office_token'
  | 'register_check'
  | 'register_scan'
  | 'sms_code'
  | 'unsubscribe'
  | 'upload'
  | 'wechat_answer'
  | 'wechat_qr'

export interface BrakeBounds {
  readonly max: number
  readonly windowMs: number
}

/** At most so many in a window, counted over all processes: a brake for what is costly, not the rule that locks accounts. */
export class Brake {
  readonly #deps: Pick<Deps, 'db' | 'clock'>
  readonly #name: BrakeName
  readonly #bounds: BrakeBounds

  constructor(deps: Pick<Deps, 'db' | 'clock'>, name: BrakeName, bounds: BrakeBounds) {
    this.#deps = deps
    this.#name = name
    this.#bounds = bounds
  }

  /** Counts one more, before anything else is done; returns 0 when it may pass, else the seconds to wait. */
  async count(subject: string | number): Promise<number> {
    const { max, windowMs } = this.#bounds
    const { used, waitMs } = await takeBrake(this.#deps.db, this.#keyOf(subject), this.#deps.clock.now(), windowMs)
    return used <= max ? 0 : Math.max(1, Math.ceil(waitMs / 1000))
  }

  /** The seconds to wait as of now, where only failures are counted. */
  async wait(subject: string | number): Promise<number> {
    const taken = await readBrake(this.#deps.db, this.#keyOf(subject), this.#deps.clock.now())
    return taken === null || taken.used < this.#bounds.max ? 0 : Math.max(1, Math.ceil(taken.waitMs / 1000))
  }

  /** A digest, since subjects are addresses and shops. */
  #keyOf(subject: string | number): Buffer {
    return createHash('sha256').update(`${this.#name}:${subject}`).digest()
  }

  /** The same, as a refusal that says how long to wait. */
  async countOrRefuse(subject: string | number): Promise<void> {
    const wait = await this.count(subject)
    if (wait > 0) throw refused('RATE_LIMITED', { seconds: wait })
  }
}

export function forgetBrakes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return deleteEndedBrakes(db, clock.now())
}
