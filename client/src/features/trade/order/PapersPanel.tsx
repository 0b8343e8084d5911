import { type ComponentType, createElement, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { OrderPapersProps } from './OrderPapers.tsx'

/** The papers of an order, looked for on asking. */
export function PapersPanel({ orderID }: { orderID: string }) {
  const [View, setView] = useState<ComponentType<OrderPapersProps> | null>(null)
  const open = async (): Promise<void> => {
    const { OrderPapers } = await import('./OrderPapers.tsx')
    setView(() => OrderPapers)
  }
  return (
    <Panel title="随货资料与发票">
      {View === null ? (
        <Button icon="document" onClick={() => void open().catch(() => {})}>
          查看同行单、药检报告、发票
        </Button>
      ) : (
        createElement(View, { orderID })
      )}
    </Panel>
  )
}
