import { css } from '@emotion/css'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
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

/** Whatever its text becomes, nothing around it moves: a tick lays out this box alone, and nothing where it is out of sight. */
const clockStyle = css`
  display: inline-block;
  width: 7.25ch;
  height: 1.5em;
  height: 1lh;
  vertical-align: bottom;
  white-space: nowrap;
  contain: strict;
  content-visibility: auto;
`
/** Of `00:00:00`, to be cut from the end. */
const CLOCK = -8

/** The time left by the server's clock, told to nobody each second: a screen reader reads it when it is asked for. */
export function Countdown({ until, serverTime, label = '距结束', onEnd, className, clock = serverClock }: CountdownProps) {
  const daysBox = useRef<HTMLSpanElement>(null)
  const clockBox = useRef<HTMLSpanElement>(null)
  const end = Date.parse(until)
  const served = Date.parse(serverTime)
  const tellEnd = useEffectEvent(() => onEnd?.())
  // A render each second would cost a phone more than the rest of the tick: the two texts are written where they are.
  useLayoutEffect(() => {
    let isOver = served >= end
    const tick = (): void => {
      const now = clock.second() ?? served
      const text = countdownText(end - now)
      show(daysBox.current, text.slice(0, CLOCK))
      show(clockBox.current, text.slice(CLOCK))
      if (isOver || now < end) return
      isOver = true
      tellEnd()
    }
    clock.note(serverTime)
    tick()
    return clock.subscribe(tick)
  }, [clock, end, served, serverTime])
  const text = countdownText(end - served)
  return (
    <span role="timer" aria-live="off" className={className}>
      {label} <span ref={daysBox}>{text.slice(0, CLOCK)}</span>
      <span ref={clockBox} className={clockStyle}>
        {text.slice(CLOCK)}
      </span>
    </span>
  )
}

function show(box: HTMLElement | null, text: string): void {
  if (box && box.textContent !== text) box.textContent = text
}
