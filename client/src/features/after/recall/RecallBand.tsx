import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { RecallBandQuery } from '../../../__generated__/RecallBandQuery.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { color, control, layer, media, radius } from '../../../ui/tokens.ts'

/** Over the page, since it comes after it and may move nothing. An invitation to a draw waits until it is gone. */
const band = css`
  position: fixed;
  z-index: ${layer.drawer};
  bottom: calc(24px + env(safe-area-inset-bottom));
  left: 50%;
  display: flex;
  align-items: center;
  gap: 8px 12px;
  width: min(680px, calc(100vw - 24px));
  padding: 12px 16px;
  transform: translateX(-50%);
  border: 1px solid ${color.price};
  border-radius: ${radius};
  background: ${color.red50};
  box-shadow: 0 4px 16px rgb(0 0 0 / 16%);
  ${media.phone} { bottom: calc(72px + env(safe-area-inset-bottom)); }
  > svg { flex: none; color: ${color.price}; }
  p { flex: 1; min-width: 0; }
  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: ${control.large};
    padding: 0 16px;
    border-radius: ${radius};
    background: ${color.price};
    color: ${color.paper};
    font-weight: 600;
  }
  & ~ [aria-label='抽奖'] { display: none; }
  ${media.print} { display: none; }
`

/** Where a shop's day begins; elsewhere it would lie over what is to be pressed. */
const isShownAt = (path: string): boolean => path === '/' || path === paths.member()

/** An open recall that the shop has not answered goes before everything else. */
export function RecallBand() {
  return isShownAt(useLocation().pathname) ? <Waiting /> : null
}

function Waiting() {
  const [isClosed, setClosed] = useState(false)
  const { recalls } = useLazyLoadQuery<RecallBandQuery>(
    graphql`query RecallBandQuery { recalls { id status dueAt repliedAt lots { name lot } } }`,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const open = (recalls ?? []).filter(({ status, repliedAt }) => status === 'ACTIVE' && !repliedAt)
  const [first] = [...open].sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))
  const lot = first?.lots[0]
  if (first === undefined || isClosed) return null
  return (
    <aside className={band} aria-label="药品召回">
      <Icon name="warning" size={20} />
      <p>
        <strong>药品召回：{lot === undefined ? '您购入的批号' : `${lot.name} 批号 ${lot.lot}`}</strong>
        {open.length > 1 && ` 等 ${open.length} 项`}
        <br />
        请立即停售停用，{dateTime(first.dueAt)} 前回复
      </p>
      <Link href={paths.recalls()}>查看并回复</Link>
      <IconButton icon="close" label="稍后处理" onClick={() => setClosed(true)} />
    </aside>
  )
}
