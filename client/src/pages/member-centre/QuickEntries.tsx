import { css } from '@emotion/css'
import { Link } from '../../navigation/Link.tsx'
import { type Path, paths } from '../../navigation/paths.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { color, media, radius, type } from '../../ui/tokens.ts'

const grid = css`
  display: none;
  grid-template-columns: repeat(4, 1fr);
  padding: 4px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  a { display: grid; justify-items: center; gap: 4px; padding: 10px 0; color: ${color.ink}; ${type.small} }
  svg { color: ${color.brand700}; }
  ${media.phone} { display: grid; }
`

const ENTRIES: readonly (readonly [path: Path, icon: IconName, words: string])[] = [
  [paths.quickOrder(), 'refresh', '常购补货'],
  [paths.orders({ tab: 'received' }), 'cart', '再次购买'],
  [paths.favorites(), 'heart', '我的收藏'],
  [paths.coupons(), 'card', '优惠券'],
  [paths.wallet(), 'box', '我的钱包'],
  [paths.invoices(), 'document', '电子发票'],
  [paths.certificates(), 'shield', '资质证件'],
  [paths.addresses(), 'home', '收货地址'],
]

/** On a phone, what a buyer comes here for most, one press away. */
export function QuickEntries() {
  return (
    <nav className={grid} aria-label="常用">
      {ENTRIES.map(([path, icon, words]) => (
        <Link key={words} href={path}>
          <Icon name={icon} size={20} />
          {words}
        </Link>
      ))}
    </nav>
  )
}
