import { graphql, useFragment } from 'react-relay/hooks'
import type { AskForLicence_query$key } from '../../__generated__/AskForLicence_query.graphql.ts'

/** Who grants the right to buy controlled goods: the shop's account manager, else the hotline. */
export function AskForLicence({ query: key }: { query: AskForLicence_query$key }) {
  const { viewer } = useFragment(
    graphql`
      fragment AskForLicence_query on Query {
        viewer {
          hotline
          accountManager { name phone }
        }
      }
    `,
    key,
  )
  const manager = viewer?.accountManager
  const phone = manager?.phone ?? viewer?.hotline
  if (typeof phone !== 'string') return <p>未显示价格的品种，登录后可联系客户经理申请授权。</p>
  return <p>未显示价格的品种可申请授权：<a href={`tel:${phone}`}>{manager ? `客户经理 ${manager.name} ` : '服务热线 '}{phone}</a></p>
}
