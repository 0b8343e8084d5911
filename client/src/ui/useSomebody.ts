import { useEffect, useState } from 'react'
import { atFirstSign } from '../lib/firstSign.ts'

/** Whether somebody is at this page: nothing need move where nobody is. */
export function useSomebody(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    atFirstSign(() => setThere(true), controller.signal)
    return () => controller.abort()
  }, [])
  return isThere
}
