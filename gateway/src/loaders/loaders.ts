import DataLoader from 'dataloader'
import type { Viewer } from '../generated/resolvers-types.ts'
import type { CartModel } from '../modules/cart/cart.mapper.ts'
import { fetchCart } from '../modules/cart/cart.rest.ts'
import type { GoodsModel } from '../modules/goods/goods.mapper.ts'
import { fetchGoodsBatch, fetchGoodsDetail } from '../modules/goods/goods.rest.ts'
import { fetchViewer } from '../modules/user/user.rest.ts'
import type { CallerRest } from '../rest/callerRest.ts'
import { byId } from './byId.ts'
import { once } from './once.ts'

export type Loaders = {
  readonly viewer: () => Promise<Viewer>
  readonly cart: () => Promise<CartModel>
  readonly goods: DataLoader<string, GoodsModel | null>
  readonly goodsDetail: DataLoader<string, GoodsModel>
}

/** Made anew for each request and each session within it: nothing a loader holds reaches another caller. */
export function createLoaders(rest: CallerRest): Loaders {
  return {
    viewer: once(() => fetchViewer(rest)),
    cart: once(() => fetchCart(rest)),
    goods: new DataLoader(async (ids) => byId(ids, await fetchGoodsBatch(rest, ids), ({ goodsID }) => goodsID), { maxBatchSize: 100 }),
    goodsDetail: new DataLoader((ids) => Promise.all(ids.map((id) => settled(fetchGoodsDetail(rest, id))))),
  }
}

/** One id's failure is that id's alone. */
async function settled<T>(promise: Promise<T>): Promise<T | Error> {
  try {
    return await promise
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
