import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { buyerComes, fetchCartCode, plainPricing, plus, quantityOf } from '../../../testing/cartScreen.ts'
import { CartServer } from '../../../testing/cartServer.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'

it('a change is practised before the first press, of which nothing is shown, sent or kept', async () => {
  const server = new CartServer([{ goodsID: '1', name: '阿莫西林胶囊', pricing: plainPricing }])
  server.add('1', 30)
  await fetchCartCode()
  const { environment, calls } = await renderStorefront('/cart', server.mocks)
  await screen.findByRole('row', { name: /阿莫西林胶囊/ })
  const kept = (): string => JSON.stringify(environment.getStore().getSource().toJSON())
  const shown = (): string => screen.getByRole('main').outerHTML
  const before = { kept: kept(), shown: shown(), calls: calls.length }
  const updates = vi.spyOn(environment, 'applyUpdate')
  const seen: string[] = []
  const watching = new MutationObserver(() => seen.push(shown()))
  watching.observe(screen.getByRole('main'), { subtree: true, childList: true, characterData: true, attributes: true })
  await buyerComes()
  await act(async () => {})
  watching.disconnect()
  expect(updates).toHaveBeenCalledTimes(1)
  expect(seen.filter((now) => now !== before.shown)).toEqual([])
  expect([kept() === before.kept, calls.length]).toEqual([true, before.calls])
  plus('阿莫西林胶囊')
  expect([quantityOf('阿莫西林胶囊'), updates.mock.calls.length]).toEqual(['40', 2])
})
