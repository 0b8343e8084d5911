import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HomePicture_goods$key } from '../../__generated__/HomePicture_goods.graphql.ts'
import { Icon } from '../../ui/Icon.tsx'
import { color } from '../../ui/tokens.ts'

const none = css`display: grid; place-content: center; aspect-ratio: 1; color: ${color.disabled};`
const picture = css`height: auto; object-fit: contain;`

/** The picture of a package on the home page: put off until it is near, its place kept. */
export function HomePicture({ goods: key, size }: { goods: HomePicture_goods$key; size: number }) {
  const { images: [src] } = useFragment(graphql`fragment HomePicture_goods on Goods { images }`, key)
  if (src === undefined) return <span className={none}><Icon name="box" size={20} /></span>
  return <img className={picture} src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
}
