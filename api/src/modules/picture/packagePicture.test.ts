import { describe, expect, it } from 'vitest'
import { planGoods } from '../../seed/goodsPlan.ts'
import { readGoodsCsv } from '../../seed/goodsCsv.ts'
import { SeededRandom } from '../../seed/seededRandom.ts'
import { face } from './face.ts'
import { pillJar } from './forms/bottles.ts'
import { packagePicture } from './packagePicture.ts'
import { isExternal, knownForm, PACKAGE_FORMS } from './packageForm.ts'
import type { PackageGoods } from './packageGoods.ts'
import { pictureAddress, pictureHash } from './pictureAddress.ts'

const capsules: PackageGoods = {
  name: '阿莫西林胶囊',
  latin: 'AMOXILINJIAONANG',
  spec: '0.25g*24粒',
  packUnit: '盒',
  manufacturer: '青榕制药有限公司',
  dosageForm: '胶囊剂',
  kind: 'western',
  prescriptionClass: 'rx',
  deviceClass: null,
}

const catalogue: PackageGoods[] = planGoods(readGoodsCsv(), new SeededRandom(1), 1_795_226_400).map((goods) => ({
  name: goods.generic.name,
  latin: (goods.pinyinFull.split(' ')[0] ?? '').toUpperCase(),
  spec: goods.spec,
  packUnit: goods.generic.unit,
  manufacturer: goods.maker.name,
  dosageForm: goods.generic.dosageForm,
  kind: goods.generic.kind,
  prescriptionClass: goods.generic.rxClass,
  deviceClass: goods.generic.deviceClass,
}))

/** The first tag that is not closed in order, or null for a well-formed document. */
function unclosedTag(svg: string): string | null {
  const open: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([A-Za-z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) return name
    } else if (selfClosing === '') open.push(name)
  }
  return open.at(-1) ?? null
}

