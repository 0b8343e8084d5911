import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { frameMocks } from '../../../testing/frameMocks.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'

const pageCursors = { last: null, around: [{ page: 1, isCurrent: true }] }
const draw = (recordID: string, kind: string, name: string, parcel: object | null = null) => ({
  recordID,
  drawName: '冬储备货抽奖',
  createdAt: '2026-11-20T02:05:00Z',
  prize: { name, remarks: `${name}的说明`, kind },
  parcel,
})
const open = (...nodes: readonly object[]) =>
  renderStorefront('/wdcj', frameMocks({ drawRecords: () => ({ pageCursors, edges: nodes.map((node) => ({ node })) }) }))

it('my draws show every result, how goods arrive, and the way to a voucher and to points', async () => {
  await open(
    draw('5', 'GOODS', '电子血压计一台', { carrier: '顺丰速运', trackingNo: 'SF1000000001', sentAt: '2026-11-21T02:05:00Z' }),
    draw('4', 'GOODS', '血糖仪一台'),
    draw('3', 'VOUCHER', '现金券10元'),
    draw('2', 'POINTS', '积分200'),
    draw('1', 'NONE', '谢谢参与'),
  )
  const rows = within(screen.getByRole('list', { name: '抽奖记录' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    '电子血压计一台 已寄出电子血压计一台的说明2026-11-21 10:05 寄出，顺丰速运 SF10000000012026-11-20 10:05　冬储备货抽奖',
    '血糖仪一台 待寄出血糖仪一台的说明2026-11-20 10:05　冬储备货抽奖',
    '现金券10元 已到账现金券10元的说明2026-11-20 10:05　冬储备货抽奖查看现金券',
    '积分200 已到账积分200的说明2026-11-20 10:05　冬储备货抽奖查看积分',
    '谢谢参与 未中奖谢谢参与的说明2026-11-20 10:05　冬储备货抽奖',
  ])
  expect(screen.getByRole('link', { name: '查看现金券' }).getAttribute('href')).toBe('/xjq')
  expect(screen.getByRole('link', { name: '查看积分' }).getAttribute('href')).toBe('/jfgl')
  expect(screen.getByRole('link', { name: '我的抽奖' }).getAttribute('href')).toBe('/wdcj')
})

it('my draws say so where the shop never drew', async () => {
  await open()
  expect(screen.getByText('还没有抽奖记录')).toBeTruthy()
})
