import { css } from '@emotion/css'
import { paths } from '../navigation/paths.ts'
import { Link } from '../navigation/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { color, control, radius } from '../ui/tokens.ts'

const search = css`
  display: flex;
  gap: 8px;
  width: min(420px, 100%);
  margin: 0 auto 48px;
  input { flex: 1; min-width: 0; min-height: ${control.large}; padding: 0 12px; border: 1px solid ${color.control}; border-radius: ${radius}; }
  button { flex: none; min-height: ${control.large}; }
`

/** Where somebody goes on to who found nothing. */
export type Onward = { readonly href: string; readonly label: string }

const toGoods: Onward = { href: paths.goodsList(), label: '去看全部商品' }

type Props = {
  readonly title?: string
  readonly onward?: Onward
  /** What was asked for, where this page's own address does not say it. */ readonly asked?: string | null
}

export function NotFoundState({ title = '您访问的页面不存在', onward = toGoods, asked = null }: Props) {
  return (
    <>
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
        {asked === null ? '可能已被移除，或地址输入有误。' : `没有“${asked}”这个地址，可能已被移除，或输入有误。`}
      </EmptyState>
      <form className={search} aria-label="搜索想找的商品" action={paths.search()}>
        <input type="search" name="keywords" maxLength={50} required aria-label="想找的商品" placeholder="药品名称、拼音首字母、批准文号" />
        <button className={buttonClass('outline')}>搜索</button>
      </form>
    </>
  )
}
