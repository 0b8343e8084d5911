import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { useReacting } from '../../../ui/Reacting.tsx'
import { color, media } from '../../../ui/tokens.ts'
import type { MakersDialogProps } from './MakersDialog.tsx'

/** Its height for a thumb takes no room in the row. */
const look = css`
  padding: 0 4px;
  border: 0;
  color: ${color.blue};
  background: none;
  font-size: var(--text-12);
  ${media.touch} { margin-block: -13px; padding: 13px 6px; }
`

type Act = NonNullable<MakersDialogProps['act']>
/** In the place of what adds to the cart; `close` ends the comparison. */
export type CompareAct = (close: () => void, ...compared: Parameters<Act>) => ReturnType<Act>
type Props = {
  readonly goodsID: string
  readonly name: string
  readonly act?: CompareAct
}

/** 比厂家: opens all makers of the same generic name; their table comes with the press. */
export function CompareButton({ goodsID, name, act }: Props) {
  const [View, setView] = useState<ComponentType<MakersDialogProps> | null>(null)
  const close = (): void => setView(null)
  if (!useReacting()) return null
  return (
    <>
      <button
        type="button"
        className={look}
        aria-haspopup="dialog"
        aria-label={`比厂家：${name}`}
        onClick={() =>
          void import('./MakersDialog.tsx').then(
            ({ MakersDialog }) => setView(() => MakersDialog),
            () => {},
          )
        }
      >
        比厂家
      </button>
      {View && createElement(View, { goodsID, onClose: close, act: act && ((...compared: Parameters<Act>) => act(close, ...compared)) })}
    </>
  )
}
