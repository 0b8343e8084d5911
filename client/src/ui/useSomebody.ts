import { useEffect, useState } from 'react'

/** What only a person does. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const

/** Whether somebody is at this page: nothing need move where nobody is. */
export function useSomebody(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const see = (): void => {
      controller.abort()
      setThere(true)
    }
    for (const sign of SIGNS) window.addEventListener(sign, see, { signal: controller.signal, passive: true })
    return () => controller.abort()
  }, [])
  return isThere
}
