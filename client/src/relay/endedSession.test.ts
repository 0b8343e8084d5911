import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { afterEach, expect, it } from 'vitest'
import { leaveEndedSession } from '../app/sessionGuard.ts'
import { toasts } from '../ui/toastStore.ts'
import { toRelay } from './answer.ts'
import { becomeVisitor } from './endedSession.ts'
import { pageShop } from './pageShop.ts'

afterEach(() => toasts.clear())

/** A document that shows buyer 1 with three things in the cart. */
function shownToMember() {
  const asked: string[] = []
  const network = Network.create(async ({ name }) => {
    asked.push(name)
    return { data: { viewer: null } }
  })
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  environment.commitUpdate((store) => {
    const viewer = store.create('Viewer:1', 'Viewer')
    viewer.setValue('1', 'memberID')
    store.getRoot().setLinkedRecord(viewer, 'viewer').setValue(3, 'cartBadge')
  })
  const root = (): unknown => environment.getStore().getSource().get('client:root')
  return { environment, asked, root }
}

it('a page whose session has ended goes on as a visitor, with one quiet sentence however many answers say so', () => {
  const { environment, root } = shownToMember()
  pageShop.set('1')
  becomeVisitor(environment)
  becomeVisitor(environment)
  expect([root(), pageShop.current()]).toMatchObject([{ viewer: null, cartBadge: 0 }, 'none'])
  expect(toasts.snapshot().map(({ kind, text, action }) => [kind, text, action?.label])).toEqual([
    ['info', '登录已过期，现以访客身份浏览', '重新登录'],
  ])
})

it('a page whose head had gone before the end was known is asked for once more, so that the cookie goes', () => {
  const { environment, asked } = shownToMember()
  leaveEndedSession(environment)
  expect(asked).toEqual(['sessionGuardQuery'])
  expect(toasts.snapshot()).toHaveLength(1)
})

it.each([
  [{ session: 'EXPIRED', calls: [] }, { session: 'EXPIRED' }],
  [{ session: 'OTHER' }, undefined],
  [undefined, undefined],
])('the end of a session is read from an answer: %j', (extensions, expected) => {
  expect(toRelay({ data: {}, extensions })?.extensions).toEqual(expected)
})
