import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'

export type AskedProps = { readonly orderID: string }
type Props = AskedProps & {
  readonly title?: string | undefined
  readonly label: string
  readonly load: () => Promise<ComponentType<AskedProps>>
}

const part = css`flex: 1 1 100%; h3 { margin-bottom: 8px; font-weight: 600; }`

/** What belongs to an order and is looked for on asking: a button until then. */
export function AskedPart({ orderID, title, label, load }: Props) {
  const [View, setView] = useState<ComponentType<AskedProps> | null>(null)
  const open = async (): Promise<void> => {
    const view = await load()
    setView(() => view)
  }
  if (View === null)
    return (
      <Button icon="document" onClick={() => void open().catch(() => {})}>
        {label}
      </Button>
    )
  return (
    <section className={part} aria-label={title}>
      {title !== undefined && <h3>{title}</h3>}
      {createElement(View, { orderID })}
    </section>
  )
}
