import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ServerClock } from '../lib/serverClock.ts'
import { Countdown } from './Countdown.tsx'

const SERVER = '2026-11-21T02:05:00Z'
const until = '2026-11-21T02:05:03Z'
const text = (): string => screen.getByRole('timer').textContent ?? ''

// The buyer's device is an hour slow.
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T01:05:00Z') }))
afterEach(() => void vi.useRealTimers())

describe('Countdown', () => {
  it('Countdown counts by the server, whatever the clock of the device says', () => {
    render(<Countdown until={until} serverTime={SERVER} clock={new ServerClock()} />)
    expect(text()).toBe('距结束 00:00:03')
    act(() => void vi.advanceTimersByTime(1000))
    expect(text()).toBe('距结束 00:00:02')
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off')
  })

  it('Countdown says once that the time is up, and stays at nothing', () => {
    const onEnd = vi.fn()
    render(<Countdown until={until} serverTime={SERVER} clock={new ServerClock()} onEnd={onEnd} />)
    act(() => void vi.advanceTimersByTime(2000))
    expect(onEnd).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(5000))
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(text()).toBe('距结束 00:00:00')
  })

  it('Countdown of something long over calls nobody', () => {
    const onEnd = vi.fn()
    render(<Countdown until="2026-11-20T00:00:00Z" serverTime={SERVER} clock={new ServerClock()} label="距开始" onEnd={onEnd} />)
    expect([text(), onEnd.mock.calls.length]).toEqual(['距开始 00:00:00', 0])
  })

  it('Countdown is served as it is hydrated: from the time that came with it', () => {
    const served = renderToString(<Countdown until="2026-11-23T02:05:01Z" serverTime={SERVER} />)
    expect(served.replaceAll(/<[^>]*>/g, '')).toBe('距结束 2天 00:00:01')
  })

  it('Countdown ticks without a render: only two texts change, the days and the clock', () => {
    const renders = vi.fn()
    render(
      <Profiler id="countdown" onRender={renders}>
        <Countdown until="2026-11-22T02:05:01Z" serverTime={SERVER} clock={new ServerClock()} />
      </Profiler>,
    )
    const boxes = [...screen.getByRole('timer').children]
    vi.advanceTimersByTime(2000)
    expect([text(), renders.mock.calls.length]).toEqual(['距结束 23:59:59', 1])
    expect([...screen.getByRole('timer').children]).toEqual(boxes)
    expect(boxes.map(({ textContent }) => textContent)).toEqual(['', '23:59:59'])
  })

  it('Countdown shown again with an older answer keeps the time it has come to', () => {
    const clock = new ServerClock()
    const { rerender } = render(<Countdown until={until} serverTime={SERVER} clock={clock} />)
    vi.advanceTimersByTime(1000)
    rerender(<Countdown until={until} serverTime={SERVER} clock={clock} label="剩余" />)
    expect(text()).toBe('剩余 00:00:02')
    rerender(<Countdown until="2026-11-21T02:05:09Z" serverTime={SERVER} clock={clock} label="剩余" />)
    expect(text()).toBe('剩余 00:00:08')
  })
})

describe('ServerClock', () => {
  it('ServerClock keeps the latest time: an old answer out of the store does not turn it back', () => {
    const clock = new ServerClock()
    clock.note(SERVER)
    vi.advanceTimersByTime(10_000)
    clock.note(SERVER)
    expect(clock.now()).toBe(Date.parse(SERVER) + 10_000)
    clock.note('2026-11-21T02:05:10.500Z')
    expect(clock.now()).toBe(Date.parse(SERVER) + 10_500)
    clock.note('rubbish')
    expect(clock.now()).toBe(Date.parse(SERVER) + 10_500)
  })

  it('ServerClock ticks at full seconds of the server, one timer for all, and none when nobody listens', () => {
    const clock = new ServerClock()
    clock.note('2026-11-21T02:05:00.400Z')
    const seen: number[] = []
    const stop = [clock.subscribe(() => seen.push(clock.now() % 1000)), clock.subscribe(() => {})]
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(2600)
    expect(seen).toEqual([0, 0, 0])
    stop[1]?.()
    vi.advanceTimersByTime(1000)
    expect([seen.length, vi.getTimerCount()]).toEqual([4, 1])
    stop[0]?.()
    expect(vi.getTimerCount()).toBe(0)
  })
})
