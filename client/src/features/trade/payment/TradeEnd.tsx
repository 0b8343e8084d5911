import { css } from '@emotion/css'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { color, radius } from '../../../ui/tokens.ts'

const frame = css`border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.paper};`

/** Nothing is left to pay: says why, and leads on. */
export function TradeEnd({ payStatus, tradeID, children }: { payStatus: string; tradeID: string; children?: ReactNode }) {
  const navigate = useNavigate()
  const isPaid = payStatus === 'PAID'
  useEffect(() => {
    if (isPaid) void navigate(paths.payDone(tradeID), { replace: true })
  }, [isPaid, navigate, tradeID])
  const orders = (
    <Link className={buttonClass('primary')} href={paths.orders()}>
      查看我的订单
    </Link>
  )
  if (isPaid)
    return (
      <EmptyState
        className={frame}
        picture="box"
        title="已付款"
        action={
          <Link className={buttonClass('primary')} href={paths.payDone(tradeID)}>
            查看结果
          </Link>
        }
      />
    )
  if (payStatus === 'CLOSED') {
    return (
      <EmptyState
        className={frame}
        picture="broken"
        title="订单已关闭，不能再付款"
        action={
          <>
            {orders}
            <Link className={buttonClass()} href={paths.cart()}>
              去采购单
            </Link>
          </>
        }
      >
        超过付款时间或已取消；若您已付款，款项会原路退回。{children}
      </EmptyState>
    )
  }
  return <EmptyState className={frame} picture="box" title="这笔订单已退款" action={orders} />
}
