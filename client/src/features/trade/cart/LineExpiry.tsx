import { expiryState } from '../../../lib/expiry.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { useNow } from '../../catalogue/zone/useNow.ts'

/** Until when the goods of a line last, marked where that is near: such goods cannot be returned for it. */
export function LineExpiry({ expiresOn }: { expiresOn: string | null | undefined }) {
  const now = useNow(null)
  if (!expiresOn) return null
  const { tone, text } = expiryState(expiresOn, now)
  return (
    <span>
      {`效期 ${expiresOn} `}
      {tone === 'red' && <Tag tone="red">{text}</Tag>}
    </span>
  )
}
