import type { Context } from '../../context.ts'
import type { GoodsModel } from './goods.mapper.ts'

/** The goods of these ids that the marketplace still has, in the order asked. */
export async function loadGoods({ loaders }: Context, goodsIDs: readonly string[]): Promise<GoodsModel[]> {
  const found = await Promise.all(goodsIDs.map((id) => loaders.goods.load(id)))
  return found.filter((goods) => goods !== null)
}
