import { useEffect } from 'react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { presentationOf } from './catalogue.ts'
import { NOT_OFFERED, type GatewayError } from './gatewayError.ts'
import { NotFoundState } from './NotFoundState.tsx'
import { useReportError } from './useReportError.ts'

/** Stands in the place of a page that could not be had; header and footer stay. */
export function PageProblem({ error, onRetry }: { error: GatewayError; onRetry: () => void }) {
  const report = useReportError()
  const isMissing = error.code === 'BUSINESS_REJECTED' && error.reason === 'NOT_FOUND'
  const isNotOffered = error.reason === NOT_OFFERED
  const presentation = presentationOf(error)
  useEffect(() => {
    if (!isMissing && !isNotOffered) report(error)
  }, [report, error, isMissing, isNotOffered])

  if (isMissing) return <NotFoundState />
  if (isNotOffered) return <EmptyState picture="box" level={1} title={error.userMessage ?? '当前商城未开通此功能'} />
  if (presentation.kind === 'login')
    return (
      <EmptyState picture="lock" level={1} title="请先登录">
        正在前往登录页…
      </EmptyState>
    )
  if (presentation.kind === 'contract')
    return (
      <EmptyState picture="lock" level={1} title={presentation.text}>
        正在前往电子合同…
      </EmptyState>
    )
  return (
    <EmptyState
      picture="broken"
      level={1}
      title="页面暂时打不开"
      action={
        <Button variant="primary" icon="refresh" onClick={onRetry}>
          重试
        </Button>
      }
    >
      {presentation.text}
    </EmptyState>
  )
}
