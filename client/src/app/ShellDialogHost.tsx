import { createElement, type ReactNode, Suspense, useState } from 'react'
import { LazyModule, useLazyModule } from './lazyModule.ts'
import { QuietBoundary } from './QuietBoundary.tsx'
import { type ShellDialog, ShellDialogContext } from './shellDialog.ts'

const view = new LazyModule(async () => (await import('./ShellDialogView.tsx')).ShellDialogView)

function View(props: { dialog: ShellDialog; onClose: () => void }) {
  return createElement(useLazyModule(view), props)
}

/** Holds the dialog the frame has open. */
export function ShellDialogHost({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ readonly dialog: ShellDialog; readonly count: number } | null>(null)
  const open = (dialog: ShellDialog): void => {
    // Another try after a failed fetch starts afresh.
    void view.load().catch(() => {})
    setOpened((last) => ({ dialog, count: (last?.count ?? 0) + 1 }))
  }
  return (
    <ShellDialogContext value={open}>
      {children}
      {opened && (
        <QuietBoundary key={opened.count} fallback={null}>
          <Suspense fallback={null}>
            <View dialog={opened.dialog} onClose={() => setOpened(null)} />
          </Suspense>
        </QuietBoundary>
      )}
    </ShellDialogContext>
  )
}
