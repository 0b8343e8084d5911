import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { problemOf } from './RecallForm.tsx'

const recall = {
  id: 'Recall:4',
  recallID: '4',
  level: 1,
  explanation: '溶出度不合格',
  instruction: '立即停售',
  status: 'ACTIVE',
  endNote: null,
  createdAt: '2026-11-20T02:00:00Z',
  dueAt: '2026-11-21T02:00:00Z',
  seenAt: null as string | null,
  repliedAt: null as string | null,
  lots: [
    {
      goodsID: '7',
      name: '阿莫西林胶囊',
      spec: '24粒',
      packUnit: '盒',
      lot: 'A1',
      quantity: 10,
      orderIDs: ['12'],
      afterSaleIDs: [] as string[],
      answer: null as { onHand: number; used: number; back: number } | null,
    },
  ],
}

it('the pieces of an answer to a recall are whole, and no more than was bought or is there', () => {
  expect(problemOf({ onHand: '4', used: '6', back: '4' }, 10)).toBeNull()
  expect(problemOf({ onHand: '4', used: '7', back: '0' }, 10)).toBe('在库与已售合计不能超过购入的 10')
  expect(problemOf({ onHand: '4', used: '0', back: '5' }, 10)).toBe('退回不能超过在库的 4')
  expect(problemOf({ onHand: '', used: '0', back: '0' }, 10)).toBe('请填写在库、已售与退回数量，没有的填 0')
})

it('a recall is read as it is seen, its answer is checked, sent once, and shown with what comes back', async () => {
  const [read, sent]: [unknown[], unknown[]] = [[], []]
  await renderStorefront('/zhaohui', {
    Query: { viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null, isReviewed: true }), recalls: () => [recall] },
    Mutation: {
      markRecallRead: (_: unknown, { input }: { input: unknown }) => {
        read.push(input)
        return { recall: { ...recall, seenAt: '2026-11-20T03:00:00Z' }, refusals: [] }
      },
      submitRecallAnswer: (_: unknown, { input }: { input: unknown }) => {
        sent.push(input)
        const answered = { ...recall.lots[0], afterSaleIDs: ['9'], answer: { onHand: 4, used: 6, back: 4 } }
        return { recall: { ...recall, repliedAt: '2026-11-20T03:05:00Z', lots: [answered] }, refusals: [] }
      },
    },
  })
  expect(read).toEqual([{ recallID: '4' }])
  expect(screen.getByText('溶出度不合格')).toBeTruthy()
  const namings = () => screen.getByRole('main').textContent?.match(/阿莫西林胶囊/g)
  expect(namings()).toHaveLength(1)
  const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: '提交回复' })))
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(`${label}（盒）`), { target: { value } })
  type('在库', '4')
  type('已售', '7')
  type('退回', '4')
  await submit()
  expect(within(screen.getByRole('main')).getByText('在库与已售合计不能超过购入的 10')).toBeTruthy()
  expect(sent).toEqual([])
  type('已售', '6')
  await submit()
  expect(sent).toMatchObject([{ recallID: '4', lots: [{ goodsID: '7', lot: 'A1', onHand: 4, used: 6, back: 4 }] }])
  expect(await screen.findByText(/在库 4，已售 6，退回 4（盒）/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /退货售后/ }).getAttribute('href')).toBe('/order/afterSalesInfo/9')
  expect(screen.queryByRole('button', { name: '提交回复' })).toBeNull()
  expect(namings()).toHaveLength(1)
  await act(async () => screen.getByRole('button', { name: '更正回复' }).click())
  expect(namings()).toHaveLength(1)
  expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toBe('/order/info/12')
})
