import { css } from '@emotion/css'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { RebuyDialogMutation, RebuyDialogMutation$data } from '../../../__generated__/RebuyDialogMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { commit } from '../../../relay/commit.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { refetchCart } from '../../ground/cart-changes/refetchCart.ts'
import type { OrderDialogProps } from './OrderDialog.tsx'

const rows = css`
  margin-top: 8px;
  li { padding: 8px 0; border-top: 1px solid ${color.line}; }
  li > small { display: block; ${type.small} color: ${color.amber}; }
  li > span { display: block; ${type.small} color: ${color.second}; }
  a { margin-right: 12px; }
`

const mutation = graphql`
  mutation RebuyDialogMutation($input: RebuyOrderInput!) {
    rebuyOrder(input: $input) {
      refusals { ...refusal_told @alias }
      added @required(action: NONE) { lineID }
      skipped @required(action: NONE) {
        lineID
        name
        message
        substitutes { goodsID name manufacturer spec }
      }
    }
  }
`

type Outcome = Pick<NonNullable<RebuyDialogMutation$data['rebuyOrder']>, 'added' | 'skipped'>

/** Puts what was ordered into the cart again; what is gone is named, with others of the same kind. */
export function RebuyDialog({ order: { orderID }, onClose }: OrderDialogProps) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const go = useGo()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [clientKey] = useState(() => crypto.randomUUID())
  const fail = useEffectEvent((error: unknown) => {
    report(error)
    onClose()
  })
  useEffect(() => {
    let isLeft = false
    // The key makes a second sending, such as a strict render's, the first one's answer.
    commit<RebuyDialogMutation>(environment, { mutation, variables: { input: { orderID, clientKey } } }).then(
      ({ rebuyOrder }) => {
        void refetchCart(environment).catch(() => {})
        if (!isLeft) setOutcome(rebuyOrder ?? { added: [], skipped: [] })
      },
      (error: unknown) => {
        if (!isLeft) fail(error)
      },
    )
    return () => {
      isLeft = true
    }
  }, [environment, orderID, clientKey])
  const footer = outcome && (
    <>
      <Button onClick={onClose}>继续看订单</Button>
      {outcome.added.length > 0 && (
        <Button variant="primary" onClick={() => go(paths.cart())} data-initial-focus>
          去采购单
        </Button>
      )}
    </>
  )
  return (
    <Dialog isOpen isSheet onClose={onClose} title="再次购买" footer={footer}>
      {outcome === null ? (
        <output>正在加入采购单…</output>
      ) : (
        <>
          <p>
            {outcome.added.length > 0 ? `已把 ${outcome.added.length} 种商品按今天的价格加入采购单。` : '这张订单的商品现在都不能购买。'}
          </p>
          {outcome.skipped.length > 0 && (
            <ul className={rows} aria-label="未能加入的商品">
              {outcome.skipped.map((line) => (
                <li key={line.lineID}>
                  {line.name}
                  <small>{line.message}</small>
                  {(line.substitutes ?? []).length > 0 && (
                    <span>
                      可替代：
                      {line.substitutes?.map((goods) => (
                        <Link key={goods.goodsID} href={paths.goodsDetail(goods.goodsID)}>
                          {goods.name} {goods.spec} {goods.manufacturer}
                        </Link>
                      ))}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Dialog>
  )
}
