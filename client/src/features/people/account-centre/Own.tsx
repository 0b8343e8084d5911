import type { ReactNode } from 'react'
import { Principal, type Result } from '../../../errors/Principal.tsx'
import { leaveForLogin } from '../../../errors/leaving.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

type Props<T> = { readonly result: Result<T>; readonly children: (viewer: NonNullable<T>) => ReactNode }

/** What belongs to the buyer. A session that lapsed meanwhile makes no error: the viewer is simply nobody. */
export function Own<T>({ result, children }: Props<T>) {
  if (result.ok && (result.value === null || result.value === undefined)) {
    return (
      <EmptyState
        picture="lock"
        title="登录状态已失效"
        action={
          <Button variant="primary" onClick={leaveForLogin}>
            重新登录
          </Button>
        }
      >
        请重新登录后继续
      </EmptyState>
    )
  }
  return <Principal result={result}>{children}</Principal>
}
