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

/** The numbered pages of a member's list. */
export function ListPages({ cursors, hrefOf }: { cursors: Cursors; hrefOf: (page: number) => Path }) {
  const go = useGo()
  const around = cursors.around.map(({ page }) => page)
  return (
    <div className={frame}>
      <Pagination
        current={cursors.around.find(({ isCurrent }) => isCurrent)?.page ?? 1}
        around={around}
        last={cursors.last?.page ?? Math.max(1, ...around)}
        hrefOf={hrefOf}
        onJump={(page) => go(hrefOf(page))}
        Anchor={Link}
      />
    </div>
  )
}
