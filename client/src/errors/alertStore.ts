import type { ToastAction } from '../ui/toastStore.ts'

/** `action`: one thing to do about it, beside closing it. */
export type Alert = { readonly kind: 'alert' | 'timeout'; readonly text: string; readonly action?: ToastAction }

/** The one alert that interrupts the buyer, kept outside React; a newer one waits until the older is closed. */
export class AlertStore {
  #alerts: readonly Alert[] = []
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly current = (): Alert | null => this.#alerts[0] ?? null

  show(alert: Alert): void {
    if (this.#alerts.some((shown) => shown.kind === alert.kind && shown.text === alert.text)) return
    this.#set([...this.#alerts, alert])
  }

  close(): void {
    this.#set(this.#alerts.slice(1))
  }

  #set(alerts: readonly Alert[]): void {
    this.#alerts = alerts
    for (const listener of this.#listeners) listener()
  }
}

export const alerts = new AlertStore()
