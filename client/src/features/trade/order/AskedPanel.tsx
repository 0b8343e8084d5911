import { type ComponentType, createElement, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'

export type AskedProps = { readonly orderID: string }
type Props = AskedProps & { readonly title: string; readonly label: string; readonly load: () => Promise<ComponentType<AskedProps>> }

/** What belongs to an order and is looked for on asking. */
export function AskedPanel({ orderID, title, label, load }: Props) {
  const [View, setView] = useState<ComponentType<AskedProps> | null>(null)
  const open = async (): Promise<void> => {
    const view = await load()
    setView(() => view)
  }
  return (
    <Panel title={title}>
      {View === null ? (
        <Button icon="document" onClick={() => void open().catch(() => {})}>
          {label}
        </Button>
      ) : (
        createElement(View, { orderID })
      )}
    </Panel>
  )
}
