import { waitFor } from '@testing-library/react'
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { executeDocument } from '../testing/schemaNetwork.ts'
import { type Found, matchLocation } from './matchLocation.ts'
import { Preparer } from './preparer.ts'
import { allRoutes } from './routeTable.ts'

// With the code at hand a query is retained at once, as it is in the browser after the first visit.
beforeAll(async () => void (await Promise.all((await allRoutes()).map((route) => route.loadCode()))))

const KEPT_MAX = 30

function setup() {
  let retained = 0
  let asked = 0
  let answered = 0
  let fails = false
  const clock = { now: 0 }
  const network = Network.create((request, variables) =>
    Observable.create((sink) => {
      asked += 1
      if (fails) {
        sink.error(new Error('refused'))
        return
      }
      void executeDocument(String(request.id), variables, {}).then(({ data }) => {
        sink.next({ data: data as Record<string, unknown> })
        sink.complete()
        answered += 1
      })
    }),
  )
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  const retain = environment.retain.bind(environment)
  vi.spyOn(environment, 'retain').mockImplementation((operation) => {
    retained += 1
    const held = retain(operation)
    return {
      dispose: () => {
        retained -= 1
        held.dispose()
      },
    }
  })
  const preparer = new Preparer(environment, () => clock.now)
  const found = (href: string): Found => {
    const match = matchLocation(href)
    if (match.kind !== 'route') throw new Error(href)
    return match
  }
  const show = (href: string) => {
    const visit = preparer.visit(found(href))
    preparer.shown(visit)
    return visit
  }
  return {
    preparer,
    found,
    show,
    clock,
    retained: () => retained,
    asked: () => asked,
    answered: () => answered,
    fail: (yes: boolean) => void (fails = yes),
  }
}

describe('ownership', () => {
  it('after 50 navigations a bounded few queries are retained', () => {
    const { show, retained } = setup()
    for (let id = 1; id <= 50; id += 1) show(`/list/info/${id}`)
    expect(retained()).toBe(KEPT_MAX)
  })

  it('after 50 links pointed at and never followed as well, and what is on screen is never let go', () => {
    const { preparer, show, retained } = setup()
    const shown = show('/list')
    for (let id = 1; id <= 50; id += 1) preparer.prepare(`/list/info/${id}`)
    expect(retained()).toBe(KEPT_MAX)
    expect(shown.queryRef?.isDisposed).toBe(false)
  })

  it('the longest unused goes first', () => {
    const { preparer, show, found } = setup()
    const first = show('/list/info/1')
    const second = show('/list/info/2')
    preparer.visit(found('/list/info/1'))
    for (let id = 3; id <= KEPT_MAX + 1; id += 1) show(`/list/info/${id}`)
    expect([first.queryRef?.isDisposed, second.queryRef?.isDisposed]).toEqual([false, true])
  })
})

describe('one visit for one address', () => {
  it('rendering twice asks once, with the link prepared or not', () => {
    const { preparer, found, asked } = setup()
    preparer.prepare('/list/info/1')
    const visit = preparer.visit(found('/list/info/1'))
    expect(preparer.visit(found('/list/info/1'))).toBe(visit)
    expect(asked()).toBe(1)
  })

  it('a link pointed at twice is asked for once', () => {
    const { preparer, asked } = setup()
    preparer.prepare('/list/info/1')
    preparer.prepare('/list/info/1')
    expect(asked()).toBe(1)
  })

  it('a link pointed at before the rest of the addresses is there is prepared once they are', async () => {
    vi.resetModules()
    const [{ Preparer: Fresh }, { later }] = await Promise.all([import('./preparer.ts'), import('./routeTable.ts')])
    const execute = vi.fn(() => Observable.create<never>(() => {}))
    const environment = new Environment({ network: { execute }, store: new Store(new RecordSource()) })
    new Fresh(environment).prepare('/help')
    expect(execute).not.toHaveBeenCalled()
    await later.load()
    await waitFor(() => expect(execute).toHaveBeenCalledTimes(1))
  })

  it('another search that means the same is the same visit', () => {
    const { preparer, found } = setup()
    expect(preparer.visit(found('/list?page=1'))).toBe(preparer.visit(found('/list')))
  })

  it('prepares nothing for an address that is none', () => {
    const { preparer, asked } = setup()
    preparer.prepare('/nowhere')
    expect(asked()).toBe(0)
  })
})

describe('freshness', () => {
  it('a page shown again after half a minute is asked for behind what is shown', async () => {
    const { show, clock, asked, retained } = setup()
    const visit = show('/list')
    await visit.queryRef?.source?.toPromise()
    clock.now = 29_000
    show('/list')
    expect(asked()).toBe(1)
    clock.now = 31_000
    expect(show('/list')).toBe(visit)
    expect(asked()).toBe(2)
    await waitFor(() => expect(retained()).toBe(1))
  })

  it('a link that failed to be prepared is tried again when it is followed', async () => {
    const { preparer, asked, fail, retained } = setup()
    fail(true)
    preparer.prepare('/list/info/1')
    fail(false)
    preparer.follow('/list/info/1')
    expect([asked(), retained()]).toEqual([2, 1])
  })

  it('a dropped visit is made again, and let go once it has been replaced', () => {
    const { preparer, show } = setup()
    const broken = show('/list')
    preparer.drop(broken.key)
    expect(broken.queryRef?.isDisposed).toBe(false)
    expect(show('/list')).not.toBe(broken)
    expect(broken.queryRef?.isDisposed).toBe(true)
  })

  it('a page on screen whose answer is still under way is asked for again when it is dropped, and stays readable until then', () => {
    const { preparer, show, asked } = setup()
    const shown = show('/list')
    preparer.drop(shown.key)
    expect([asked(), shown.queryRef?.isDisposed]).toEqual([1, false])
    expect(show('/list')).not.toBe(shown)
    expect([asked(), shown.queryRef?.isDisposed]).toEqual([2, true])
  })

  it('a visit dropped again before its answer is there is asked for again', async () => {
    const { preparer, found, show, asked, answered } = setup()
    const shown = show('/list')
    await waitFor(() => expect(answered()).toBe(1))
    preparer.drop(shown.key)
    const [late, before] = [preparer.visit(found('/list')), asked()]
    preparer.drop(shown.key)
    expect([late.queryRef?.isDisposed, shown.queryRef?.isDisposed]).toEqual([true, false])
    expect(show('/list')).not.toBe(late)
    expect([asked() - before, shown.queryRef?.isDisposed]).toEqual([1, true])
  })
})

it('the preparer tells from the click until the page is shown', () => {
  const { preparer, show } = setup()
  const states: boolean[] = []
  preparer.subscribe(() => states.push(preparer.isNavigating()))
  preparer.follow('/list')
  show('/list')
  expect(states).toEqual([true, false])
})
