import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AfterSaleActions_afterSale$key } from '../../../__generated__/AfterSaleActions_afterSale.graphql.ts'
import { useRetry } from '../../../navigation/retrying.ts'
import { Button } from '../../../ui/Button.tsx'
import { media } from '../../../ui/tokens.ts'
import type { AfterSaleDialogProps } from './AfterSaleDialog.tsx'

const acts = css`display: flex; flex-wrap: wrap; gap: 8px; ${media.print} { display: none; }`

export type AfterSaleAct = 'SHIP' | 'RECEIVE' | 'CANCEL'
const words: readonly (readonly [AfterSaleAct, string])[] = [
  ['SHIP', '填写寄回单号'],
  ['RECEIVE', '确认收到'],
  ['CANCEL', '撤销申请'],
]

/** What the buyer may do with an after-sale now. */
export function AfterSaleActions({ afterSale: key }: { afterSale: AfterSaleActions_afterSale$key }) {
  const { afterSaleID, actions } = useFragment(graphql`fragment AfterSaleActions_afterSale on AfterSale { afterSaleID actions }`, key)
  const retry = useRetry()
  const [dialog, setDialog] = useState<{ readonly View: ComponentType<AfterSaleDialogProps>; readonly act: AfterSaleAct } | null>(null)
  const open = async (act: AfterSaleAct): Promise<void> => {
    const { AfterSaleDialog } = await import('./AfterSaleDialog.tsx')
    setDialog({ View: AfterSaleDialog, act })
  }
  const done = (): void => {
    setDialog(null)
    retry()
  }
  return (
    <div className={acts}>
      {words
        .filter(([act]) => actions.includes(act))
        .map(([act, text]) => (
          <Button key={act} variant={act === 'CANCEL' ? 'secondary' : 'primary'} onClick={() => void open(act).catch(() => {})}>
            {text}
          </Button>
        ))}
      {dialog && createElement(dialog.View, { afterSaleID, act: dialog.act, onClose: () => setDialog(null), onDone: done })}
    </div>
  )
}
