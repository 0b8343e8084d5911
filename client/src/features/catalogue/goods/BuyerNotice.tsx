import { css } from '@emotion/css'
import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { BuyerNotice_query$key } from '../../../__generated__/BuyerNotice_query.graphql.ts'
import { paths } from '../../../navigation/paths.ts'
import { Link } from '../../../navigation/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { media } from '../../../ui/tokens.ts'

const gap = css`align-items: center; margin-bottom: 8px;`
const acts = css`display: flex; flex-wrap: wrap; gap: 0 16px;
  a { display: flex; align-items: center; min-height: 24px; ${media.touch} { min-height: 44px; } }`

/** Most shops may buy. Where its code cannot be had, goods say it themselves. */
const StandingNotice = lazy(() =>
  import('./StandingNotice.tsx').then(
    (module) => ({ default: module.StandingNotice }),
    () => ({ default: () => null }),
  ),
)

export type BuyerNoticeProps = { readonly query: BuyerNotice_query$key }

/** What keeps this buyer from ordering at all, and the next step; nothing for one who may. */
export function BuyerNotice({ query }: BuyerNoticeProps) {
  const { viewer } = useFragment(
    graphql`
      fragment BuyerNotice_query on Query {
        viewer {
          standing
          accountManager {
            name
            phone
          }
        }
      }
    `,
    query,
  )
  const { pathname, search } = useLocation()
  if (!viewer) {
    return (
      <Notice
        className={gap}
        action={
          <span className={acts}>
            <Link href={paths.login(`${pathname}${search}`)}>去登录</Link>
            <Link href={paths.register()}>免费注册</Link>
          </span>
        }
      >
        登录后可见价格并加入采购单
      </Notice>
    )
  }
  if (viewer.standing === 'APPROVED') return null
  return (
    <Suspense>
      <StandingNotice standing={viewer.standing} manager={viewer.accountManager} className={gap} actsClass={acts} />
    </Suspense>
  )
}
