import { toasts } from '../../../ui/toastStore.ts'

type Warning = { readonly code: string; readonly message: string }

/** What succeeded otherwise than asked. A warehouse still below its minimum is no news while a cart is being filled: the cart page shows it. */
export function showWarnings(warnings: readonly Warning[] | undefined): void {
  for (const { code, message } of warnings ?? []) if (code !== 'MIN_ORDER') toasts.show({ kind: 'warning', text: message })
}
