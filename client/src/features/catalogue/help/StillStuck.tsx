import { css } from '@emotion/css'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { textLink } from '../../../ui/textLink.ts'

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  p { flex: 1 1 240px; }
  small { display: block; ${type.small} color: ${color.second}; }
`

/** Where to turn to when an article did not help. */
export function StillStuck({ hotline }: { hotline: string | null | undefined }) {
  return (
    <div className={line}>
      <p>
        <b>没有找到答案？</b>
        <small>
          工作日 8:30 至 18:00、周六 9:00 至 17:00 有人答复
          {hotline && (
            <>
              ，投诉热线{' '}
              <a className={textLink} href={`tel:${hotline}`}>
                {hotline}
              </a>
            </>
          )}
        </small>
      </p>
      <Link className={buttonClass('outline')} href={paths.messages({ kind: 'chat' })}>
        给客户经理留言
      </Link>
      <Link className={buttonClass()} href={paths.feedback()}>
        意见反馈
      </Link>
    </div>
  )
}
