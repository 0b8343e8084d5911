import { Tag } from '../../../ui/Tag.tsx'

interface LineExpiryProps {
  readonly goods: { readonly expiresOn: string | null | undefined; readonly tags: readonly { readonly kind: string }[] }
}

/** Until when the goods of a line last, marked where that is near: such goods cannot be returned for it. */
export function LineExpiry({ goods: { expiresOn, tags } }: LineExpiryProps) {
  if (!expiresOn) return null
  return (
    <span>
      {`效期 ${expiresOn} `}
      {tags.some(({ kind }) => kind === 'NEAR_EXPIRY') && <Tag tone="red">近效期</Tag>}
    </span>
  )
}
