import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { PriceMoves_report$data, PriceMoves_report$key } from '../../../__generated__/PriceMoves_report.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { StepChart } from '../../../ui/StepChart.tsx'
import { Table } from '../../../ui/Table.tsx'
import { color, media } from '../../../ui/tokens.ts'
import { plainMoney } from '../../trade/wallet/signed.ts'
import { changeWords, figureTable, note } from './figures.ts'

type Move = PriceMoves_report$data['priceMoves'][number]

const COLUMNS = [
  ['first', '首次'],
  ['last', '最近'],
  ['lowest', '最低'],
  ['highest', '最高'],
] as const

const chart = css`
  padding: 12px 16px;
  border-bottom: 1px solid ${color.line};
  h3 { margin-bottom: 8px; }
  ol { display: flex; flex-wrap: wrap; gap: 2px 16px; margin-top: 8px; color: ${color.second}; font-variant-numeric: tabular-nums; }
  ${media.phone} { padding: 12px; }
`
const foot = css`padding: 8px 16px 12px; ${media.phone} { padding: 8px 12px 12px; }`
const noPrint = css`${media.print} { display: none; }`

/** What goods cost from order to order, what moved most first; the one that is chosen also as a line. */
export function PriceMoves({ report: key }: { report: PriceMoves_report$key }) {
  const report = useFragment(
    graphql`
      fragment PriceMoves_report on PurchaseReport {
        pricedCount
        risenCount
        fallenCount
        priceMoves { goodsID name spec unit maker times first last lowest highest changePermille points { on price } }
      }
    `,
    key,
  )
  const [chosenID, setChosen] = useState<string | null>(null)
  const chosen = report.priceMoves.find(({ goodsID }) => goodsID === chosenID) ?? report.priceMoves[0]
  if (chosen === undefined)
    return (
      <Panel title="价格变动">
        <p>这段时间没有买过两次以上的商品。</p>
      </Panel>
    )
  return (
    <Panel title="价格变动" isFlush>
      <PriceLine move={chosen} />
      <Table caption="价格变动" className={figureTable} isFluid>
        <colgroup>
          <col />
          <col style={{ width: '64px' }} />
          {COLUMNS.map(([name]) => (
            <col key={name} style={{ width: '88px' }} />
          ))}
          <col style={{ width: '96px' }} />
          <col style={{ width: '88px' }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col" className="number">
              次数
            </th>
            {COLUMNS.map(([name, words]) => (
              <th key={name} scope="col" className="number">
                {words}
              </th>
            ))}
            <th scope="col" className="number">
              涨跌
            </th>
            <th scope="col" className={noPrint}>
              走势
            </th>
          </tr>
        </thead>
        <tbody>
          {report.priceMoves.map((move) => (
            <tr key={move.goodsID}>
              <th scope="row">
                <Link href={paths.goodsDetail(move.goodsID)}>{move.name}</Link>
                <small>
                  {move.spec} · {move.maker}
                </small>
              </th>
              <td className="number" data-name="次数">
                {move.times}
              </td>
              {COLUMNS.map(([name, words]) => (
                <td key={name} className="number" data-name={words}>
                  {plainMoney(move[name])}
                </td>
              ))}
              <td className={`number ${toneOf(move)}`} data-name="涨跌">
                {changeWords(move.changePermille)}
              </td>
              <td className={noPrint}>
                <Button
                  size="small"
                  aria-pressed={move === chosen}
                  aria-label={`查看 ${move.name} 的走势`}
                  onClick={() => setChosen(move.goodsID)}
                >
                  走势
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={`${note} ${foot}`}>
        买过两次以上的商品共 {report.pricedCount} 个，{report.risenCount} 个涨价、{report.fallenCount} 个降价，涨跌最大的列在前面。
        价格是扣除全部优惠后的到手单价；组合、换购和赠品的价格随其他商品而定，不计入。
      </p>
    </Panel>
  )
}

const toneOf = ({ changePermille: change }: Move): string => (typeof change !== 'number' || change === 0 ? '' : change > 0 ? 'up' : 'down')

function PriceLine({ move }: { move: Move }) {
  const words = `${move.name} 到手价，${move.points.length} 次，${changeWords(move.changePermille)}`
  return (
    <div className={chart}>
      <h3>
        {move.name} {move.spec}
      </h3>
      <StepChart
        title={words}
        steps={daily(move.points)}
        dots={move.points.map(({ on, price }, nth) => ({ key: `${on} ${nth}`, on, value: parseMoney(price), title: `${on} ¥${price}` }))}
        until={move.points.at(-1)?.on ?? ''}
        format={(cents) => `¥${formatYuan(cents)}`}
      />
      <ol aria-label={`${move.name} 各次到手价`}>
        {move.points.map(({ on, price }, nth) => (
          <li key={`${on} ${nth}`}>
            {on} ¥{plainMoney(price)}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Of two orders on one day the later one is where the line goes on. */
const daily = (points: Move['points']) =>
  [...new Map(points.map(({ on, price }) => [on, price])).entries()].map(([on, price]) => ({ on, value: parseMoney(price) }))
