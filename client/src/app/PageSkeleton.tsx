import { css } from '@emotion/css'
import { Skeleton, SkeletonRegion } from '../ui/Skeleton.tsx'

const region = css`display: grid; gap: 16px; padding: 24px 0; min-height: 60vh; align-content: start;`

/** Only where the server could not render the page; otherwise the old page stays until the new one is ready. */
export function PageSkeleton() {
  return (
    <SkeletonRegion className={region}>
      <Skeleton width="240px" height="28px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
    </SkeletonRegion>
  )
}
