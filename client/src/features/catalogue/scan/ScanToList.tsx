import { useState } from 'react'
import type { ScannerProps } from './ScanButton.tsx'
import { ScanDialog } from './ScanDialog.tsx'

/** Each code becomes a row of a list that is being written. */
export function ScanToList({ onRow, onClose }: ScannerProps) {
  const [codes, setCodes] = useState<readonly string[]>([])
  return (
    <ScanDialog
      onClose={onClose}
      onCode={(code) => {
        setCodes([...codes, code])
        onRow?.(code)
      }}
    >
      {codes.length > 0 && `已加入 ${codes.length} 行，最近：${codes.at(-1)}`}
    </ScanDialog>
  )
}
