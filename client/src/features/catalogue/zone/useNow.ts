import { useState } from 'react'

/** The server's time that came with the page, in milliseconds; ours where it told none. Served page and hydration say the same. */
export function useNow(serverTime: string | null | undefined): number {
  const [now] = useState(() => (typeof serverTime === 'string' ? Date.parse(serverTime) : Date.now()))
  return now
}
