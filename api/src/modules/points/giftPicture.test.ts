import { expect, it } from 'vitest'
import { giftPicture } from './giftPicture.ts'

const NAMES =
  '无线扫码枪 热敏收银纸 桌面计算器 护眼台灯 不锈钢保温杯 电热水壶 电饭煲 商务双肩包 自动折叠雨伞 纯棉毛巾 移动电源 蓝牙音箱 无线静音鼠标 大号药品收纳箱 药店防滑地垫 新年台历 店员白大褂 电子血压计 购物卡'.split(
    ' ',
  )

it('each gift is a solid thing in the light of the packs, and one without a picture by its name comes wrapped', () => {
  const wrapped = giftPicture('神秘礼物')
  const pictures = NAMES.map(giftPicture)
  expect(new Set([...pictures, wrapped]).size).toBe(NAMES.length + 1)
  expect(giftPicture('另一件礼物')).toBe(wrapped)
  for (const svg of [...pictures, wrapped]) {
    // The ground and the shadow of the packs, and at least one of their lights over a body.
    expect(svg).toMatch(/fill="url\(#b\)".*fill="url\(#s\)".*fill="url\(#[dfgrty]\)"/s)
    const ids = new Set([...svg.matchAll(/\sid="(\w+)"/g)].map(([, id]) => id))
    for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(ids).toContain(id)
    expect(svg).not.toMatch(/NaN|undefined|<script|<image/)
    expect(svg.length).toBeLessThan(8192)
  }
})
