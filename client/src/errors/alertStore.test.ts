import { expect, it, vi } from 'vitest'
import { AlertStore } from './alertStore.ts'

it('an alert waits until the one before is closed; the same one is shown once, in its way', () => {
  const [alerts, told] = [new AlertStore(), vi.fn()]
  alerts.subscribe(told)
  alerts.show({ kind: 'alert', text: '库存不足' })
  alerts.show({ kind: 'alert', text: '库存不足' })
  alerts.show({ kind: 'alert', text: '已下架' })
  alerts.show({ kind: 'timeout', text: '已下架' })
  expect([alerts.current(), told.mock.calls.length]).toEqual([{ kind: 'alert', text: '库存不足' }, 3])
  alerts.close()
  expect(alerts.current()).toEqual({ kind: 'alert', text: '已下架' })
  alerts.close()
  expect(alerts.current()).toEqual({ kind: 'timeout', text: '已下架' })
  alerts.close()
  expect(alerts.current()).toBeNull()
})
