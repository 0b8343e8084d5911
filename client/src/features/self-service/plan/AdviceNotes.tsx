import { css } from '@emotion/css'
import { color, media, type } from '../../../ui/tokens.ts'
import type { Advice } from './planLines.ts'

const notes = css`
  padding: 0 16px 8px;
  ${type.small}
  color: ${color.second};
  b { color: ${color.ink}; font-weight: 600; }
  summary { cursor: pointer; ${media.touch} { min-height: 44px; line-height: 44px; } }
  li { padding: 2px 0; overflow-wrap: anywhere; }
  ${media.phone} { padding: 0 12px 8px; }
`
const BASES: Readonly<Record<string, string>> = {
  CHOSEN: '',
  RHYTHM: '（本店平常的下单间隔）',
  STANDARD: '（下单次数还少，先按一周）',
}

/** For how many days was reckoned, what there is enough of, and which rows of the sheet said nothing. */
export function AdviceNotes({ advice: { days, daysBy, rows, enoughGoodsIDs, unreadRows } }: { readonly advice: Advice }) {
  return (
    <div className={notes}>
      <p>
        补到够用 <b>{days} 天</b>
        {BASES[daysBy ?? '']}，要补 <b>{rows.length}</b> 种{enoughGoodsIDs.length > 0 && `，另有 ${enoughGoodsIDs.length} 种够用`}
      </p>
      {unreadRows.length > 0 && (
        <details>
          <summary>表格里有 {unreadRows.length} 行没有给出建议</summary>
          <ul>
            {unreadRows.map(({ line, input, note }) => (
              <li key={line}>
                第 {line} 行「{input}」：{note}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
