import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { ApplyLines_options$key } from '../../../__generated__/ApplyLines_options.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { LinePicture } from '../../trade/order/LinePicture.tsx'

const rows = css`
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 8px 16px; }
  li + li { border-top: 1px solid ${color.line}; }
  li > div { flex: 1 1 180px; min-width: 0; }
  small { display: block; ${type.small} color: ${color.second}; }
  ${media.phone} { li > span:last-child { margin-left: 60px; } }
`

type Props = {
  readonly options: ApplyLines_options$key
  readonly quantities: ReadonlyMap<string, number>
  /** All of it or nothing. */
  readonly isFixed: boolean
  readonly hasMoney: boolean
  /** What is missing here. */
  readonly problem: string | null
  readonly onChange: (quantities: ReadonlyMap<string, number>) => void
}

/** How many of which goods; never more than can be asked for. */
export function ApplyLines({ options: key, quantities, isFixed, hasMoney, problem, onChange }: Props) {
  const { lines } = useFragment(
    graphql`
      fragment ApplyLines_options on AfterSaleOptions {
        lines {
          lineID name manufacturer spec packUnit images { url } quantity mostQuantity mostAmount
          line { kind lots { lotNumber expiresOn } }
        }
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
      {problem !== null && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <ul className={rows} aria-label="售后商品">
        {lines.map((line) => (
          <li key={line.lineID}>
            <LinePicture images={line.images} />
            <div>
              {line.name} {line.line?.kind === 'GIFT' && <Tag tone="amber">赠品</Tag>}
              <small>
                {line.spec}　{line.manufacturer}
              </small>
              {line.line?.lots.map((lot) => (
                <small key={lot.lotNumber}>
                  批号 {lot.lotNumber ?? '—'}　有效期至 {lot.expiresOn}
                </small>
              ))}
              <small>
                已购 {line.quantity} {line.packUnit}
                {line.mostQuantity < line.quantity && `，${line.quantity - line.mostQuantity} ${line.packUnit}已退或正在售后`}
                {hasMoney && parseMoney(line.mostAmount) > 0 && `，最多可退 ¥${formatYuan(parseMoney(line.mostAmount))}`}
              </small>
            </div>
            <QuantityStepper
              value={quantities.get(line.lineID) ?? 0}
              rules={{ limit: line.mostQuantity }}
              label={`${line.name} ${line.spec}`}
              unit={line.packUnit}
              isDisabled={isFixed || line.mostQuantity === 0}
              onChange={(quantity) => set(line.lineID, quantity)}
              onRemove={() => set(line.lineID, 0)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
