import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AskForLicence_query$key } from '../../../__generated__/AskForLicence_query.graphql.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { media } from '../../../ui/tokens.ts'
import { textLink } from '../../../ui/textLink.ts'

/** On a phone each of the goods says it. */
const sentence = css`${media.phone} { display: none; }`

/** Who grants the right to buy controlled goods: the shop's account manager, else the hotline. */
function useGranter(key: AskForLicence_query$key): { readonly who: string; readonly phone: string } | null {
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
  return typeof phone === 'string' ? { who: manager ? `客户经理 ${manager.name}` : '服务热线', phone } : null
}

export function AskForLicence({ query }: { query: AskForLicence_query$key }) {
  const granter = useGranter(query)
  if (!granter) return <p className={sentence}>未显示价格的品种，登录后可联系客户经理申请授权。</p>
  return (
    <p className={sentence}>
      未显示价格的品种可申请授权：
      <a className={textLink} href={`tel:${granter.phone}`}>
        {granter.who} {granter.phone}
      </a>
    </p>
  )
}

/** The same beside one product. */
export function AskByPhone({ query }: { query: AskForLicence_query$key }) {
  const granter = useGranter(query)
  return (
    granter && (
      <a className={buttonClass('outline', 'small')} href={`tel:${granter.phone}`} title={`${granter.who} ${granter.phone}`}>
        致电申请授权
      </a>
    )
  )
}
