import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { line, main, order, orderMocks, press } from '../../../testing/orderPage.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { forgetKept } from '../../ground/kept/forgetKept.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  act(() => toasts.clear())
})

const boxOf = (nth: number): string => `838579300000000000${String(nth).padStart(2, '0')}`
const [CASE, STRANGE, LIKE] = ['83857939000000000001', '83111110000000000001', '83857930000000000099']
const amoxicillin = { ...line, quantity: 4, lots: [{ lotNumber: 'A26', expiresOn: '2028-08-08', quantity: 4 }] }
const plaster = { ...line, id: 'OrderLine:2', lineID: '2', name: '创可贴', spec: '10片', quantity: 3, amount: '9.00' }
const gift = { ...line, id: 'OrderLine:3', lineID: '3', name: '口罩', spec: '10只', quantity: 1, kind: 'GIFT', amount: '0.00' }

/** Four boxes with codes, of which 2 and 3 lie in a case; a parcel besides holds what has none. */
function shipped(lines: readonly (typeof line)[] = [amoxicillin], more: object = {}): object {
  const base = order('SHIPPED', '已发货', ['RECEIVE']) as { detail: object }
  const shipments = [
    {
      carrier: '顺丰',
      trackingNumber: 'SF1',
      shippedAt: '2026-11-21T01:00:00Z',
      traces: [],
      lines: lines.map(({ lineID, quantity }) => ({ lineID, lotNumber: 'A26', quantity })),
    },
  ]
  const lot = { lineID: '1', name: '阿莫西林胶囊', spec: '0.25g*24粒', packUnit: '盒', lotNumber: 'A26', piecesEach: 1 }
  return {
    ...base,
    detail: { ...base.detail, lines, shipments },
    codes: { files: [], lots: [{ ...lot, codes: [0, 1, 2, 3].map(boxOf) }], packs: [{ code: CASE, codes: [boxOf(2), boxOf(3)] }] },
    afterSales: [],
    ...more,
  }
}
const open = (shown: object = shipped(), mutations = {}) => renderStorefront('/order/receive/3', orderMocks(shown, mutations))
const field = () => screen.findByLabelText<HTMLInputElement>('扫码枪或手工输入追溯码')
/** As a hand scanner types: the code and Enter. */
async function scan(...codes: string[]): Promise<void> {
  const input = await field()
  for (const code of codes) {
    fireEvent.change(input, { target: { value: code } })
    fireEvent.keyDown(input, { key: 'Enter' })
  }
}
const last = (): string => main().match(/到货 \d+ \/ \d+(.*?)撤销/)?.[1] ?? ''
const progress = (): string | undefined => main().match(/到货 (\d+ \/ \d+)/)?.[1]

it('each scan at the door is judged at once: matched, extra, twice, inside a case that came, and what is no code', async () => {
  await open()
  const told: string[] = []
  for (const code of [boxOf(0), boxOf(0), CASE, boxOf(2), LIKE, '6901234567892']) {
    await scan(code)
    told.push(`${screen.getByText(/^(匹配|重复扫码|箱内已到货|多到货|不是追溯码)/).textContent} ${progress()}`)
  }
  expect(told).toEqual(['匹配 1 / 4', '重复扫码 1 / 4', '匹配 +2 盒 3 / 4', '箱内已到货 3 / 4', '多到货 3 / 4', '不是追溯码 3 / 4'])
  expect(last()).toContain('请扫药盒、中包装或箱上的追溯码')
  await press('撤销')
  expect(last()).toContain('多到货不在这张订单的发货里83857930000000000099')
  expect(screen.getByRole('row', { name: /阿莫西林胶囊/ }).textContent).toBe('阿莫西林胶囊0.25g*24粒　批号 A264盒3缺 1多 1')
})

it('a box of another lot is no box that came, and one that is damaged has come', async () => {
  await open()
  await scan(boxOf(0), boxOf(1))
  await press('批号不符')
  fireEvent.change(screen.getByLabelText('盒上印的批号'), { target: { value: 'B99' } })
  await press('记为不符')
  expect([last(), progress()]).toEqual([
    expect.stringContaining('批号不符阿莫西林胶囊 0.25g*24粒83857930000000000001　批号 A26，盒上 B99'),
    '1 / 4',
  ])
  await scan(boxOf(0))
  await press('破损')
  expect(screen.getByRole('row', { name: /阿莫西林胶囊/ }).textContent).toContain('4盒1缺 2破损 1批号不符 1')
  expect(document.activeElement).toBe(await field())
})

