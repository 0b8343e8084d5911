import { createOperationDescriptor, Environment, getRequest, Network, Observable, RecordSource, Store } from 'relay-runtime'
import { expect, it } from 'vitest'
import query from '../__generated__/refetchCartQuery.graphql.ts'
import tradeQuery from '../__generated__/useLiveTradeQuery.graphql.ts'
import { askAnew } from './askAnew.ts'

type Request = { readonly variables: object; isAborted: boolean; readonly answer: (data: object) => void; readonly fail: () => void }

function setup() {
  const requests: Request[] = []
  const network = Network.create((_, variables) =>
    Observable.create((sink) => {
      const request: Request = {
        variables,
        isAborted: false,
        answer(data) {
          sink.next({ data })
          sink.complete()
        },
        fail: () => sink.error(new Error('the line is cut')),
      }
      requests.push(request)
      return () => void (request.isAborted = true)
    }),
  )
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  const badge = (): unknown => environment.getStore().getSource().get('client:root')?.['cartBadge']
  const ask = () => askAnew(environment, query, {})
  return { environment, requests, badge, ask, turn: () => Promise.resolve() }
}

const cart = (cartBadge: number) => ({ cartBadge, cart: null })

it('a question asked anew takes the place of the same one under way, and both who asked hear the later answer', async () => {
  const { requests, badge, ask, turn } = setup()
  const earlier = ask()
  await turn()
  const later = ask()
  await turn()
  expect(requests.map(({ isAborted }) => isAborted)).toEqual([true, false])
  requests[0]?.answer(cart(1))
  expect(badge()).toBe(undefined)
  requests[1]?.answer(cart(2))
  expect(await Promise.all([earlier, later])).toMatchObject([{ cartBadge: 2 }, { cartBadge: 2 }])
  expect(badge()).toBe(2)
})

it('a question asked twice in one task is one request', async () => {
  const { requests, ask, turn } = setup()
  const answers = [ask(), ask()]
  await turn()
  requests[0]?.answer(cart(3))
  expect(await Promise.all(answers)).toMatchObject([{ cartBadge: 3 }, { cartBadge: 3 }])
  expect(requests).toHaveLength(1)
})

it('a question asked anew does not wait for the page that asks the same by another way', async () => {
  const { environment, requests, ask, turn } = setup()
  environment.execute({ operation: createOperationDescriptor(getRequest(query), {}) }).subscribe({})
  void ask()
  await turn()
  expect(requests.map(({ isAborted }) => isAborted)).toEqual([false, false])
})

it('a question at intervals waits for the answer under way', async () => {
  const { environment, requests, turn } = setup()
  const poll = (withPayments: boolean, isPoll: boolean) => askAnew(environment, tradeQuery, { tradeID: '9', withPayments }, { isPoll })
  const back = poll(true, false)
  await turn()
  const polled = poll(false, true)
  await turn()
  requests[0]?.answer({ trade: null })
  expect(await Promise.all([back, polled])).toEqual([{ trade: null }, { trade: null }])
  expect(requests.map(({ variables }) => variables)).toEqual([{ tradeID: '9', withPayments: true }])
})

it('one question of many takes the place of that with the same variables only', async () => {
  const { environment, requests, turn } = setup()
  for (const tradeID of ['1', '2', '1']) {
    void askAnew(environment, tradeQuery, { tradeID, withPayments: false }, { isOneOfMany: true })
    await turn()
  }
  expect(requests.map(({ isAborted }) => isAborted)).toEqual([true, false, false])
})

it('a question that fails is told to all who asked, and the next one is asked afresh', async () => {
  const { requests, ask, turn } = setup()
  const answers = [ask(), ask()]
  await turn()
  requests[0]?.fail()
  expect((await Promise.allSettled(answers)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = ask()
  await turn()
  requests[1]?.answer(cart(4))
  expect(await next).toMatchObject({ cartBadge: 4 })
})
