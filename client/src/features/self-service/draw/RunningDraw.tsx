import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RunningDraw_draw$key } from '../../../__generated__/RunningDraw_draw.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { color, type } from '../../../ui/tokens.ts'

const parts = css`
  display: grid;
  gap: 12px;
  > p { overflow-wrap: anywhere; }
  h3 { ${type.small} color: ${color.second}; font-weight: 600; }
  li { padding: 2px 0; }
  time { color: ${color.second}; }
`

type Props = {
  readonly draw: RunningDraw_draw$key
  /** What this shop won in it. */
  readonly won: string | null
}

/** The draw that runs: what can be won, by which rules, how it stands for this shop, and who won lately. */
export function RunningDraw({ draw: key, won }: Props) {
  const { name, rules, endsAt, prizes, standing, winners } = useFragment(
    graphql`
      fragment RunningDraw_draw on Draw {
        name
        rules
        endsAt
        prizes { prizeID name left }
        standing { message }
        winners(first: 10) { edges { cursor node { name prize createdAt } } }
      }
    `,
    key,
  )
  const message = won === null ? standing?.message : `本次抽奖您抽中了：${won}`
  return (
    <Panel title={name} tools={typeof endsAt === 'string' && <span>{dateOf(endsAt)} 结束</span>}>
      <div className={parts}>
        {message && <p>{message}</p>}
        {prizes.length > 0 && (
          <div>
            <h3>奖品</h3>
            <ul aria-label="奖品">
              {prizes.map((prize) => (
                <li key={prize.prizeID}>
                  {prize.name}
                  {typeof prize.left === 'number' && `（剩 ${prize.left} 份）`}
                </li>
              ))}
            </ul>
          </div>
        )}
        {rules !== '' && (
          <div>
            <h3>活动规则</h3>
            <ol>
              {rules.split('\n').map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
          </div>
        )}
        {winners && winners.edges.length > 0 && (
          <div>
            <h3>最近中奖</h3>
            <ul aria-label="最近中奖">
              {winners.edges.map(({ cursor, node }) => (
                <li key={cursor}>
                  {node.name} 抽中 {node.prize} <time dateTime={node.createdAt}>{dateOf(node.createdAt)}</time>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Panel>
  )
}
