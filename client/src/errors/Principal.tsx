import type { ReactNode } from 'react'
import { useRetry } from '../navigation/retrying.ts'
import { fromWire, NOT_OFFERED, type WireError } from './gatewayError.ts'
import { NotFoundState, type Onward } from './NotFoundState.tsx'
import { PageProblem } from './PageProblem.tsx'

/** What `@catch(to: RESULT)` makes of a field. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: readonly unknown[] }

type PrincipalProps<T> = {
  readonly result: Result<T>
  readonly children: (value: NonNullable<T>) => ReactNode
  /** Said when there is no such thing. */
  readonly missing?: string
  /** Where one goes on to then; else to the goods. */
  readonly onward?: Onward
  /** One of several on its page: left out where the marketplace does not offer it. */
  readonly isPart?: boolean
}

/** Shows a page's principal field, or why it cannot be shown. */
export function Principal<T>({ result, children, missing, onward, isPart = false }: PrincipalProps<T>) {
  const retry = useRetry()
  if (!result.ok) {
    const [first] = result.errors
    const error = fromWire(isWireError(first) ? first : undefined)
    return isPart && error.reason === NOT_OFFERED ? null : <PageProblem error={error} onRetry={retry} />
  }
  const { value } = result
  return value === null || value === undefined ? (
    <NotFoundState {...(missing === undefined ? {} : { title: missing })} {...(onward === undefined ? {} : { onward })} />
  ) : (
    children(value)
  )
}

function isWireError(error: unknown): error is WireError {
  return typeof error === 'object' && error !== null
}
