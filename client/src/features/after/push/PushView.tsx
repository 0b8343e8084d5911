import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PushView_viewer$key } from '../../../__generated__/PushView_viewer.graphql.ts'
import type { PushViewQuery } from '../../../__generated__/PushViewQuery.graphql.ts'
import { useFetched } from '../../../relay/useFetched.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { PushForm } from './PushForm.tsx'
import { PushSecret } from './PushSecret.tsx'
import { PushState } from './PushState.tsx'
import { textLink } from '../../../ui/textLink.ts'

const note = css`margin-bottom: 12px; ${type.small} color: ${color.second};`
const actions = css`margin-top: 12px;`
const NOTHING = {}
/** Served beside the storefront; no page of it. */
const GUIDE = '/docs/pharmacy-software.md'

/** Where the parcels of the shop are pushed to, and how it went. */
export function PushView() {
  const { data, hasFailed } = useFetched<PushViewQuery>(graphql`query PushViewQuery { viewer { ...PushView_viewer } }`, NOTHING)
  if (hasFailed) return <Notice tone="warning">推送设置暂时取不到，请稍后再试。</Notice>
  if (data === null) return <output>正在读取推送设置…</output>
  return data.viewer ? <Push viewer={data.viewer} /> : null
}

function Push({ viewer }: { readonly viewer: PushView_viewer$key }) {
  const { deliveryPush } = useFragment(
    graphql`
      fragment PushView_viewer on Viewer { deliveryPush { url ...PushState_push } }
    `,
    viewer,
  )
  const [secret, setSecret] = useState<string | null>(null)
  const [isChanging, setChanging] = useState(false)
  const done = (given: string): void => {
    setSecret(given)
    setChanging(false)
  }
  return (
    <>
      <p className={note}>
        每个包裹发货后，收货数据（商品、批号、效期、追溯码、金额）自动推送到本店自己的软件，不必再来取。请把
        <a className={textLink} href={GUIDE} target="_blank" rel="noreferrer">
          对接说明（英文）
        </a>
        交给软件的开发方。
      </p>
      {deliveryPush && (
        <>
          {secret !== null && <PushSecret secret={secret} />}
          <PushState push={deliveryPush} />
          <div className={actions}>
            <Button aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
              {isChanging ? '收起' : '更换地址或密钥'}
            </Button>
          </div>
        </>
      )}
      {(!deliveryPush || isChanging) && <PushForm url={deliveryPush?.url ?? ''} onDone={done} />}
    </>
  )
}
