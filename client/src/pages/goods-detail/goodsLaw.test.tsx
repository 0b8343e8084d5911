import { expect, it } from 'vitest'
import { openGoods } from '../../testing/goodsDetail.ts'

it('the page of goods tells what the law asks to be known, and leaves out what nobody has told', async () => {
  const { text } = await openGoods({
    detail: {
      holder: '岑溯医药科技有限公司',
      origin: '甘肃岷县',
      storageClass: 'COOL',
      insuranceCode: 'DEMO0000000000000000007',
      insuranceClass: 'B',
      isBasicDrug: true,
      specialCompound: 'CODEINE',
      compoundLimit: { perLine: 20, perOrder: 40 },
      procurements: [{ batch: '第十批', startsOn: '2026-04-01', endsOn: '2028-03-31', ceiling: '25.00' }],
    },
  })
  for (const words of [
    '上市许可持有人岑溯医药科技有限公司',
    '产地甘肃岷县',
    '贮藏条件阴凉（不超过20℃）',
    '医保类别乙类',
    '医保编码DEMO0000000000000000007',
    '基本药物国家基本药物',
    '集采第十批 · 最高限价 ¥25.00 · 2026-04-01 至 2028-03-31',
    '特殊复方含可待因 · 每品每单限 20 盒 · 同类每单共限 40',
  ])
    expect(text()).toContain(words)
})

it('the page of goods of which nothing is told has no rows of law', async () => {
  const { text } = await openGoods({})
  for (const word of ['持有人', '产地', '贮藏条件', '医保', '基本药物', '集采', '特殊复方']) expect(text()).not.toContain(word)
})

it('the page of goods names specification, maker, expiry, stock and pack before the price, where the facts stand below it', async () => {
  const { text } = await openGoods({})
  const [before = ''] = text().split('单价')
  expect(before).toContain('0.26g*30粒 · 槐序中药有限公司效期 2028-05-02库存 465 盒中包装 5 盒')
})
