import { useMemo, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { FavoriteLineQuery } from '../../__generated__/FavoriteLineQuery.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { useFavorites } from '../favorite/useFavorites.ts'
import { useFetched } from './useFetched.ts'

/** Takes the goods of a line among the favourites and out again. */
export function FavoriteLine({ goodsID, name }: { goodsID: string; name: string }) {
  const { data } = useFetched<FavoriteLineQuery>(
    graphql`query FavoriteLineQuery($goodsID: String!) { goods(goodsID: $goodsID) { id isFavorite } }`,
    useMemo(() => ({ goodsID }), [goodsID]),
  )
  const favorites = useFavorites()
  const [changed, setChanged] = useState<boolean | null>(null)
  const id = data?.goods?.id
  const isFavorite = changed ?? data?.goods?.isFavorite ?? false
  const toggle = async (): Promise<void> => {
    if (id === undefined) return
    const goods = [{ id, goodsID, name }]
    if (await (isFavorite ? favorites.remove(goods) : favorites.add(goods))) setChanged(!isFavorite)
  }
  return <Button aria-pressed={isFavorite} disabled={id === undefined} onClick={() => void toggle()}>{isFavorite ? '已收藏' : '收藏'}</Button>
}
