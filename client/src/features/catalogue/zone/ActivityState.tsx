import { useRetry } from '../../../navigation/retrying.ts'
import { Countdown } from '../../../ui/Countdown.tsx'
import { Tag, type TagTone } from '../../../ui/Tag.tsx'

export type ActivityStateName = 'WAITING' | 'RUNNING' | 'SOLD_OUT' | 'OVER'

const words: Readonly<Record<ActivityStateName, readonly [TagTone, string]>> = {
  WAITING: ['blue', '未开始'],
  RUNNING: ['red', '进行中'],
  SOLD_OUT: ['grey', '已售罄'],
  OVER: ['grey', '已结束'],
}

export type ActivityStateProps = {
  readonly status: string
  readonly startsAt: string
  readonly endsAt: string
  readonly serverTime: string | null | undefined
}

/** Whether an activity runs, with the time left by the server's clock; when it is up the page asks again. */
export function ActivityState({ status, startsAt, endsAt, serverTime }: ActivityStateProps) {
  const retry = useRetry()
  const [tone, text] = words[status as ActivityStateName] ?? words.OVER
  return (
    <>
      <Tag tone={tone}>{text}</Tag>{' '}
      {typeof serverTime === 'string' && status === 'RUNNING' && (
        <Countdown className="second" until={endsAt} serverTime={serverTime} label="距结束" onEnd={retry} />
      )}
      {typeof serverTime === 'string' && status === 'WAITING' && (
        <Countdown className="second" until={startsAt} serverTime={serverTime} label="距开始" onEnd={retry} />
      )}
    </>
  )
}
