import { useEffect, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useScanWatchQuery, WechatScanStatus } from '../../../__generated__/useScanWatchQuery.graphql.ts'
import { askAnew } from '../../../relay/askAnew.ts'
import { fromWire } from '../../../errors/gatewayError.ts'

export const SCAN_ASKED_MS = 2_000

const query = graphql`
  query useScanWatchQuery($token: String!) {
    wechatScan(token: $token) @catch(to: RESULT) { status }
  }
`

export type ScanEnd = Exclude<WechatScanStatus, 'WAITING'> | 'LAPSED'

/** How the scanning of a code ended, asked every two seconds for as long as it is on show; null until then. */
export function useScanWatch(token: string | null): ScanEnd | null {
  const environment = useRelayEnvironment()
  const [ended, setEnded] = useState<{ token: string; end: ScanEnd } | null>(null)
  useEffect(() => {
    if (token === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const wait = (): void => {
      timer = setTimeout(() => void ask(), SCAN_ASKED_MS)
    }
    const ask = async (): Promise<void> => {
      // A page in the background asks nobody.
      const end = document.hidden ? null : await stateOf(token)
      if (isGone) return
      if (end === null) wait()
      else setEnded({ token, end })
    }
    const stateOf = async (asked: string): Promise<ScanEnd | null> => {
      // A line that fails for a moment is asked again.
      const answer = await askAnew<useScanWatchQuery>(environment, query, { token: asked }, { isOneOfMany: true }).catch(() => undefined)
      const scan = answer?.wechatScan
      if (scan === undefined) return null
      if (!scan.ok) return hasLapsed(scan.errors) ? 'LAPSED' : null
      const state = scan.value?.status ?? 'WAITING'
      return state === 'WAITING' ? null : state
    }
    wait()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [environment, token])
  return ended !== null && ended.token === token ? ended.end : null
}

function hasLapsed([first]: readonly unknown[]): boolean {
  return typeof first === 'object' && first !== null && fromWire(first).reason === 'TICKET_EXPIRED'
}
