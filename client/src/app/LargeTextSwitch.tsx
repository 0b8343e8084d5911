import { useSyncExternalStore } from 'react'
import { largeText } from './largeText.ts'

/** Larger text for who asks for it (适老化). */
export function LargeTextSwitch() {
  const isOn = useSyncExternalStore(largeText.subscribe, largeText.isOn, () => false)
  return (
    <button type="button" aria-pressed={isOn} onClick={() => largeText.turn(!isOn)}>
      {isOn ? '标准字号' : '大字版'}
    </button>
  )
}
