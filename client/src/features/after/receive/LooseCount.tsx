import { css } from '@emotion/css'
import { digitsOf } from '../../../lib/digits.ts'
import { Button } from '../../../ui/Button.tsx'
import { color, control, media, radius, type } from '../../../ui/tokens.ts'
import type { Counted } from '../../ground/kept/received.ts'
import type { SentLine } from './tally.ts'

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  label { display: flex; gap: 4px; align-items: center; ${type.small} color: ${color.second}; }
  input {
    width: 56px;
    height: ${control.normal};
    padding: 0 8px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    text-align: right;
    ${media.touch} { font-size: 16px; }
  }
`
/** No parcel holds more of a line; a code that is scanned into the field is cut to it. */
const DIGITS = 5

type Props = { readonly line: SentLine; readonly counted: Counted | undefined; readonly onCount: (counted: Counted) => void }

/** Goods without codes are counted: all of them with one press, or as many as came. */
export function LooseCount({ line: { name, loose }, counted, onCount }: Props) {
  const { arrived = null, damaged = 0 } = counted ?? {}
  const field = (label: string, value: number | null, set: (quantity: number) => void) => (
    <label>
      {label}
      <input
        inputMode="numeric"
        aria-label={`${name} ${label}数量`}
        value={value ?? ''}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => set(Number(digitsOf(event.currentTarget.value, DIGITS)))}
      />
    </label>
  )
  return (
    <span className={row}>
      <Button
        variant={arrived === loose ? 'outline' : 'secondary'}
        aria-label={`${name} 全部到货`}
        onClick={() => onCount({ arrived: loose, damaged })}
      >
        全部到货
      </Button>
      {field('到货', arrived, (quantity) => onCount({ arrived: quantity, damaged: Math.min(damaged, quantity) }))}
      {arrived !== null && arrived > 0 && field('破损', damaged, (quantity) => onCount({ arrived, damaged: Math.min(quantity, arrived) }))}
    </span>
  )
}
