import { createHash } from 'node:crypto'
import { PICTURE_SIZES } from 'rules/pictures'
import { backpack, giftCard, powerBank, speaker, umbrella } from '../picture/gifts/carried.ts'
import { calculator, calendar, deskLamp, mouse, paperRolls, scanner } from '../picture/gifts/desk.ts'
import { kettle, riceCooker, storageBox, thermos, towels } from '../picture/gifts/household.ts'
import { bloodPressureMonitor, floorMat, whiteCoat, wrapped } from '../picture/gifts/shopware.ts'
import { LETTERING } from '../picture/packagePicture.ts'
import { lightsOf } from '../picture/solids.ts'

/** Raised whenever a picture changes for the same gift, since addresses are cached for ever. */
const PICTURE_VERSION = 4

const GIFTS: readonly (readonly [name: RegExp, picture: () => string])[] = [
  [/扫码枪/, scanner],
  [/收银纸/, paperRolls],
  [/计算器/, calculator],
  [/台灯/, deskLamp],
  [/保温杯/, thermos],
  [/水壶/, kettle],
  [/电饭[煲锅]/, riceCooker],
  [/双肩包|背包/, backpack],
  [/雨伞/, umbrella],
  [/毛巾/, towels],
  [/移动电源|充电宝/, powerBank],
  [/音箱/, speaker],
  [/鼠标/, mouse],
  [/收纳箱/, storageBox],
  [/地垫/, floorMat],
  [/台历/, calendar],
  [/大褂/, whiteCoat],
  [/血压计/, bloodPressureMonitor],
  [/(?:购物|礼品)卡/, giftCard],
]

export function giftAddress(id: number, name: string): string {
  return `/files/gift/${id}-${createHash('sha256').update(`${PICTURE_VERSION}:${name}`).digest('hex').slice(0, 12)}.svg`
}

/** A gift as one SVG, by what it is called, in the light of the packs: the same name gives the same bytes on every machine. */
export function giftPicture(name: string): string {
  const picture = GIFTS.find(([names]) => names.test(name))?.[1] ?? wrapped
  const body = `<path d="M0 0h400v400H0z" fill="url(#b)"/>${picture()}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_SIZES.gift.width} ${PICTURE_SIZES.gift.height}" ${LETTERING}><defs>${lightsOf(body)}</defs>${body}</svg>`
}
