import type { ComponentProps } from 'react'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { GoodsPicture } from './GoodsPicture.tsx'

type Named = { readonly goodsID: string; readonly name: string }

/** The name of goods leads to them; the arrow keys go from name to name. */
export function GoodsNameLink({ goods: { goodsID, name } }: { readonly goods: Named }) {
  return (
    <Link href={paths.goodsDetail(goodsID)} data-stop="name">
      {name}
    </Link>
  )
}

type PictureProps = ComponentProps<typeof GoodsPicture> & {
  readonly goods: { readonly goodsID: string }
  readonly className?: string
}

/** Their picture leads to them as well; a reader hears the name alone. */
export function GoodsPictureLink({ className, ...picture }: PictureProps) {
  return (
    <Link href={paths.goodsDetail(picture.goods.goodsID)} className={className} tabIndex={-1} aria-hidden="true">
      <GoodsPicture {...picture} />
    </Link>
  )
}
