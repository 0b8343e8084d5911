import { setImmediate } from 'node:timers/promises'
import type { SmsPurpose } from '../../db/tables/accountEntry.ts'

export interface SmsMessage {
  /** Lets the receiver drop a message that comes twice. */
  readonly id: string
  readonly phone: string
  readonly scene: SmsPurpose
  /** Null for a notice. */
  readonly code: string | null
  /** Of a notice, for gateways that send by templates. */
  readonly notice?: { readonly kind: string; readonly title: string; readonly body: string }
  readonly text: string
  readonly at: Date
}

/** What carries a message to a phone. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>
}

/**
 * Hands messages over behind the answer's back: a buyer who gets none must not be told so by the time it takes.
 * Whoever needs them delivered (the outbox, the end of the process) waits for `settled`.
 */
export class SmsQueue {
  readonly #senders: readonly SmsSender[]
  readonly #underWay = new Set<Promise<void>>()

  constructor(senders: readonly SmsSender[]) {
    this.#senders = senders
  }

  get hasSender(): boolean {
    return this.#senders.length > 0
  }

  hand(message: SmsMessage, onFailure: (error: unknown) => void): void {
    for (const sender of this.#senders) {
      // The answer leaves in this turn of the loop, the work of sending begins in the next.
      const delivery = setImmediate()
        .then(() => sender.send(message))
        .catch(onFailure)
        .finally(() => this.#underWay.delete(delivery))
      this.#underWay.add(delivery)
    }
  }

  async settled(): Promise<void> {
    await Promise.all(this.#underWay)
  }
}
