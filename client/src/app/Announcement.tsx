import { css, keyframes } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Announcement_post$key } from '../__generated__/Announcement_post.graphql.ts'
import { color } from '../ui/tokens.ts'
import { Icon } from '../ui/Icon.tsx'
import { onDesktop } from '../ui/onlyOn.ts'
import { useShellDialog } from './shellDialog.ts'

/** Rests at its beginning, leaves to the left and comes back from the right. */
const pass = keyframes`
  15% { transform: none; }
  60% { transform: translateX(-100%); visibility: visible; }
  60.01% { transform: translateX(360px); }
  100% { transform: none; }
`
const line = css`
  flex: 1;
  max-width: 400px;
  overflow: hidden;
  > button:first-of-type { flex: 1; min-width: 0; overflow: hidden; }
  span { animation: ${pass} 24s linear infinite; }
  &:hover span, &:focus-within span, &[data-paused] span { animation-play-state: paused; }
  svg { color: ${color.amber}; }
`

/** The notice that scrolls by; it stands still under the pointer, when it is told to, and for who wants no motion. */
export function Announcement({ post }: { post: Announcement_post$key }) {
  const { article } = useFragment(graphql`fragment Announcement_post on PostPage { article { articleID title } }`, post)
  const [isPaused, setPaused] = useState(false)
  const open = useShellDialog()
  return (
    <div className={`${line} ${onDesktop}`} data-paused={isPaused || undefined}>
      <Icon name="info" />
      <button type="button" aria-haspopup="dialog" onClick={() => open({ kind: 'notice', articleID: article.articleID })}>
        <span>{article.title}</span>
      </button>
      <button
        type="button"
        aria-label="公告停止滚动"
        title={isPaused ? '继续滚动' : '停止滚动'}
        aria-pressed={isPaused}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
      </button>
    </div>
  )
}
