import type { ReactNode } from 'react'
import { Link } from '../../../navigation/Link.tsx'
import type { Path } from '../../../navigation/paths.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { BuyerNotice, type BuyerNoticeProps } from '../goods/BuyerNotice.tsx'
import { PlainGoods, type PlainGoodsProps } from './PlainGoods.tsx'
import { ZoneBand, type ZoneBandProps } from './ZoneBand.tsx'

type Props = Omit<ZoneBandProps, 'children'> &
  BuyerNoticeProps &
  Omit<PlainGoodsProps, 'list'> & {
    /** All of its kind. */
    readonly above: { readonly label: string; readonly href: Path }
    /** What stands in the band: facts, an act. */
    readonly children: ReactNode
    readonly goods: PlainGoodsProps['list'] | null | undefined
  }

/** Whatever holds goods, a supplier or a price sheet: its band, and its goods below. */
export function HolderGoods({ above, title, tone, icon, subtitle, rules, children, query, goods, ...pages }: Props) {
  return (
    <>
      <Breadcrumb crumbs={[above, { label: title }]} Anchor={Link} />
      <ZoneBand tone={tone} icon={icon} title={title} subtitle={subtitle} rules={rules}>
        {children}
      </ZoneBand>
      <BuyerNotice query={query} />
      {goods && <PlainGoods list={goods} {...pages} />}
    </>
  )
}
