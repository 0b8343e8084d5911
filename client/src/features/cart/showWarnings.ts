import { toasts } from '../../ui/toastStore.ts'

/** What succeeded otherwise than asked. */
export function showWarnings(warnings: readonly { readonly message: string }[] | undefined): void {
  for (const { message } of warnings ?? []) toasts.show({ kind: 'warning', text: message })
}