describe('packagePicture', () => {
  it('packagePicture knows the package of every dosage form of the catalogue, and uses every package it has', () => {
    const forms = new Set(catalogue.map((goods) => knownForm(goods)))
    expect(catalogue.filter((goods) => knownForm(goods) === null).map((goods) => goods.dosageForm)).toEqual([])
    expect(PACKAGE_FORMS.filter((form) => !forms.has(form))).toEqual([])
  })

  it('packagePicture shows every product of the catalogue, small, well-formed and from nothing outside', () => {
    for (const goods of catalogue) {
      const svg = packagePicture(goods)
      expect(Buffer.byteLength(svg), goods.name).toBeLessThanOrEqual(4096)
      expect(unclosedTag(svg), goods.name).toBeNull()
      expect(svg).not.toMatch(/<script|\son\w+=|<image|<foreignObject|@import|url\((?!#)|href="(?!#)|NaN|undefined|Infinity/)
      const ids = new Set([...svg.matchAll(/\sid="(\w+)"/g)].map(([, id]) => id))
      for (const [, id] of svg.matchAll(/(?:url\(|href=")#(\w+)/g)) expect(ids, `${goods.name} uses #${id}`).toContain(id)
    }
  })

  it('packagePicture gives the same bytes for the same goods and other bytes for another maker', () => {
    expect(packagePicture({ ...capsules })).toBe(packagePicture(capsules))
    expect(packagePicture({ ...capsules, manufacturer: '栖川药业有限公司' })).not.toBe(packagePicture(capsules))
  })

  it('packagePicture escapes whatever a name or maker may hold', () => {
    const svg = packagePicture({ ...capsules, name: '<b>&"药\u0000\uD800', manufacturer: `'"><script>x</script>`, spec: '1<2&3' })
    expect(unclosedTag(svg)).toBeNull()
    expect(svg).not.toContain('<script')
    expect(svg).not.toContain('<b>')
    expect(svg).not.toContain('\u0000')
    expect(svg).toContain('1&lt;2&amp;3')
    expect(svg.isWellFormed()).toBe(true)
  })

  it('packagePicture prints long names in lines that fit, whole', () => {
    const name = '人绒毛膜促性腺激素检测试纸'
    const svg = packagePicture({ ...capsules, name, kind: 'device', dosageForm: '条型', prescriptionClass: 'none', deviceClass: 2 })
    const printed = [...svg.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, text]) => text).join('')
    expect(printed).toBe(name)
  })

  it.each([
    ['rx', '胶囊剂', ['>Rx<'], ['>OTC<', '>外<']],
    ['otc_a', '乳膏剂', ['>OTC<', '#d0021b', '>外<'], ['>Rx<', '#14833b']],
    ['otc_b', '片剂', ['>OTC<', '#14833b'], ['>Rx<', '>外<']],
  ] as const)('packagePicture carries the marks of %s %s', (rxClass, dosageForm, present, absent) => {
    const svg = packagePicture({ ...capsules, prescriptionClass: rxClass, dosageForm })
    for (const mark of present) expect(svg).toContain(mark)
    for (const mark of absent) expect(svg).not.toContain(mark)
  })

  it('packagePicture names the class of a device and calls inhaled or swallowed medicines not external', () => {
    expect(
      packagePicture({ ...capsules, kind: 'device', prescriptionClass: 'none', deviceClass: 3, name: '一次性使用输液器', packUnit: '支' }),
    ).toContain('Ⅲ类器械')
    expect(isExternal({ ...capsules, name: '硫酸沙丁胺醇吸入气雾剂', dosageForm: '气雾剂' })).toBe(false)
    expect(isExternal({ ...capsules, name: '云南白药气雾剂', dosageForm: '气雾剂', kind: 'tcm' })).toBe(true)
    expect(isExternal({ ...capsules, dosageForm: '口服溶液剂' })).toBe(false)
  })
})

describe('the house layout of a maker', () => {
  const palette = { main: '#111111', dark: '#222222', tint: '#eeeeee', accent: '#333333', mark: 0 }
  const art = (layout: number, w: number, h: number) =>
    /d="([^"]+)"/.exec(face({ goods: capsules, palette: { ...palette, layout } }, w, h))?.[1]

  it('the house layout of a maker is drawn to the size of the side, and on a tall one as its like', () => {
    expect([0, 1, 2, 3].map((layout) => art(layout, 200, 100))).toEqual([
      'M0 74h200v26h-200z',
      'M0 0h26v100h-26z',
      'M0 70C60 58 110 90 200 62V100H0z',
      'M0 0h200v70h-200z',
    ])
    const wave = face({ goods: capsules, palette: { ...palette, layout: 2 } }, 200, 100)
    expect(wave).toContain('<path d="M0 74.5C60 62 116 97 200 71V100H0z" fill="#111111"/>')
    expect([0, 1, 2, 3].map((layout) => art(layout, 100, 200))).toEqual([
      'M0 148h100v52h-100z',
      'M0 140C30 116 55 180 100 124V200H0z',
      'M0 140C30 116 55 180 100 124V200H0z',
      'M0 0h100v140h-100z',
    ])
  })

  it('the house layout of a maker says whether its jars are white or tinted', () => {
    const glass = (layout: number) => pillJar({ goods: capsules, palette: { ...palette, layout } }).body.includes('fill="#fbf8f1"')
    expect([0, 1, 2, 3, 4].map(glass)).toEqual([true, false, true, false, true])
  })
})

describe('pictureAddress', () => {
  it('pictureAddress changes with everything that the picture shows', () => {
    const hashes = new Set(
      [
        capsules,
        { ...capsules, name: '阿莫西林片' },
        { ...capsules, spec: '0.5g*24粒' },
        { ...capsules, manufacturer: '栖川药业' },
        { ...capsules, prescriptionClass: 'otc_a' as const },
        { ...capsules, packUnit: '瓶' },
        { ...capsules, latin: 'A' },
        { ...capsules, dosageForm: '片剂' },
        { ...capsules, kind: 'tcm' as const },
      ].map(pictureHash),
    )
    expect(hashes.size).toBe(9)
    expect(pictureAddress(12, capsules)).toMatch(/^\/files\/goods\/12-[0-9a-f]{8}\.svg$/)
  })
})
