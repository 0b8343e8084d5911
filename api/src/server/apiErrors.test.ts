import { describe, expect, it } from 'vitest'
import { refused, refusedSaying } from './apiErrors.ts'

const bodyOf = ({ status, message, data }: ReturnType<typeof refused>) => ({ status, message, data })

describe('a refusal', () => {
  it('a refusal tells its facts by name, and its sentence says one of them', () => {
    expect(bodyOf(refused('STOCK_SHORT', { available: 560, goods_id: '12', line_id: '31' }))).toEqual({
      status: 400,
      message: '库存不足，最多可购买 560',
      data: {
        reason: 'STOCK_SHORT',
        available: 560,
        goods_id: '12',
        line_id: '31',
        facts: { available: 560, goods_id: '12', line_id: '31' },
      },
    })
  })

  it('a refusal keeps the value that bodies had before facts had names', () => {
    expect(bodyOf(refused('CART_FULL', { limit: 500 }))).toEqual({
      status: 400,
      message: '采购单最多可放 500 种商品，请先清理部分商品',
      data: { reason: 'CART_FULL', limit: 500, value: 500, facts: { limit: 500 } },
    })
  })

  it('a refusal may have a sentence and values of its place', () => {
    expect(bodyOf(refused('LOCKED', { seconds: 61 }, { sentence: '登录失败次数过多，请 2 分钟后再试', values: { tries: 6 } }))).toEqual({
      status: 400,
      message: '登录失败次数过多，请 2 分钟后再试',
      data: { reason: 'LOCKED', seconds: 61, tries: 6, facts: { seconds: 61 } },
    })
  })

  it('a refusal known at run time tells only what its reason has', () => {
    const about = { goods_id: '12', line_id: '31', pack: 10 }
    expect(refusedSaying('MIN_QTY', 20, about).data).toEqual({
      reason: 'MIN_QTY',
      minimum: 20,
      pack: 10,
      goods_id: '12',
      line_id: '31',
      value: 20,
      facts: { minimum: 20, pack: 10, goods_id: '12', line_id: '31' },
    })
    expect(refusedSaying('NOT_REVIEWED', null, about).data).toEqual({ reason: 'NOT_REVIEWED', goods_id: '12', facts: { goods_id: '12' } })
  })
})
