import type { BannerSlot } from '../../db/tables/content.ts'
import type { Deps } from '../../deps.ts'
import { findGoods } from '../goods/goods.repo.ts'
import { packageOf } from '../goods/goodsView.ts'
import { pictureAddress } from '../picture/pictureAddress.ts'
import { findBanner, findBannerGoods, findBanners, type BannerRow } from './banner.repo.ts'
import { bannerAddress, COLOURS, SIZES, type BannerArt } from './bannerLook.ts'
import type { BannerWire } from './content.schemas.ts'
import { keptContent } from './keptContent.ts'

export interface PlacedBanner {
  readonly floorId: number | null
  readonly wire: BannerWire
}

/** The banners of a slot; they say nothing of who looks, so that they are kept. */
export function bannersOf(deps: Deps, slot: BannerSlot): Promise<PlacedBanner[]> {
  const now = deps.clock.now()
  return keptContent(deps, `banner:${slot}`, async () => placed(deps, await findBanners(deps.db, slot, now)))
}

export async function bannerWires(deps: Deps, slot: BannerSlot): Promise<BannerWire[]> {
  return (await bannersOf(deps, slot)).map(({ wire }) => wire)
}

async function placed(deps: Deps, rows: readonly BannerRow[]): Promise<PlacedBanner[]> {
  const arts = await artsOf(deps, rows)
  return rows.flatMap((row) => {
    const found = arts.get(row.id)
    if (found === undefined) return []
    const { from, to } = COLOURS[row.palette]
    const wire: BannerWire = {
      id: String(row.id),
      title: row.title,
      subtitle: row.subtitle,
      url: row.url,
      image: bannerAddress(row.id, found.art),
      ...SIZES[row.shape],
      color: from,
      color_end: to,
      goods_image: [...found.images],
    }
    return [{ floorId: row.floor_id, wire }]
  })
}

interface Shown {
  readonly art: BannerArt
  readonly images: readonly string[]
}

async function artsOf(deps: Deps, rows: readonly BannerRow[]): Promise<ReadonlyMap<number, Shown>> {
  const goodsOf = await findBannerGoods(
    deps.db,
    rows.map((row) => row.id),
  )
  const goods = await findGoods(deps.db, [...new Set([...goodsOf.values()].flat())], null, deps.clock.now())
  const packages = new Map(goods.map((row) => [row.id, packageOf(row)]))
  return new Map(
    rows.map((row) => {
      const shown = (goodsOf.get(row.id) ?? []).flatMap((id) => {
        const pack = packages.get(id)
        return pack === undefined ? [] : [{ pack, image: pictureAddress(id, pack) }]
      })
      return [
        row.id,
        {
          art: {
            title: row.title,
            subtitle: row.subtitle,
            palette: row.palette,
            shape: row.shape,
            packages: shown.map(({ pack }) => pack),
          },
          images: shown.map(({ image }) => image),
        },
      ]
    }),
  )
}

/** What the picture of a banner shows; null when there is none of that id. */
export async function bannerArt(deps: Deps, id: number): Promise<BannerArt | null> {
  const row = await findBanner(deps.db, id)
  return row === null ? null : ((await artsOf(deps, [row])).get(id)?.art ?? null)
}
