import { describe, expect, it } from 'vitest'
import { readText } from './readText.ts'

const short = (text: string) =>
  readText(text).rows.map(({ line, code, name, spec, maker, quantity, isCases }) => [line, code ?? name, spec, maker, quantity, isCases])

describe('a line typed by hand', () => {
  it.each<[string, string, string | null, string | null, number | null, boolean]>([
    ['阿莫西林胶囊 20', '阿莫西林胶囊', null, null, 20, false],
    ['amxl 20', 'amxl', null, null, 20, false],
    ['amxl20', 'amxl', null, null, 20, false],
    ['３．　阿莫西林胶囊　×　２０盒', '阿莫西林胶囊', null, null, 20, false],
    ['3、云南白药气雾剂 85g+30g x5', '云南白药气雾剂', '85g+30g', null, 5, false],
    ['布洛芬缓释胶囊*20', '布洛芬缓释胶囊', null, null, 20, false],
    ['6900000000014 10', '6900000000014', null, null, 10, false],
    ['国药准字 h00000001，30盒', 'H00000001', null, null, 30, false],
    ['连花清瘟胶囊 0.35g*24粒 青榕制药有限公司 2件', '连花清瘟胶囊', '0.35g*24粒', '青榕制药有限公司', 2, true],
    ['阿莫西林胶囊(0.25g)', '阿莫西林胶囊', '0.25g', null, null, false],
    ['维生素B12', '维生素B12', null, null, null, false],
    ['维生素B12片 100片 30', '维生素B12片', '100片', null, 30, false],
  ])('%s', (typed, name, spec, maker, quantity, isCases) => expect(short(typed)).toEqual([[1, name, spec, maker, quantity, isCases]]))
})

describe('cells', () => {
  it('cells come in any order when their heads name them, and with numbers, units and prices beside', () => {
    expect(
      short(
        [
          '序号\t订货数量\t单位\t生产厂家\t药品名称\t规格\t单价',
          '1\t20\t件\t青榕制药\t"阿莫""西林胶囊"\t0.25g*24粒\t4.80',
          '',
          '2\t1,200\t盒\t\t布洛芬片\t\t',
        ].join('\n'),
      ),
    ).toEqual([
      [2, '阿莫"西林胶囊', '0.25g*24粒', '青榕制药', 20, true],
      [4, '布洛芬片', null, null, 1200, false],
    ])
  })

  it('cells without heads are told by what stands in them', () => {
    expect(short('1\t阿莫西林胶囊\t0.25g*24粒\t青榕制药\t20\t5\n2\t布洛芬片\t0.1g*100片\t栖川药业\t30\t12')).toEqual([
      [1, '阿莫西林胶囊', '0.25g*24粒', '青榕制药', 20, false],
      [2, '布洛芬片', '0.1g*100片', '栖川药业', 30, false],
    ])
    expect(short('20\t阿莫西林胶囊\n30\t布洛芬片')).toEqual([
      [1, '阿莫西林胶囊', null, null, 20, false],
      [2, '布洛芬片', null, null, 30, false],
    ])
  })

  it('cells may stand among typed lines; a quoted cell may run over lines', () => {
    expect(short('阿莫西林胶囊\t20\namxl 5\n"布洛芬\n片"\t30')).toEqual([
      [1, '阿莫西林胶囊', null, null, 20, false],
      [2, 'amxl', null, null, 5, false],
      [3, '布洛芬 片', null, null, 30, false],
    ])
    expect(short('商品名称,数量\n"阿莫西林胶囊,大",20').map(([line, name, , , quantity]) => [line, name, quantity])).toEqual([
      [2, '阿莫西林胶囊 大', 20],
    ])
  })
})
