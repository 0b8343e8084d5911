import { createHash } from 'node:crypto'
import type { PackageGoods } from './packageGoods.ts'

/** Raised whenever a picture changes for the same goods, since addresses are cached for ever. */
const PICTURE_VERSION = 3

/** Changes with everything the picture shows, and with nothing else. */
export function pictureHash(goods: PackageGoods): string {
  const shown = [
    PICTURE_VERSION,
    goods.name,
    goods.latin,
    goods.spec,
    goods.packUnit,
    goods.manufacturer,
    goods.dosageForm,
    goods.kind,
    goods.prescriptionClass,
    goods.deviceClass,
  ]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 8)
}

export function pictureAddress(id: number, goods: PackageGoods): string {
  return `/files/goods/${id}-${pictureHash(goods)}.svg`
}
