import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import { reasonText } from 'rules/reasons'
import type { BuyerNotice_query$key } from '../../__generated__/BuyerNotice_query.graphql.ts'
import { paths } from '../../navigation/paths.ts'
import { Link } from '../../navigation/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'

const gap = css`margin-bottom: 8px;`

/** What keeps this buyer from ordering at all, and the next step; nothing for one who may. */
export function BuyerNotice({ query }: { query: BuyerNotice_query$key }) {
  const { viewer } = useFragment(
    graphql`
      fragment BuyerNotice_query on Query {
        viewer {
          isReviewed
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
      <Notice className={gap} action={<Link href={paths.login(`${pathname}${search}`)}>去登录</Link>}>
        登录后可见价格并加入采购单
      </Notice>
    )
  }
  if (viewer.isReviewed) return null
  const manager = viewer.accountManager
  return (
    <Notice className={gap} tone="warning" action={manager ? <a href={`tel:${manager.phone}`}>联系客户经理 {manager.name} {manager.phone}</a> : undefined}>
      {reasonText('NOT_REVIEWED')}
    </Notice>
  )
}