it('a pasted list is as many scans, and digits that come while a button has the focus go to the field', async () => {
  await open()
  const text = `${boxOf(0)}\n${boxOf(1)}\r\n${STRANGE}\n`
  fireEvent.paste(await field(), { clipboardData: { getData: () => text } })
  expect(progress()).toBe('2 / 4')
  screen.getByRole('button', { name: '撤销' }).focus()
  fireEvent.keyDown(screen.getByRole('button', { name: '撤销' }), { key: '8' })
  expect(document.activeElement).toBe(await field())
})

it('what was scanned is there again after a reload, goes with the log-out, and is not another shop’s', async () => {
  await open()
  await scan(boxOf(0), CASE)
  cleanup()
  await open()
  await waitFor(() => expect(progress()).toBe('3 / 4'))
  await act(async () => forgetKept())
  expect([progress(), Object.keys(localStorage)]).toEqual(['0 / 4', []])
  localStorage.setItem('received-shop', '2')
  localStorage.setItem('received:8', '{"scans":[{"text":"1"}],"counts":{},"keys":{},"at":0}')
  cleanup()
  await open()
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('received:'))).toEqual([]))
})

it('scans of another tab and of this one are both kept', async () => {
  await open()
  await scan(boxOf(0))
  const kept = JSON.parse(localStorage.getItem('received:3') ?? '') as { scans: object[] }
  localStorage.setItem('received:3', JSON.stringify({ ...kept, scans: [...kept.scans, { text: boxOf(1) }] }))
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'received:3' })))
  await scan(CASE)
  expect(progress()).toBe('4 / 4')
})

it('without a network an open page goes on judging scans, and asks for nothing', async () => {
  const { calls } = await open()
  await field()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const asked = calls.length
  await scan(boxOf(0), boxOf(1), CASE)
  expect([progress(), calls.length]).toEqual(['4 / 4', asked])
  expect(main()).toContain('全部相符：1 种，共 4 件')
})

const answer = (orderID: string, kind: string, reason: string, lines: readonly object[], nth: number) => ({
  id: `AfterSale:9${nth}`,
  afterSaleID: `9${nth}`,
  afterSaleNo: `S-${reason}`,
  orderID,
  kind,
  kindText: { RESHIP: '补发', EXCHANGE: '换货', REFUND_ONLY: '仅退款', RETURN_REFUND: '退货退款' }[kind],
  reason,
  status: 'APPLIED',
  statusText: '待审核',
  lines,
})
type Asked = { readonly input: { orderID: string; kind: string; reason: string; lines: readonly object[] } }

/** Answers claims as the marketplace does: the order has them from then on. */
function claiming(shown: object) {
  const afterSales: object[] = []
  const requestAfterSale = (_: unknown, { input: { orderID, kind, reason, lines } }: Asked) => {
    afterSales.push(answer(orderID, kind, reason, lines, afterSales.length + 1))
    return { order: { ...shown, afterSales: [...afterSales] } }
  }
  return { requestAfterSale }
}

it('two boxes that did not come become one after-sale with one press, which the page then names', async () => {
  const shown = shipped()
  const { inputs } = await open(shown, claiming(shown))
  await scan(boxOf(0), boxOf(1))
  await press('扫完了，看差异')
  expect(within(screen.getByRole('list', { name: '差异' })).getByRole('listitem').textContent).toBe(
    '阿莫西林胶囊 0.25g*24粒：缺 2 盒83857930000000000002、83857930000000000003',
  )
  expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull()
  await press('申请售后（2 件）')
  expect(inputs('claimsMutation')).toEqual([
    {
      orderID: '3',
      kind: 'RESHIP',
      reason: 'SHORT',
      note: '收货核对未到货：阿莫西林胶囊 0.25g*24粒 2 盒，追溯码 83857930000000000002、83857930000000000003',
      lines: [{ lineID: '1', quantity: 2 }],
      clientKey: expect.stringMatching(/^[\w-]{36}$/),
    },
  ])
  const link = await screen.findByRole('link', { name: '补发 2 件 S-SHORT' })
  expect(link.getAttribute('href')).toBe('/order/afterSalesInfo/91')
  expect(screen.queryByRole('button', { name: /申请售后/ })).toBeNull()
  expect(screen.getByRole('button', { name: '确认收货' })).toBeTruthy()
})

