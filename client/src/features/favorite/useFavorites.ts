import { useMemo } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { RecordSourceProxy } from 'relay-runtime'
import type { useFavoritesAddMutation } from '../../__generated__/useFavoritesAddMutation.graphql.ts'
import type { useFavoritesRemoveMutation } from '../../__generated__/useFavoritesRemoveMutation.graphql.ts'
import { useReportError } from '../../errors/useReportError.ts'
import { commit } from '../../relay/commit.ts'
import { toasts } from '../../ui/toastStore.ts'

const addMutation = graphql`
  mutation useFavoritesAddMutation($input: AddFavoritesInput!) {
    addFavorites(input: $input) {
      goods { id isFavorite }
    }
  }
`
const removeMutation = graphql`
  mutation useFavoritesRemoveMutation($input: RemoveFavoritesInput!) {
    removeFavorites(input: $input) {
      removedGoodsIds
    }
  }
`

export type FavoriteGoods = { readonly id: string; readonly goodsID: string; readonly name: string }

export type Favorites = {
  /** Whether it worked; a failure has been told. */
  add(goods: readonly FavoriteGoods[]): Promise<boolean>
  remove(goods: readonly FavoriteGoods[]): Promise<boolean>
}

function mark(store: RecordSourceProxy, ids: readonly string[], isFavorite: boolean): void {
  for (const id of ids) store.get(id)?.setValue(isFavorite, 'isFavorite')
}

/** Adds to the favourites and takes out of them: the hearts change at once, and back again when it fails. */
export function useFavorites(): Favorites {
  const environment = useRelayEnvironment()
  const report = useReportError()
  return useMemo(() => {
    const attempt = async (goods: readonly FavoriteGoods[], work: (input: { goodsIDs: string[] }, ids: readonly string[]) => Promise<unknown>): Promise<boolean> => {
      try {
        await work({ goodsIDs: goods.map(({ goodsID }) => goodsID) }, goods.map(({ id }) => id))
        return true
      } catch (error) {
        report(error)
        return false
      }
    }
    return {
      add: (goods) => attempt(goods, (input, ids) => commit<useFavoritesAddMutation>(environment, {
        mutation: addMutation,
        variables: { input },
        optimisticUpdater: (store) => mark(store, ids, true),
      })),
      remove: (goods) => attempt(goods, async (input, ids) => {
        await commit<useFavoritesRemoveMutation>(environment, {
          mutation: removeMutation,
          variables: { input },
          optimisticUpdater: (store) => mark(store, ids, false),
          updater: (store, response) => mark(store, response?.removeFavorites?.removedGoodsIds ?? ids, false),
        })
        toasts.show({ kind: 'ok', text: '取消收藏成功' })
      }),
    }
  }, [environment, report])
}
