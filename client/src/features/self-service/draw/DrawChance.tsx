import { type ComponentType, createElement, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DrawChance_draw$key } from '../../../__generated__/DrawChance_draw.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { useRetry } from '../../../navigation/retrying.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { DrawPopupProps } from './DrawPopup.tsx'

type Props = { readonly draw: DrawChance_draw$key; readonly className: string }

/** What has just been paid may be worth a draw: it is drawn here, whether or not the invitation was shown before. */
export function DrawChance({ draw: key, className }: Props) {
  const draw = useFragment(graphql`fragment DrawChance_draw on DrawPopup { drawID name description chances }`, key)
  const report = useReportError()
  const retry = useRetry()
  const [Popup, setPopup] = useState<ComponentType<DrawPopupProps> | null>(null)
  const open = async (): Promise<void> => {
    const { DrawPopup } = await import('./DrawPopup.tsx')
    setPopup(() => DrawPopup)
  }
  // The page knows the chances from before the draw.
  const close = (): void => {
    setPopup(null)
    retry()
  }
  if (Popup !== null) return createElement(Popup, { draw, onClosed: close })
  if (draw.chances <= 0) return null
  return (
    <Notice
      className={className}
      action={
        <Button size="small" onClick={() => void open().catch(report)}>
          去抽奖
        </Button>
      }
    >
      「{draw.name}」进行中，您还有 {draw.chances} 次抽奖机会。
    </Notice>
  )
}
