import { vi } from 'vitest'
import { keptHeaders } from '../worker/keptPages.ts'

const ORIGIN = 'https://shop.example'

/** Caches as browsers have them, by path. */
export class Caches {
  readonly held = new Map<string, Map<string, Response>>()
  has = async (name: string) => this.held.has(name)
  delete = async (name: string) => this.held.delete(name)
  open = async (name: string) => {
    const entries = this.held.get(name) ?? new Map<string, Response>()
    this.held.set(name, entries)
    const pathOf = (asked: Request | string): string => {
      const { pathname, search } = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN)
      return pathname + search
    }
    return {
      match: async (asked: Request | string) => entries.get(pathOf(asked))?.clone(),
      put: async (asked: Request | string, response: Response) => void entries.set(pathOf(asked), response),
      keys: async () => [...entries.keys()].map((path) => new Request(`${ORIGIN}${path}`)),
    }
  }
}

function answered(result: unknown) {
  const request = Object.assign(new EventTarget(), { result, error: null })
  queueMicrotask(() => request.dispatchEvent(new Event('success')))
  return request
}

/** Of IndexedDB what keptChanges.ts uses: one store in each database, its records by their page. */
export class Databases {
  readonly held = new Map<string, Map<string, { readonly page: string }>>()
  open = (name: string) => {
    const records = this.held.get(name) ?? new Map<string, { readonly page: string }>()
    this.held.set(name, records)
    const store = {
      put: (record: { readonly page: string }) => answered(records.set(record.page, record)),
      delete: (page: string) => answered(records.delete(page)),
      getAll: () => answered([...records.values()]),
    }
    const transaction = () => {
      const begun = Object.assign(new EventTarget(), { objectStore: () => store })
      // After the requests that are made in it.
      queueMicrotask(() => queueMicrotask(() => begun.dispatchEvent(new Event('complete'))))
      return begun
    }
    return answered({ transaction, close: () => {} })
  }
  deleteDatabase = (name: string) => answered(this.held.delete(name))
}

/** A browser in which shop 1 has chosen 在本机保存: its cart is kept, and a change that waited in a document that is gone. */
export async function keptBrowser() {
  const [caches, databases] = [new Caches(), new Databases()]
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('indexedDB', databases)
  // jsdom knows of no navigation.
  if (!('getEntriesByType' in performance)) Object.assign(performance, { getEntriesByType: () => [] })
  localStorage.setItem('kept-shop', '1')
  const headers = keptHeaders({ title: '采购单', at: Date.now(), entry: '/assets/app-1.js' })
  await (await caches.open('kept')).put('/cart', new Response('<p>kept</p>', { headers }))
  const change = { type: 'edit', line: { lineID: '7', goodsID: '97', name: '阿莫西林胶囊' }, quantity: 20 }
  databases.held.set('kept', new Map([['gone', { page: 'gone', shop: '1', entries: [{ key: 'k', change }] }]]))
  return { caches, databases, left: () => [[...caches.held.keys()], [...databases.held.keys()], localStorage.getItem('kept-shop')] }
}

/** What `left` gives where nothing of a member is. */
export const NOTHING = [[], [], null]
