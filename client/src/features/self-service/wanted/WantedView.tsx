import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { WantedView_wanted$data, WantedView_wanted$key } from '../../../__generated__/WantedView_wanted.graphql.ts'
import type { WantedViewMutation } from '../../../__generated__/WantedViewMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { commit } from '../../../relay/commit.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, type } from '../../../ui/tokens.ts'
import { photos } from './serviceRows.ts'

const answers = css`
  > li + li { margin-top: 12px; padding-top: 12px; border-top: 1px solid ${color.line}; }
  small { display: block; ${type.small} color: ${color.second}; }
  .offer { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-top: 4px; padding: 8px 12px; border-radius: 4px;
    background: ${color.brand50}; }
`

const mutation = graphql`
  mutation WantedViewMutation($input: CloseWantedGoodsInput!) {
    closeWantedGoods(input: $input) {
      refusals { ...refusal_told @alias }
      wantedGoods { id status statusText }
    }
  }
`

/** One request and what staff answered. */
export function WantedView({ wanted: key }: { readonly wanted: WantedView_wanted$key }) {
  const wanted = useFragment(
    graphql`
      fragment WantedView_wanted on WantedGoods {
        wantedID
        name
        spec
        manufacturer
        quantity
        price
        endsOn
        status
        statusText
        createdAt
        detail {
          note
          images { url }
          replies { replyID staff content price quantity repliedAt goods { goodsID name spec manufacturer } }
        }
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const close = async (): Promise<void> => {
    setBusy(true)
    try {
      await commit<WantedViewMutation>(environment, { mutation, variables: { input: { wantedID: wanted.wantedID } } })
      toasts.show({ kind: 'ok', text: '求购已关闭' })
    } catch (error) {
      report(error)
    }
    setBusy(false)
    setAsking(false)
  }
  const { note = null, images = [], replies = [] } = wanted.detail ?? {}
  return (
    <>
      <Panel title={wanted.name} tools={wanted.status === 'ACTIVE' ? <Button onClick={() => setAsking(true)}>关闭求购</Button> : undefined}>
        <Facts
          facts={[
            [
              '状态',
              wanted.statusText === '' ? null : (
                <Tag key="status" tone={wanted.status === 'ACTIVE' ? 'green' : 'grey'}>
                  {wanted.statusText}
                </Tag>
              ),
            ],
            ['规格', wanted.spec ?? '不限'],
            ['生产厂家', wanted.manufacturer ?? '不限'],
            ['求购数量', wanted.quantity],
            ['期望单价', typeof wanted.price === 'string' ? <Price key="price" amount={wanted.price} size="row" /> : null],
            ['截止日', wanted.endsOn],
            ['补充说明', note],
            ['发布时间', typeof wanted.createdAt === 'string' ? dateTime(wanted.createdAt) : null],
          ]}
        />
        {images.length > 0 && (
          <div className={photos}>
            {images.map(({ url }, at) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={`图片 ${at + 1}`} width={72} height={72} loading="lazy" />
              </a>
            ))}
          </div>
        )}
      </Panel>
      <Answers replies={replies} isOpen={wanted.status === 'ACTIVE'} />
      <ConfirmDialog
        isOpen={isAsking}
        title="关闭求购"
        confirmLabel="确认关闭"
        isBusy={isBusy}
        onConfirm={() => void close()}
        onCancel={() => setAsking(false)}
      >
        关闭后不再接受回复，确认关闭「{wanted.name}」的求购吗？
      </ConfirmDialog>
    </>
  )
}

type Reply = NonNullable<WantedView_wanted$data['detail']>['replies'][number]

function Answers({ replies, isOpen }: { readonly replies: readonly Reply[]; readonly isOpen: boolean }) {
  if (replies.length === 0) {
    return (
      <Panel title="回复">
        <EmptyState picture="box" title="还没有回复">
          {isOpen ? '采购部找到货源后会在这里回复，并发消息通知您' : '求购已结束，仍需要时可以重新发布'}
        </EmptyState>
      </Panel>
    )
  }
  return (
    <Panel title={`回复（${replies.length}）`}>
      <ol className={answers} aria-label="回复">
        {replies.map((reply) => (
          <li key={reply.replyID}>
            <p>{reply.content}</p>
            {(reply.goods || typeof reply.price === 'string') && (
              <div className="offer">
                {reply.goods && (
                  <Link href={paths.goodsDetail(reply.goods.goodsID)}>
                    {reply.goods.name} {reply.goods.spec} · {reply.goods.manufacturer}
                  </Link>
                )}
                {typeof reply.price === 'string' && (
                  <span>
                    报价 <Price amount={reply.price} size="row" />
                  </span>
                )}
                {typeof reply.quantity === 'number' && <span>可供数量 {reply.quantity}</span>}
              </div>
            )}
            <small>
              {reply.staff}　{dateTime(reply.repliedAt)}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
