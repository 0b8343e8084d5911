import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { countdownText } from 'rules/time'
import { type ServerClock, serverClock } from '../lib/serverClock.ts'

export interface CountdownProps {
  /** The moment it counts to, as the schema's DateTime. */
  until: string
  /** The server's time that came with it: the served page and its hydration show the same figures. */
  serverTime: string
  /** 距结束, 距开始. */
  label?: string | undefined
  /** Called once when the time is up, not when it was up from the start. */
  onEnd?: (() => void) | undefined
  className?: string | undefined
  clock?: ServerClock | undefined
}

/** The time left by the server's clock, told to nobody each second: a screen reader reads it when it is asked for. */
export function Countdown({ until, serverTime, label = '距结束', onEnd, className, clock = serverClock }: CountdownProps) {
  useEffect(() => clock.note(serverTime), [clock, serverTime])
  const now = useSyncExternalStore(clock.subscribe, clock.second, () => null) ?? Date.parse(serverTime)
  const end = Date.parse(until)
  const isOver = now >= end
  const tellEnd = useEffectEvent(() => {
    if (Date.parse(serverTime) < end) onEnd?.()
  })
  useEffect(() => {
    if (isOver) tellEnd()
  }, [isOver])
  return (
    <span role="timer" aria-live="off" className={className}>
      {label} {countdownText(end - now)}
    </span>
  )
}
