import { migrationOf } from './statements.ts'

const SEARCHED = ['goods_search', 'goods_tokens', 'goods_name_search', 'goods_name_tokens']

/** New words go into the index at once: a list of those that wait would be read through by every search while goods are imported. */
export const searchWhileFilling = migrationOf(
  SEARCHED.map((index) => `alter index ${index} set (fastupdate = off)`),
  { isAdditive: true },
)
