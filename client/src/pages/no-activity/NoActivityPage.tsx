import { Link } from '../../navigation/Link.tsx'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function NoActivityPage() {
  return (
    <EmptyState
      picture="search"
      level={1}
      title="您访问的活动不存在"
      action={
        <Link className={buttonClass('primary')} href={paths.home()}>
          返回首页
        </Link>
      }
    >
      活动可能已下线，或地址输入有误。
    </EmptyState>
  )
}
