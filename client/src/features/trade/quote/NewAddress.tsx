import { type ComponentType, createElement, useEffect, useState } from 'react'
import { useReportError } from '../../../errors/useReportError.ts'
import { Button } from '../../../ui/Button.tsx'
import type { AddressDialogProps } from '../../people/address/AddressDialog.tsx'
import { changeDraft } from './confirmDraft.ts'

/** Puts an address into the shop's list without leaving the order; the order goes there at once. */
export function NewAddress({ addressIDs }: { addressIDs: readonly string[] }) {
  const report = useReportError()
  const [Dialog, setDialog] = useState<ComponentType<AddressDialogProps> | null>(null)
  const [before, setBefore] = useState<readonly string[] | null>(null)
  const added = before === null ? undefined : addressIDs.find((addressID) => !before.includes(addressID))
  useEffect(() => {
    if (added !== undefined) changeDraft({ deliverTo: added })
  }, [added])
  const open = async (): Promise<void> => {
    const { AddressDialog } = await import('../../people/address/AddressDialog.tsx')
    setDialog(() => AddressDialog)
  }
  return (
    <>
      <Button size="small" icon="plus" aria-haspopup="dialog" onClick={() => void open().catch(report)}>
        新增收货地址
      </Button>
      {Dialog &&
        createElement(Dialog, {
          address: null,
          isFirst: addressIDs.length === 0,
          onSaved: () => setBefore(addressIDs),
          onClose: () => setDialog(null),
        })}
    </>
  )
}
