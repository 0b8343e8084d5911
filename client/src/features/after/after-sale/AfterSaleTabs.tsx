import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { TabLinks } from '../../../ui/TabLinks.tsx'

/** Under way and over. */
export function AfterSaleTabs({ current }: { current: 'processing' | 'record' | null }) {
  return (
    <TabLinks
      label="售后分类"
      Anchor={Link}
      links={[
        { href: paths.afterSales(), label: '进行中', isCurrent: current === 'processing' },
        { href: paths.afterSaleRecord(), label: '售后记录', isCurrent: current === 'record' },
      ]}
    />
  )
}
