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
    expect(short('¥12\t阿莫西林胶囊\t青榕\t20'), 'a price without places, and a second column of words').toEqual([
      [1, '阿莫西林胶囊', null, '青榕', 20, false],
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

describe('heads', () => {
  it.each([
    ['通用名\t规格\t生产企业\t批准文号\t采购数量\t备注', '布洛芬片\t0.1g*100片\t青榕制药\t国药准字H00000001\t20\t急'],
    ['序号\t商品名\t通用名称\t包装规格\t厂家\t计划量\t国药准字', '1\t芬必康\t布洛芬片\t0.1g*100片\t青榕制药\t20\tH00000001'],
    ['药品编码\t品名\t规格型号\t产地\t要货数\t批准文号', '000123\t布洛芬片\t0.1g*100片\t青榕制药\t20\t国药准字H00000001'],
    ['商品名称\t规格\t上市许可持有人\t库存数量\t请货量\t文号', '布洛芬片\t0.1g*100片\t青榕制药\t3\t20盒\tH00000001'],
  ])('columns called «%s» are understood', (head, row) => {
    expect(readText(`${head}\n${row}`).rows).toMatchObject([
      { line: 2, code: 'H00000001', name: '布洛芬片', spec: '0.1g*100片', maker: '青榕制药', quantity: 20 },
    ])
  })

  it('titles above the heads, the sum and the signatures below the rows are no goods', () => {
    const list =
      '楚蘅大药房采购计划单\n门店：江岸\t日期：2026-11-23\n品名\t规格\t数量\n布洛芬片\t0.1g*100片\t20\n合计\t\t20\n制表：张三\t审核：'
    expect(short(list)).toEqual([[4, '布洛芬片', '0.1g*100片', null, 20, false]])
    expect(short('11月采购清单\n品名 规格 数量\n布洛芬片 0.1g*100片 20')).toEqual([[3, '布洛芬片', '0.1g*100片', null, 20, false]])
  })

  it('a sheet of the shop’s own system says what is left and what was sold', () => {
    const [row] = readText('名称\t当前库存\t近30天销量\n布洛芬片\t1,203.00\t45盒').rows
    expect([row?.name, row?.stock, row?.sold, row?.quantity]).toEqual(['布洛芬片', 1203, 45, null])
  })

  it.each([
    ['近30天销量', 30],
    ['近7日销售数量', 7],
    ['三个月销量', 90],
    ['3个月销量', 90],
    ['4周销量', 28],
    ['日均销量', 1],
    ['周销量', 7],
    ['月销', 30],
    ['销售数量', null],
  ])('the head «%s» says of how many days the sales are', (head, days) => {
    expect(readText(`名称\t库存\t${head}\n布洛芬片\t12\t45`).rows).toMatchObject([{ stock: 12, sold: 45, soldDays: days }])
  })
})
