import { css } from '@emotion/css'
import { useState, useSyncExternalStore } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { KeptPanel_viewer$key } from '../../../__generated__/KeptPanel_viewer.graphql.ts'
import { keptShop } from '../../../lib/keptShop.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { forgetKept } from '../../ground/kept/forgetKept.ts'

const note = css`margin-bottom: 12px; ${type.small} color: ${color.second};`
const said = css`display: block; margin-top: 8px; min-height: 1.6em; ${type.small} color: ${color.second};`

const STATES = {
  keeping: '正在保存…',
  forgetting: '正在清除…',
  failed: '没有全部保存，请检查网络后重试',
  unable: '此浏览器不支持离线使用',
}

/** Another tab may have logged out. */
const onStorage = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Whether this browser keeps the shop's cart, lists and favourites for use without a network. */
export function KeptPanel({ viewer }: { viewer: KeptPanel_viewer$key }) {
  const { memberID } = useFragment(graphql`fragment KeptPanel_viewer on Viewer { memberID }`, viewer)
  const environment = useRelayEnvironment()
  const isOn =
    useSyncExternalStore(
      onStorage,
      () => keptShop.current(),
      () => null,
    ) === memberID
  const [state, setState] = useState<keyof typeof STATES | null>(null)

  const keep = async (): Promise<void> => {
    setState('keeping')
    const { goOnKeeping, keepAll } = await import('../../ground/kept/keeping.ts')
    keptShop.choose(memberID)
    const isWhole = await keepAll(memberID).catch(() => false)
    setState(isWhole ? null : 'failed')
    await goOnKeeping(environment, memberID)
  }
  const forget = async (): Promise<void> => {
    setState('forgetting')
    await forgetKept()
    setState(null)
  }
  const change = (wanted: boolean): void => {
    if (wanted && !('serviceWorker' in navigator)) {
      setState('unable')
      return
    }
    if (wanted) void keep().catch(() => setState('failed'))
    else void forget()
  }
  return (
    <Panel title="离线使用">
      <p className={note}>
        开启后，采购单、常购清单、采购计划和我的收藏保存在这台设备的浏览器里：没有网络时可以查看，也可以修改采购单，联网后自动提交。
        仅限当前门店；退出登录或切换门店后全部清除。请勿在公用电脑上开启。
      </p>
      <Switch isOn={isOn} isDisabled={state === 'keeping' || state === 'forgetting'} onChange={change}>
        在本机保存
      </Switch>
      <output className={said}>{state === null ? isOn && '已保存在本机，没有网络时可以打开' : STATES[state]}</output>
    </Panel>
  )
}
