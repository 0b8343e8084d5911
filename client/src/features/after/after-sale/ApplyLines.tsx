import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { ApplyLines_options$key } from '../../../__generated__/ApplyLines_options.graphql.ts'
import { digitsOf } from '../../../lib/digits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { color, control, radius, type } from '../../../ui/tokens.ts'
import { LinePicture } from '../../trade/order/LinePicture.tsx'

const rows = css`
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 8px 16px; }
  li + li { border-top: 1px solid ${color.line}; }
  li > div { flex: 1 1 180px; min-width: 0; }
  small { display: block; ${type.small} color: ${color.second}; }
  label { display: flex; align-items: center; gap: 8px; width: 144px; color: ${color.second}; }
  input { width: 72px; height: ${control.normal}; padding: 0 8px; border: 1px solid ${color.control}; border-radius: ${radius};
    text-align: right; }
  input:disabled { background: ${color.disabledGround}; }
`

type Props = {
  readonly options: ApplyLines_options$key
  readonly quantities: ReadonlyMap<string, number>
  /** All of it or nothing. */
  readonly isFixed: boolean
  readonly hasMoney: boolean
  readonly onChange: (quantities: ReadonlyMap<string, number>) => void
}

/** How many of which goods; never more than can be asked for. */
export function ApplyLines({ options: key, quantities, isFixed, hasMoney, onChange }: Props) {
  const { lines } = useFragment(
    graphql`
      fragment ApplyLines_options on AfterSaleOptions {
        lines { lineID name manufacturer spec packUnit images { url } quantity mostQuantity mostAmount }
      }
    `,
    key,
  )
  const set = (lineID: string, quantity: number): void => onChange(new Map(quantities).set(lineID, quantity))
  return (
    <Panel
      title="售后商品"
      isFlush
      tools={
        isFixed ? undefined : (
          <Button size="small" onClick={() => onChange(new Map(lines.map((line) => [line.lineID, line.mostQuantity])))}>
            全部商品
          </Button>
        )
      }
    >
      <ul className={rows} aria-label="售后商品">
        {lines.map((line) => (
          <li key={line.lineID}>
            <LinePicture images={line.images} />
            <div>
              {line.name}
              <small>
                {line.spec}　{line.manufacturer}　已购 {line.quantity}
                {line.packUnit}
              </small>
              {hasMoney && parseMoney(line.mostAmount) > 0 && (
                <small>最多可退 ¥{formatYuan(parseMoney(line.mostAmount))}，以系统按实付核算为准</small>
              )}
            </div>
            <label>
              <input
                inputMode="numeric"
                aria-label={`${line.name} ${line.spec} 数量`}
                value={quantities.get(line.lineID) ?? 0}
                disabled={isFixed || line.mostQuantity === 0}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) => set(line.lineID, Math.min(line.mostQuantity, Number(digitsOf(event.currentTarget.value))))}
              />
              / {line.mostQuantity} {line.packUnit}
            </label>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
