import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { main, order, orderMocks, press } from '../../../testing/orderPage.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'

it('a refrigerated order shows what its loggers measured on asking: state, least and most, the curve and the file', async () => {
  const series = {
    carrier: '顺丰冷运',
    trackingNumber: 'SF1',
    logger: 'TH-1',
    lowerLimit: 2,
    upperLimit: 8,
    limitsText: '2–8℃',
    gapText: '1 段超过 5 分钟没有数据，最长 10 分钟',
    gaps: [{ startsAt: '2026-11-21T01:00:00Z', endsAt: '2026-11-21T01:10:00Z' }],
    startsAt: '2026-11-21T01:00:00Z',
    endsAt: '2026-11-21T01:10:00Z',
    sampleCount: 3,
    lowest: 4.4,
    highest: 12.3,
    mean: 9,
    status: 'BREACH',
    statusText: '超温待处理',
    decisionReason: null,
    afterSaleID: null,
    url: '/files/temperature/1',
    curve: [
      { at: '2026-11-21T01:00:00Z', degrees: 4.4 },
      { at: '2026-11-21T01:10:00Z', degrees: 12.3 },
    ],
  }
  const held = order('SHIPPED', '已发货', ['AFTER_SALE']) as { detail: object }
  await renderStorefront(
    '/order/info/3',
    orderMocks({ ...held, detail: { ...held.detail, receiptHold: '运输超温待处理' }, kind: 'COLD', temperatures: [series] }),
  )
  expect((await screen.findByText('运输超温待处理')).tagName).toBe('SMALL')
  expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull()
  await press('查看温度与曲线')
  expect(await screen.findByText('超温待处理')).toBeTruthy()
  expect(screen.getByRole('img', { name: '记录仪 TH-1 的温度：最低 4.4℃，最高 12.3℃' }).querySelector('path')?.getAttribute('d')).toBe(
    'M0 87L1000 10',
  )
  for (const words of ['4.4℃ / 12.3℃', '9.0℃', '2–8℃', 'TH-1，3 个数据', '2026-11-21 09:00', '1 段超过 5 分钟没有数据', '暂不收货'])
    expect(main()).toContain(words)
  expect(screen.getByRole('img', { name: /TH-1/ }).querySelectorAll('[data-gap]')).toHaveLength(1)
  const file = screen.getByRole('link', { name: '下载全部温度数据（CSV）' })
  expect(file.getAttribute('href')).toBe('/files/temperature/1')
})

it('a parcel of other goods that a logger went with shows its limits too, and no lower one where none is asked', async () => {
  const shipped = order('SHIPPED', '已发货', []) as { detail: object }
  const series = {
    logger: 'TH-2',
    lowerLimit: -40,
    upperLimit: 20,
    limitsText: '不高于 20℃',
    lowest: 12,
    highest: 19,
    status: 'NORMAL',
    gapText: null,
    gaps: [],
    curve: [
      { at: '2026-11-21T01:00:00Z', degrees: 12 },
      { at: '2026-11-21T01:10:00Z', degrees: 19 },
    ],
  }
  const told = (hasTemperatures: boolean) =>
    orderMocks({ ...shipped, detail: { ...shipped.detail, hasTemperatures }, kind: 'PLAIN', temperatures: [series] })
  await renderStorefront('/order/info/3', told(false))
  await screen.findByText('订单号 D3')
  expect(screen.queryByRole('button', { name: '查看温度与曲线' })).toBeNull()
  cleanup()
  await renderStorefront('/order/info/3', told(true))
  await press('查看温度与曲线')
  const curve = await screen.findByRole('img', { name: '记录仪 TH-2 的温度：最低 12.0℃，最高 19.0℃' })
  expect([...(curve.parentElement?.querySelectorAll('span[style]') ?? [])].map(({ textContent }) => textContent)).toEqual(['20℃'])
  expect(main()).toContain('不高于 20℃')
  expect(main()).not.toContain('-40')
  expect(main()).not.toContain('数据间隔')
})

it('an order whose papers of first business were chosen leads to their archive, another does not', async () => {
  const shipped = order('SHIPPED', '已发货', []) as { detail: object }
  const told = (dossierArchive: string | null) => orderMocks({ ...shipped, detail: { ...shipped.detail, dossierArchive } })
  await renderStorefront('/order/info/3', told(null))
  await screen.findByText('订单号 D3')
  expect(screen.queryByRole('link', { name: '下载随货资料包（ZIP）' })).toBeNull()
  expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).not.toContain('首营资料')
  cleanup()
  await renderStorefront('/order/info/3', told('/files/dossier/order-3.zip'))
  const link = await screen.findByRole('link', { name: '下载随货资料包（ZIP）' })
  expect([link.id, link.getAttribute('href')]).toEqual(['dossier', '/files/dossier/order-3.zip'])
})
