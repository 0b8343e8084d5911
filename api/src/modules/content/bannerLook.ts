import { createHash } from 'node:crypto'
import type { BannerPalette, BannerShape } from '../../db/tables/content.ts'
import type { PackageGoods } from '../picture/packageGoods.ts'

/** All that a banner's picture depends on. */
export interface BannerArt {
  readonly title: string
  readonly subtitle: string
  readonly palette: BannerPalette
  readonly shape: BannerShape
  readonly packages: readonly PackageGoods[]
}

export interface BannerColours {
  /** Of the ground, from upper left to lower right; white text stands on both. */
  readonly from: string
  readonly to: string
  readonly glow: string
}

export const COLOURS: Readonly<Record<BannerPalette, BannerColours>> = {
  teal: { from: '#0b6e69', to: '#0f857a', glow: '#7fe0cf' },
  blue: { from: '#164a9c', to: '#1f66c1', glow: '#8fc0ff' },
  red: { from: '#a3202c', to: '#c63a35', glow: '#ffb199' },
  amber: { from: '#8a4b08', to: '#ad6310', glow: '#ffd58a' },
  green: { from: '#23603a', to: '#2f7d4b', glow: '#a9e3b0' },
  ink: { from: '#22303f', to: '#3c5166', glow: '#a8c3dc' },
}

export const SIZES: Readonly<Record<BannerShape, { readonly width: number; readonly height: number }>> = {
  wide: { width: 736, height: 320 },
  tall: { width: 220, height: 480 },
  strip: { width: 1200, height: 80 },
  card: { width: 360, height: 160 },
}

/** Raised whenever a picture changes for the same banner, since addresses are cached for ever. */
const PICTURE_VERSION = 3

function bannerHash(art: BannerArt): string {
  return createHash('sha256')
    .update(JSON.stringify([PICTURE_VERSION, art.title, art.subtitle, art.palette, art.shape, art.packages]))
    .digest('hex')
    .slice(0, 12)
}

export function bannerAddress(id: number, art: BannerArt): string {
  return `/files/banner/${id}-${bannerHash(art)}.svg`
}
