import { describe, expect, it } from 'vitest'
import { readGoodsCsv } from '../../seed/goodsCsv.ts'
import { pinyinReadings } from './pinyinReadings.ts'

describe('pinyinReadings', () => {
  it.each([
    ['阿胶', ['ej', 'aj'], 'ejiao'],
    ['复方阿胶浆', ['ffejj', 'ffajj'], 'fufangejiaojiang'],
    ['参苓白术颗粒', ['slbzkl', 'slbskl', 'clbzkl', 'clbskl'], 'shenlingbaizhukeli'],
    ['党参', ['ds', 'dc'], 'dangshen'],
    ['黄柏', ['hb'], 'huangbo'],
    ['薄荷', ['bh'], 'bohe'],
    ['维生素B2片', ['wssb2p'], 'weishengsub2pian'],
    ['硝苯地平缓释片(Ⅱ)', ['xbdphsp'], 'xiaobendipinghuanshipian'],
    ['阿莫西林胶囊', ['amxljn'], 'amoxilinjiaonang'],
  ])('pinyinReadings reads %s every way, the right one first', (name, initials, full) => {
    const readings = pinyinReadings(name)
    expect(readings.initials).toEqual(initials)
    expect(readings.full[0]).toBe(full)
  })

  it('pinyinReadings finds the right reading of every product of the catalogue', () => {
    for (const generic of readGoodsCsv()) {
      const { initials } = pinyinReadings(generic.name)
      expect(initials[0], generic.name).toBe(generic.initials[0])
      for (const reading of generic.initials) expect(initials, generic.name).toContain(reading)
    }
  })

  it('pinyinReadings keeps the number of readings in bounds and survives text without Chinese', () => {
    expect(pinyinReadings('党参白术丹参知柏黄柏参苓').initials.length).toBeLessThanOrEqual(9)
    expect(pinyinReadings('').initials).toEqual([])
    expect(pinyinReadings('！％').full).toEqual([])
  })
})
