import { css } from '@emotion/css'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { CustomerServiceQuery } from '../__generated__/CustomerServiceQuery.graphql.ts'
import { Link } from '../navigation/Link.tsx'
import { paths } from '../navigation/paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { color } from '../ui/tokens.ts'
import { managerTitle } from './managerTitle.ts'

const list = css`display: grid; gap: 16px; dt { color: ${color.second}; } dd { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 4px; font-weight: 600; }`

/** Whom a buyer can turn to. */
export function CustomerService() {
  const { viewer } = useLazyLoadQuery<CustomerServiceQuery>(
    graphql`query CustomerServiceQuery { viewer { hotline serviceQQ accountManager { name phone isDefault } } }`,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  if (!viewer) {
    return <p>登录后可查看您的客户经理、投诉热线与 QQ 客服。<Link href={paths.login()}>去登录</Link></p>
  }
  const { accountManager: manager, hotline, serviceQQ } = viewer
  return (
    <dl className={list}>
      {manager && <div><dt>{managerTitle(manager)}</dt><dd>{manager.name}<a href={`tel:${manager.phone}`}>{manager.phone}</a></dd></div>}
      {hotline && <div><dt>投诉热线</dt><dd><a href={`tel:${hotline}`}>{hotline}</a></dd></div>}
      {serviceQQ.length > 0 && (
        <div>
          <dt>QQ 客服</dt>
          <dd>{serviceQQ.map((qq) => <a key={qq} className={buttonClass('outline')} href={`https://wpa.qq.com/msgrd?v=3&uin=${encodeURIComponent(qq)}&site=qq&menu=yes`} target="_blank" rel="noopener noreferrer">{qq}</a>)}</dd>
        </div>
      )}
    </dl>
  )
}
