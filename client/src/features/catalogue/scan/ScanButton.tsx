import { type ComponentProps, type ComponentType, createElement, type ReactNode, useState } from 'react'
import { useReportError } from '../../../errors/useReportError.ts'

export type ScannerProps = {
  readonly onClose: () => void
  /** For a list that is being written: each code is a row of it. */
  readonly onRow?: ((code: string) => void) | undefined
}
type View = ComponentType<ScannerProps>

export type ScanButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  /** Its code comes with the press. */
  readonly load: () => Promise<View>
  readonly onRow?: ScannerProps['onRow']
  readonly children: ReactNode
}

/** Opens a scanner. */
export function ScanButton({ load, onRow, children, ...rest }: ScanButtonProps) {
  const report = useReportError()
  const [Scanner, setScanner] = useState<View | null>(null)
  return (
    <>
      <button {...rest} type="button" aria-haspopup="dialog" onClick={() => void load().then((view) => setScanner(() => view), report)}>
        {children}
      </button>
      {Scanner && createElement(Scanner, { onRow, onClose: () => setScanner(null) })}
    </>
  )
}
