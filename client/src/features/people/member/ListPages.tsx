import { css } from '@emotion/css'
import { Link } from '../../../navigation/Link.tsx'
import type { Path } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Pagination } from '../../../ui/Pagination.tsx'

const frame = css`padding: 16px 0;`

type Cursors = {
  readonly last: { readonly page: number } | null | undefined
  readonly around: readonly { readonly page: number; readonly isCurrent: boolean }[]
}

/** The numbered pages of a list; nothing where there is one page only. */
export function ListPages({ cursors, hrefOf }: { cursors: Cursors; hrefOf: (page: number) => Path }) {
  const go = useGo()
  const around = cursors.around.map(({ page }) => page)
  const last = cursors.last?.page ?? Math.max(1, ...around)
  if (last === 1) return null
  return (
    <div className={frame}>
      <Pagination
        current={cursors.around.find(({ isCurrent }) => isCurrent)?.page ?? 1}
        around={around}
        last={last}
        hrefOf={hrefOf}
        onJump={(page) => go(hrefOf(page))}
        Anchor={Link}
      />
    </div>
  )
}
