import { createContext, useContext } from 'react'

/** What the frame opens on request; its code comes with the request. */
export type ShellDialog =
  | { readonly kind: 'desktop' | 'phone' | 'service' }
  | { readonly kind: 'wechat'; readonly code: string | null }
  | { readonly kind: 'notice' | 'help'; readonly articleID: string }

export const ShellDialogContext = createContext<(dialog: ShellDialog) => void>(() => {})

export function useShellDialog(): (dialog: ShellDialog) => void {
  return useContext(ShellDialogContext)
}
