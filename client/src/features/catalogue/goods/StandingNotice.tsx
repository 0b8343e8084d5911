import type { ShopStanding } from '../../../__generated__/BuyerNotice_query.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { standingWords } from '../../people/account/shopStanding.ts'

interface StandingNoticeProps {
  readonly standing: ShopStanding
  readonly manager: { readonly name: string; readonly phone: string } | null | undefined
  readonly className: string
  readonly actsClass: string
}

/** What keeps a shop from buying, and its next step. */
export function StandingNotice({ standing, manager, className, actsClass }: StandingNoticeProps) {
  const { sentence, way } = standingWords(standing)
  if (sentence === undefined) return null
  return (
    <Notice
      className={className}
      tone="warning"
      action={
        <span className={actsClass}>
          {way && <Link href={way[1]}>{way[0]}</Link>}
          {manager && (
            <a href={`tel:${manager.phone}`}>
              联系客户经理 {manager.name} {manager.phone}
            </a>
          )}
        </span>
      }
    >
      {sentence}
    </Notice>
  )
}
