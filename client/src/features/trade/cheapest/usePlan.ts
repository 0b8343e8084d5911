import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { records } from 'rules/preview/record'
import { useReportError } from '../../../errors/useReportError.ts'
import { toasts } from '../../../ui/toastStore.ts'
import type { AddedGoods, CartChange, NamedLine } from '../../ground/cart-changes/cartChange.ts'
import { useCartDesk } from '../../ground/cart-changes/cartDesk.ts'
import { shownCart } from '../../ground/cart-changes/storeRecords.ts'

/** What is to be in the cart of these goods in plain lines, and nothing where the quantity is 0. */
export interface PlannedGoods {
  readonly goods: AddedGoods
  readonly quantity: number
}

/**
 * Brings plain lines of the cart to these quantities. What is added or grown goes first, and what it replaces is gone from sight
 * at once but leaves the cart only when that has succeeded: a refusal never costs the buyer a line.
 */
export function usePlan(): (plan: readonly PlannedGoods[]) => Promise<boolean> {
  const environment = useRelayEnvironment()
  const desk = useCartDesk()
  const report = useReportError()
  return useCallback(
    async (plan) => {
      const lines = new Map(
        records(shownCart(environment), 'lines')
          .filter((line) => line.getValue('kind') === 'PLAIN')
          .map((line) => [String(line.getLinkedRecord('goods')?.getValue('goodsID')), line] as const),
      )
      const lineOf = ({ goodsID, name }: AddedGoods): NamedLine => ({
        lineID: String(lines.get(goodsID)?.getValue('lineID')),
        goodsID,
        name,
      })
      const submit = (change: CartChange, name: string): Promise<void> =>
        new Promise((resolve, reject) => {
          desk.submit({
            change,
            delayMs: 0,
            send: async (sent, settle) => {
              await (await desk.mutations()).sendChange(environment, sent, settle)
              resolve()
            },
            onError: (error) => {
              report(error, { subject: name })
              reject(error)
            },
          })
        })
      const gone = plan.filter(({ goods, quantity }) => quantity === 0 && lines.has(goods.goodsID)).map(({ goods }) => lineOf(goods))
      const resting =
        gone.length === 0
          ? null
          : desk.submit({
              change: { type: 'delete', lines: gone },
              delayMs: Number.POSITIVE_INFINITY,
              send: async (sent, settle) => (await desk.mutations()).sendChange(environment, sent, settle),
              onError: (error) => report(error),
            })
      const changes = plan.flatMap(({ goods, quantity }): Promise<void>[] => {
        const held = lines.get(goods.goodsID)?.getValue('quantity')
        if (quantity === 0 || held === quantity) return []
        if (held !== undefined) return [submit({ type: 'edit', line: lineOf(goods), quantity }, goods.name)]
        return [submit({ type: 'add', goods, quantity }, goods.name)]
      })
      const isDone = (await Promise.allSettled(changes)).every(({ status }) => status === 'fulfilled')
      if (isDone) resting?.send()
      else resting?.withdraw()
      return isDone
    },
    [environment, desk, report],
  )
}

/** Says what was done, with the way back. */
export function offerUndo(text: string, undo: () => void): void {
  toasts.show({ kind: 'ok', text, action: { label: '撤销', run: undo } })
}
