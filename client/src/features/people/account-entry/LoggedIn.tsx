import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LoggedIn_viewer$key } from '../../../__generated__/LoggedIn_viewer.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { color, media } from '../../../ui/tokens.ts'
import { useLogout } from '../account/useLogout.ts'

const sheet = css`
  display: grid;
  gap: 16px;
  strong { display: block; color: ${color.ink}; font-size: var(--text-16); overflow-wrap: anywhere; }
  p { color: ${color.second}; }
`
const ways = css`display: flex; flex-wrap: wrap; gap: 8px; ${media.phone} { display: grid; }`

type Props = {
  readonly viewer: LoggedIn_viewer$key
  /** Where one was going before. */
  readonly next: Path | null
  readonly otherwise: string
  /** Where one goes once logged out. */
  readonly afterLogout: Path
}

/** Instead of a form that would log in over a session: who is logged in, on to the shop, or log out first. */
export function LoggedIn({ viewer, next, otherwise, afterLogout }: Props) {
  const { company, username } = useFragment(
    graphql`
      fragment LoggedIn_viewer on Viewer {
        company
        username
      }
    `,
    viewer,
  )
  const [logout, isBusy] = useLogout(afterLogout)
  return (
    <div className={sheet}>
      <p>
        您已登录<strong>{company}</strong>用户名 {username}
      </p>
      <div className={ways}>
        <Link className={buttonClass('primary', 'large')} href={next ?? paths.home()}>
          {next === null ? '进入首页' : '返回刚才的页面'}
        </Link>
        <Button size="large" isBusy={isBusy} onClick={() => void logout()}>
          {otherwise}
        </Button>
      </div>
    </div>
  )
}
