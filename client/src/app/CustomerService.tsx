import { css } from '@emotion/css'
import { createElement, Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { CustomerServiceQuery } from '../__generated__/CustomerServiceQuery.graphql.ts'
import { Link } from '../navigation/Link.tsx'
import { paths } from '../navigation/paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { color } from '../ui/tokens.ts'
import { LazyModule, useLazyModule } from './lazyModule.ts'
import { managerTitle } from './managerTitle.ts'
import { QuietBoundary } from './QuietBoundary.tsx'
import { textLink } from '../ui/textLink.ts'

const frame = css`display: flex; flex-direction: column; gap: 12px; height: 100%; min-height: 0;
  > section { flex: 1; min-height: 280px; padding-top: 12px; border-top: 1px solid ${color.line}; }`
const list = css`display: grid; gap: 12px; dt { color: ${color.second}; }
  dd { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 4px; font-weight: 600; }`
const rows = css`grid-template-columns: 1fr 1fr;`

const chat = new LazyModule(async () => (await import('../features/self-service/chat/ChatThread.tsx')).ChatThread)

function Chat({ manager }: { manager: string }) {
  return createElement(useLazyModule(chat), { manager })
}

/** Whom a buyer can turn to: the talk with the account manager where the shop has it, QQ otherwise (SPEC §6). */
export function CustomerService() {
  const { viewer, site } = useLazyLoadQuery<CustomerServiceQuery>(
    graphql`query CustomerServiceQuery { viewer { username canChat accountManager { name phone isDefault } } site { hotline serviceQQ } }`,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const { hotline = null, serviceQQ = [] } = site ?? {}
  const manager = viewer?.accountManager
  const canChat = Boolean(viewer?.canChat) && viewer?.username !== ''
  return (
    <div className={frame}>
      <dl className={canChat ? `${list} ${rows}` : list}>
        {manager && (
          <div>
            <dt>{managerTitle(manager)}</dt>
            <dd>
              {manager.name}
              <a href={`tel:${manager.phone}`}>{manager.phone}</a>
            </dd>
          </div>
        )}
        {hotline && (
          <div>
            <dt>投诉热线</dt>
            <dd>
              <a href={`tel:${hotline}`}>{hotline}</a>
            </dd>
          </div>
        )}
        {!canChat && serviceQQ.length > 0 && (
          <div>
            <dt>QQ 客服</dt>
            <dd>
              {serviceQQ.map((qq) => (
                <a
                  key={qq}
                  className={buttonClass('outline')}
                  href={`https://wpa.qq.com/msgrd?v=3&uin=${encodeURIComponent(qq)}&site=qq&menu=yes`}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {qq}
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {!viewer && (
        <p>
          登录后可给客户经理留言。
          <Link className={textLink} href={paths.login()}>
            去登录
          </Link>
        </p>
      )}
      {canChat && (
        <section aria-label="在线留言">
          <QuietBoundary fallback={<p>留言暂时打不开，请拨打上面的电话。</p>}>
            <Suspense fallback={null}>
              <Chat manager={manager?.name ?? '客户经理'} />
            </Suspense>
          </QuietBoundary>
        </section>
      )}
    </div>
  )
}
