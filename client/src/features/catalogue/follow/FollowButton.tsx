import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowButton_supplier$key } from '../../../__generated__/FollowButton_supplier.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { useFollow } from './useFollow.ts'

/** Follows a supplier, or leaves it. */
export function FollowButton({ supplier: key }: { readonly supplier: FollowButton_supplier$key }) {
  const { supplierID, name, isFollowed } = useFragment(
    graphql`
      fragment FollowButton_supplier on Supplier {
        supplierID
        name
        isFollowed
      }
    `,
    key,
  )
  const { follow, unfollow } = useFollow()
  const [isBusy, setBusy] = useState(false)
  const press = async (): Promise<void> => {
    setBusy(true)
    await (isFollowed ? unfollow : follow)('SUPPLIER', supplierID)
    setBusy(false)
  }
  return (
    <Button
      variant={isFollowed ? 'secondary' : 'outline'}
      isBusy={isBusy}
      aria-pressed={isFollowed}
      aria-label={`${isFollowed ? '已关注' : '关注'}：${name}`}
      onClick={() => void press()}
    >
      {isFollowed ? '已关注' : '关注'}
    </Button>
  )
}
