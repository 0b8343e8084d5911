import { PICTURE_SIZES } from 'rules/pictures'
import type { PictureParts } from './pictureParts.ts'
import type { Artist } from './face.ts'
import { herbBag, patch, pouch, sachetBox } from './forms/bags.ts'
import { flask, pillBottle, pillJar, syrup } from './forms/bottles.ts'
import { blockBox, capsuleBox, honeyPillBox, softgelBox, tabletBox } from './forms/boxes.ts'
import { deviceBox, devicePouch } from './forms/devices.ts'
import { dropper, inhaler, nasalSpray, sprayCan, tube } from './forms/smallPacks.ts'
import { vialBox } from './forms/vials.ts'
import { packageForm, type PackageForm } from './packageForm.ts'
import type { PackageGoods } from './packageGoods.ts'
import { paletteOf } from './palette.ts'
import { lightsOf } from './solids.ts'
import { LETTER_SIZE } from './svgText.ts'

const FORMS: Readonly<Record<PackageForm, (artist: Artist) => PictureParts>> = {
  tabletBox,
  capsuleBox,
  softgelBox,
  pillBottle,
  pillJar,
  honeyPillBox,
  sachetBox,
  pouch,
  vialBox,
  syrup,
  flask,
  dropper,
  tube,
  inhaler,
  sprayCan,
  nasalSpray,
  patch,
  herbBag,
  blockBox,
  deviceBox,
  devicePouch,
}

/** With exact letters a browser sets them once for all sizes, not anew for the one shown: a third of what such a picture costs. */
export const LETTERING = `font-family="Noto Sans CJK SC,PingFang SC,Microsoft YaHei,sans-serif" font-size="${LETTER_SIZE}" font-weight="700" text-rendering="geometricPrecision"`

/** The package alone, in a box of 400 × 400 without a ground of its own. */
export function packageArt(goods: PackageGoods): PictureParts {
  return FORMS[packageForm(goods)]({ goods, palette: paletteOf(goods) })
}

/** The package of a product as one SVG: the same goods give the same bytes on every machine. */
export function packagePicture(goods: PackageGoods): string {
  const parts = packageArt(goods)
  const body = `<path d="M0 0h400v400H0z" fill="url(#b)"/><g transform="translate(-21 -23) scale(1.1)">${parts.body}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_SIZES.goods.width} ${PICTURE_SIZES.goods.height}" ${LETTERING}><defs>${lightsOf(`${parts.defs ?? ''}${body}`)}${parts.defs ?? ''}</defs>${body}</svg>`
}
