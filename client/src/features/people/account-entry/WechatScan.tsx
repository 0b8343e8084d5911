import { css } from '@emotion/css'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { type ScanEnd, useScanWatch } from './useScanWatch.ts'
import { useWechatCode, type WechatPurpose } from './useWechatCode.ts'

const frame = css`
  display: grid;
  justify-items: center;
  gap: 12px;
  min-height: 280px;
  align-content: center;
  text-align: center;
  img { width: 200px; height: 200px; border: 1px solid ${color.line}; background: #fff; }
  small { ${type.small} color: ${color.second}; }
`

const words: Readonly<Record<string, string>> = {
  LAPSED: '二维码已失效',
  REJECTED: '已在手机上拒绝',
  TAKEN: '该微信已绑定其他账号，请先用该微信登录并解除绑定',
}

type Props = {
  readonly purpose: WechatPurpose
  readonly hint: string
  /** What else ends it, in words; another code can be asked for then. */
  readonly endings?: Readonly<Partial<Record<ScanEnd, ReactNode>>>
  /** Confirmed, with an end for which `endings` has no words. */
  readonly onConfirmed: (token: string, end: ScanEnd) => void
}

/** A WeChat code to scan, and what became of it. */
export function WechatScan({ purpose, hint, endings = {}, onConfirmed }: Props) {
  const { code, problem, renew } = useWechatCode(purpose)
  const end = useScanWatch(code?.token ?? null)
  const said = end === null ? null : (endings[end] ?? words[end] ?? null)
  const tell = useEffectEvent((token: string, how: ScanEnd) => onConfirmed(token, how))
  useEffect(() => {
    if (code !== null && end !== null && said === null) tell(code.token, end)
  }, [code, end, said])

  if (problem !== null || said !== null) {
    return (
      <div className={frame}>
        <output>{problem ?? said}</output>
        <Button variant="primary" onClick={renew}>
          刷新二维码
        </Button>
      </div>
    )
  }
  if (code === null)
    return (
      <SkeletonRegion className={frame}>
        <Skeleton width="200px" height="200px" />
      </SkeletonRegion>
    )
  return (
    <div className={frame}>
      {code.image && <img src={code.image.url} alt="微信二维码" width={200} height={200} />}
      <output>{end === null ? hint : '已确认，请稍候…'}</output>
      <a className={buttonClass(code.image ? 'secondary' : 'primary')} href={code.url} target="_blank" rel="noopener noreferrer">
        {code.isDemo ? '演示：不用手机，打开模拟微信' : '打开微信扫码页'}
      </a>
      <small>{code.isDemo ? '演示环境不连接微信，由演示页面和虚构的微信用户代替。' : '二维码 5 分钟内有效，确认后本页自动继续。'}</small>
    </div>
  )
}
