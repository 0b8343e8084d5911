import { css } from '@emotion/css'
import { dateTime } from '../../../lib/chinaTime.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { Button } from '../../../ui/Button.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

const line = css`
  display: grid;
  justify-items: start;
  gap: 4px;
  max-width: 85%;
  time { justify-self: center; ${type.small} color: ${color.second}; }
  > div { padding: 8px 12px; border-radius: 2px 12px 12px; background: ${color.ground}; line-height: 1.6; white-space: pre-wrap;
    overflow-wrap: anywhere; }
  img { max-width: 220px; max-height: 220px; border: 1px solid ${color.line}; border-radius: 8px; }
  small { ${type.small} color: ${color.second}; }
  [role='alert'] { color: ${color.price}; }
`
const shopLine = joinClasses(
  line,
  css`
  align-self: flex-end;
  justify-items: end;
  > div { border-radius: 12px 2px 12px 12px; background: ${color.brand50}; }
`,
)
const moment = css`align-self: center; ${type.small} color: ${color.second};`

/** A pause from which on the time is said again. */
const PAUSE_MS = 10 * 60_000

type Props = {
  readonly isOwn: boolean
  readonly staff?: string | null | undefined
  readonly content: string | null | undefined
  readonly image: string | null
  readonly at?: string
  /** When the one above it was said. */
  readonly before?: string | null
  readonly state?: 'sending' | 'failed'
  readonly onAgain?: () => void
}

/** One thing said: the shop's own at the right. */
export function Bubble({ isOwn, staff, content, image, at, before = null, state, onAgain }: Props) {
  return (
    <>
      {at !== undefined && (before === null || Date.parse(at) - Date.parse(before) > PAUSE_MS) && (
        <time className={moment} dateTime={at}>
          {dateTime(at)}
        </time>
      )}
      <div className={isOwn ? shopLine : line}>
        {isOwn ? <VisuallyHidden>我：</VisuallyHidden> : <small>{staff}</small>}
        {content && <div>{content}</div>}
        {image !== null && (
          <a href={image} target="_blank" rel="noreferrer">
            <img src={image} alt={isOwn ? '我发送的图片' : '客户经理发送的图片'} />
          </a>
        )}
        {state === 'sending' && <small>发送中…</small>}
        {state === 'failed' && (
          <small role="alert">
            未发送成功{' '}
            <Button size="small" onClick={onAgain}>
              重新发送
            </Button>
          </small>
        )}
      </div>
    </>
  )
}
