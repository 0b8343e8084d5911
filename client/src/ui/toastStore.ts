export type ToastKind = 'ok' | 'info' | 'warning' | 'error'

export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

export interface ToastInput {
  readonly kind: ToastKind
  readonly text: string
  /** One thing to do about it: 撤销, 查看收藏. */
  readonly action?: ToastAction
  /** It stays until it is dismissed, as errors do. */
  readonly isLasting?: boolean
}

export interface Toast extends ToastInput {
  readonly id: number
}

const SHOWN_MAX = 4

/** Toasts wait here, outside React, so that the network layer can speak too. Only the browser ever adds one. */
export class ToastStore {
  #toasts: readonly Toast[] = []
  #lastId = 0
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): readonly Toast[] => this.#toasts

  /** The same words once more replace the older toast, so a failing button does not fill the screen. */
  show(input: ToastInput): number {
    this.#lastId += 1
    const others = this.#toasts.filter((toast) => toast.text !== input.text)
    this.#set([...others, { ...input, id: this.#lastId }].slice(-SHOWN_MAX))
    return this.#lastId
  }

  dismiss(id: number): void {
    this.#set(this.#toasts.filter((toast) => toast.id !== id))
  }

  clear(): void {
    this.#set([])
  }

  #set(toasts: readonly Toast[]): void {
    this.#toasts = toasts
    for (const listener of this.#listeners) listener()
  }
}

export const toasts = new ToastStore()
