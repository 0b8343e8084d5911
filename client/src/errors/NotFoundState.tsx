import { paths } from '../navigation/paths.ts'
import { Link } from '../navigation/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export function NotFoundState({ title = '您访问的页面不存在' }: { title?: string }) {
  return (
    <EmptyState drawing="search" level={1} title={title} action={<Link className={buttonClass('primary')} href={paths.goodsList()}>去看全部商品</Link>}>
      可能已被移除，或地址输入有误。
    </EmptyState>
  )
}
