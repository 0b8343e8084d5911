import { inTransaction } from '../../db/transaction.ts'
import { type Deps, today } from '../../deps.ts'
import { lockLots, type Held } from '../stock/stock.repo.ts'
import { pickLots, type PickedLot } from '../stock/stock.service.ts'
import { enterCodes, type NewCode } from './enter.ts'
import { countCodes, findGoodsFlags } from './trace.repo.ts'

const BOXES_A_PACK = 10
const STAFF = '演示仓库'

/** What the office named; in the demo, which has no scanner, what would have been scanned. */
export async function namedOrScanned(tx: Deps, codes: string, scan: () => Promise<string>): Promise<string> {
  return codes === '' && tx.settings.demo ? scan() : codes
}

/** What the demo's warehouse would scan: enters the boxes that are about to leave, by tens in a pack with a code of its own. */
export function demoCodes(deps: Deps, held: readonly Held[]): Promise<string> {
  return inTransaction(deps, async (tx) => {
    const flags = await findGoodsFlags(
      tx.db,
      held.map(({ goodsId }) => goodsId),
    )
    const coded = new Set(flags.flatMap(({ id, has_codes: has }) => (has ? [id] : [])))
    const lines = held.filter(({ goodsId }) => coded.has(goodsId))
    if (lines.length === 0) return ''
    const goodsOf = new Map(lines.map(({ lineId, goodsId }) => [lineId, goodsId]))
    const packed: NewCode[] = []
    for (const picked of pickLots(lines, await lockLots(tx.db, lines, today(tx.clock.now()))))
      packed.push(...packsOf(picked, goodsOf.get(picked.lineId) ?? 0, await countCodes(tx.db, picked.batchId)))
    await enterCodes(tx, packed, STAFF)
    return packed
      .filter(({ parent_code: parent }) => parent === null)
      .map(({ code }) => code)
      .join('\n')
  })
}

function packsOf({ batchId, qty }: PickedLot, goodsId: number, before: number): NewCode[] {
  let nth = before
  const newCode = (): string => `83${String(goodsId).padStart(5, '0')}${String(batchId).padStart(6, '0')}${String(++nth).padStart(7, '0')}`
  const goods = { goods_id: goodsId, lot_id: batchId }
  const packs = Array.from({ length: Math.floor(qty / BOXES_A_PACK) }, (): NewCode => {
    return { ...goods, code: newCode(), level: 2, parent_code: null, pieces: BOXES_A_PACK }
  })
  const boxes = Array.from({ length: qty }, (_, at): NewCode => {
    return { ...goods, code: newCode(), level: 1, parent_code: packs[Math.floor(at / BOXES_A_PACK)]?.code ?? null, pieces: 1 }
  })
  return [...packs, ...boxes]
}
