import { graphql } from 'react-relay/hooks'
import type { IEnvironment, RecordSourceProxy } from 'relay-runtime'
import type { favoriteMutationsAddMutation } from '../../../__generated__/favoriteMutationsAddMutation.graphql.ts'
import type { favoriteMutationsRemoveMutation } from '../../../__generated__/favoriteMutationsRemoveMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

type Input = { readonly goodsIDs: readonly string[] }

function mark(store: RecordSourceProxy, ids: readonly string[], isFavorite: boolean): void {
  for (const id of ids) store.get(id)?.setValue(isFavorite, 'isFavorite')
}

export async function addFavorites(environment: IEnvironment, { goodsIDs }: Input, ids: readonly string[]): Promise<void> {
  await commit<favoriteMutationsAddMutation>(environment, {
    mutation: graphql`
      mutation favoriteMutationsAddMutation($input: AddFavoritesInput!) {
        addFavorites(input: $input) {
          refusals { ...refusal_told @alias }
          goods { id isFavorite }
        }
      }
    `,
    variables: { input: { goodsIDs } },
    updater: (store) => mark(store, ids, true),
  })
}

export async function removeFavorites(environment: IEnvironment, { goodsIDs }: Input, ids: readonly string[]): Promise<void> {
  await commit<favoriteMutationsRemoveMutation>(environment, {
    mutation: graphql`
      mutation favoriteMutationsRemoveMutation($input: RemoveFavoritesInput!) {
        removeFavorites(input: $input) {
          refusals { ...refusal_told @alias }
          removedIDs
        }
      }
    `,
    variables: { input: { goodsIDs } },
    updater: (store, response) => mark(store, response?.removeFavorites?.removedIDs ?? ids, false),
  })
}
