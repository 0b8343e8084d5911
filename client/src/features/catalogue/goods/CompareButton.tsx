import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { useReacting } from '../../../ui/Reacting.tsx'
import { color, media } from '../../../ui/tokens.ts'

/** Inline, so that its height for a thumb takes no room in the row. */
const look = css`
  padding: 0 4px;
  border: 0;
  color: ${color.blue};
  background: none;
  font-size: var(--text-12);
  ${media.touch} { display: inline; padding: 13px 6px; }
`

type ViewProps = { readonly goodsID: string; readonly onClose: () => void }

/** 比厂家: opens all makers of the same generic name; their table comes with the press. */
export function CompareButton({ goodsID, name }: { readonly goodsID: string; readonly name: string }) {
  const [View, setView] = useState<ComponentType<ViewProps> | null>(null)
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
      {View && createElement(View, { goodsID, onClose: () => setView(null) })}
    </>
  )
}
