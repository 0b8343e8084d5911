import { useSyncExternalStore } from 'react'
import { looks } from '../lib/looks.ts'

/** Larger text for who asks for it (适老化). */
export function LargeTextSwitch() {
  const isOn = useSyncExternalStore(
    looks.subscribe,
    () => looks.has('large-text'),
    () => false,
  )
  return (
    <button type="button" aria-pressed={isOn} onClick={() => looks.turn('large-text', !isOn)}>
      {isOn ? '标准字号' : '大字版'}
    </button>
  )
}