it('what is missing, damaged and of another lot is claimed with one press, and for money only what was paid', async () => {
  const shown = shipped([amoxicillin, plaster, gift])
  const { inputs } = await open(shown, claiming(shown))
  await scan(boxOf(0), boxOf(1))
  await press('破损')
  await scan(boxOf(2))
  await press('批号不符')
  fireEvent.change(screen.getByLabelText('盒上印的批号'), { target: { value: 'B99' } })
  await press('记为不符')
  await press('创可贴 全部到货')
  fireEvent.change(screen.getByLabelText('创可贴 到货数量'), { target: { value: '2' } })
  fireEvent.change(screen.getByLabelText('口罩 到货数量'), { target: { value: '0' } })
  await press('扫完了，看差异')
  await act(async () => screen.getByLabelText(/^退款/).click())
  await press('申请售后（5 件）')
  await waitFor(() => expect(inputs('claimsMutation')).toHaveLength(4))
  expect(inputs('claimsMutation')).toMatchObject([
    {
      kind: 'REFUND_ONLY',
      reason: 'SHORT',
      lines: [
        { lineID: '1', quantity: 1 },
        { lineID: '2', quantity: 1 },
      ],
    },
    { kind: 'RESHIP', reason: 'SHORT', lines: [{ lineID: '3', quantity: 1 }] },
    { kind: 'RETURN_REFUND', reason: 'DAMAGED', lines: [{ lineID: '1', quantity: 1 }] },
    { kind: 'RETURN_REFUND', reason: 'LOT', lines: [{ lineID: '1', quantity: 1 }] },
  ])
})

it('a claim whose answer was lost is asked for under the same key, after a reload too', async () => {
  const storefront = await open()
  await scan(boxOf(0), boxOf(1), boxOf(2))
  await press('扫完了，看差异')
  const { inputs, held } = storefront
  storefront.hold(/claimsMutation/)
  await press('申请售后（1 件）')
  await waitFor(() => expect(held).toHaveLength(1))
  await held[0]?.fail()
  await waitFor(() => expect(held).toHaveLength(2))
  await held[1]?.fail()
  cleanup()
  const again = await open(shipped(), claiming(shipped()))
  await press('扫完了，看差异')
  await press('申请售后（1 件）')
  const keys = [...inputs('claimsMutation'), ...again.inputs('claimsMutation')].map((input) => (input as { clientKey: string }).clientKey)
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
})

it('when all is right the order is received from here', async () => {
  const receiveOrder = vi.fn((..._asked: unknown[]) => ({ order: order('RECEIVED', '已收货', ['AFTER_SALE']) }))
  await open(shipped([amoxicillin, plaster]), { receiveOrder })
  await scan(boxOf(0), boxOf(1), CASE)
  expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull()
  await press('创可贴 全部到货')
  await press('确认收货')
  await waitFor(() => expect(receiveOrder.mock.calls[0]?.[1]).toMatchObject({ input: { orderID: '3' } }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull())
})

it('the result is a file with a row for each box', async () => {
  await open(shipped([amoxicillin, plaster]))
  await scan(boxOf(0), boxOf(1), STRANGE, '=1+1')
  await press('扫完了，看差异')
  const link = screen.getByRole('link', { name: '下载核对结果（CSV）' })
  const [, text = ''] = link.getAttribute('href')?.split(',', 2) ?? []
  expect(link.getAttribute('download')).toBe('收货核对-D3.csv')
  expect(decodeURIComponent(text)).toBe(
    `\uFEFF${[
      '追溯码,商品,规格,批号,数量,结果',
      `${boxOf(0)},阿莫西林胶囊,0.25g*24粒,A26,1,匹配`,
      `${boxOf(1)},阿莫西林胶囊,0.25g*24粒,A26,1,匹配`,
      `${boxOf(2)},阿莫西林胶囊,0.25g*24粒,A26,1,未到货`,
      `${boxOf(3)},阿莫西林胶囊,0.25g*24粒,A26,1,未到货`,
      ',创可贴,10片,A26,0,未核对',
      `${STRANGE},,,,0,多到货`,
      "'=1+1,,,,0,不是追溯码",
    ].join('\r\n')}\r\n`,
  )
})

it('an order that was not sent yet says so', async () => {
  await open({
    ...order('PAID', '待发货', []),
    codes: { files: [], lots: [], packs: [] },
    detail: { lines: [amoxicillin], shipments: [] },
  })
  expect(await screen.findByText('这张订单还没有发货')).toBeTruthy()
})
