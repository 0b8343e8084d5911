import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { FavoriteButton_goods$key } from '../../../__generated__/FavoriteButton_goods.graphql.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useReacting } from '../../../ui/Reacting.tsx'
import { color, media } from '../../../ui/tokens.ts'
import type { FavoriteDialogProps } from './FavoriteDialog.tsx'
import { useFavorites } from './useFavorites.ts'

const button = css`
  display: inline-grid;
  place-content: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  color: ${color.second};
  background: none;
  &:hover { color: ${color.price}; }
  &[aria-pressed='true'] { color: ${color.price}; }
  &[aria-pressed='true'] svg { fill: currentcolor; }
  ${media.touch} { width: 44px; height: 44px; }
`

export type FavoriteButtonProps = {
  readonly goods: FavoriteButton_goods$key
  readonly className?: string | undefined
}

/** The heart: takes goods among the favourites and out again, at once; a visitor is led to the login page. */
export function FavoriteButton({ goods: key, className }: FavoriteButtonProps) {
  const goods = useFragment(
    graphql`
      fragment FavoriteButton_goods on Goods {
        id
        goodsID
        name
        priceStatus
        isFavorite
      }
    `,
    key,
  )
  const favorites = useFavorites()
  const [Dialog, setDialog] = useState<ComponentType<FavoriteDialogProps> | null>(null)
  const { pathname, search } = useLocation()
  const go = useGo()
  const isReacting = useReacting()
  const toggle = async (): Promise<void> => {
    if (goods.priceStatus === 'LOGIN') go(paths.login(`${pathname}${search}`))
    else if (goods.isFavorite) await favorites.remove([goods])
    else if (await favorites.add([goods])) {
      const { FavoriteDialog } = await import('./FavoriteDialog.tsx')
      setDialog(() => FavoriteDialog)
    }
  }
  if (!isReacting) return null
  return (
    <>
      <button
        type="button"
        className={joinClasses(button, className)}
        aria-pressed={goods.isFavorite}
        aria-label={`收藏：${goods.name}`}
        onClick={() => void toggle().catch(() => {})}
      >
        <Icon name="heart" />
      </button>
      {Dialog && createElement(Dialog, { name: goods.name, onClose: () => setDialog(null) })}
    </>
  )
}
