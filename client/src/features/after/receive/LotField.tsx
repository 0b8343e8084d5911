import { css } from '@emotion/css'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'

const row = css`display: flex; gap: 8px; align-items: end; > :first-child { flex: 1; min-width: 0; }`

const LOT_MAX = 30

/** The lot as it is printed: nothing of a code tells it. */
export function LotField({ onLot }: { readonly onLot: (lot: string) => void }) {
  const [lot, setLot] = useState('')
  return (
    <form
      className={row}
      onSubmit={(event) => {
        event.preventDefault()
        if (lot.trim() !== '') onLot(lot.trim())
      }}
    >
      <TextField
        label="盒上印的批号"
        value={lot}
        maxLength={LOT_MAX}
        autoComplete="off"
        onChange={(event) => setLot(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="large">
        记为不符
      </Button>
    </form>
  )
}
