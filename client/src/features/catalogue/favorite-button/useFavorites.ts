import { useMemo } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useReportError } from '../../../errors/useReportError.ts'
import { toasts } from '../../../ui/toastStore.ts'

/** Its code comes with the first act, while the heart has changed already. */
const mutations = () => import('./favoriteMutations.ts')

export type FavoriteGoods = { readonly id: string; readonly goodsID: string; readonly name: string }

export type Favorites = {
  /** Whether it worked; a failure has been told. */
  add(goods: readonly FavoriteGoods[]): Promise<boolean>
  remove(goods: readonly FavoriteGoods[]): Promise<boolean>
}

/** Adds to the favourites and takes out of them: the hearts change at once, and back again when it fails. */
export function useFavorites(): Favorites {
  const environment = useRelayEnvironment()
  const report = useReportError()
  return useMemo(() => {
    const attempt = async (goods: readonly FavoriteGoods[], isFavorite: boolean): Promise<boolean> => {
      const ids = goods.map(({ id }) => id)
      const shown = environment.applyUpdate({
        storeUpdater: (store) => ids.forEach((id) => store.get(id)?.setValue(isFavorite, 'isFavorite')),
      })
      try {
        const { addFavorites, removeFavorites } = await mutations()
        await (isFavorite ? addFavorites : removeFavorites)(environment, { goodsIDs: goods.map(({ goodsID }) => goodsID) }, ids)
        return true
      } catch (error) {
        report(error)
        return false
      } finally {
        shown.dispose()
      }
    }
    return {
      add: (goods) => attempt(goods, true),
      async remove(goods) {
        const isDone = await attempt(goods, false)
        if (isDone) toasts.show({ kind: 'ok', text: '取消收藏成功' })
        return isDone
      },
    }
  }, [environment, report])
}
