import { paths } from '../navigation/paths.ts'
import { Link } from '../navigation/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** Where somebody goes on to who found nothing. */
export type Onward = { readonly href: string; readonly label: string }

const toGoods: Onward = { href: paths.goodsList(), label: '去看全部商品' }

export function NotFoundState({ title = '您访问的页面不存在', onward = toGoods }: { title?: string; onward?: Onward }) {
  return (
    <EmptyState
      picture="search"
      level={1}
      title={title}
      action={
        <Link className={buttonClass('primary')} href={onward.href}>
          {onward.label}
        </Link>
      }
    >
      可能已被移除，或地址输入有误。
    </EmptyState>
  )
}
