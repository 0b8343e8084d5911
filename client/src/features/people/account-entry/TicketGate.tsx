import type { ReactNode } from 'react'
import { Link } from '../../../navigation/Link.tsx'
import type { Path } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx'
import { type Entry, type EntryFlow, useEntry } from './entryMemory.ts'

type Props = { readonly flow: EntryFlow; readonly start: Path; readonly children: (entry: Entry) => ReactNode }

/** A later step, open only after the first one. */
export function TicketGate({ flow, start, children }: Props) {
  const entry = useEntry(flow)
  if (entry === null)
    return (
      <SkeletonRegion>
        <Skeleton height="320px" />
      </SkeletonRegion>
    )
  if (entry['ticket']) return children(entry)
  return (
    <EmptyState
      picture="lock"
      title="请先验证手机号"
      action={
        <Link className={buttonClass('primary')} href={start}>
          从第一步开始
        </Link>
      }
    >
      {entry['said'] || '这一步需要上一步的短信验证，30 分钟内有效。'}
    </EmptyState>
  )
}
