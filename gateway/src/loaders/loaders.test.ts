import { expect, it } from 'vitest'
import type { CallerRest } from '../rest/callerRest.ts'
import { createLoaders } from './loaders.ts'

it('what a request has asked for is asked for a single time by each id, failures included', async () => {
  const calls: string[] = []
  const get: CallerRest['get'] = (path, { ids } = {}) =>
    Promise.reject(new Error(`${path} ${JSON.stringify(ids ?? {})} ${calls.push(path)}`))
  const loaders = createLoaders({ get, writes: () => 0 } as CallerRest, { fieldsOf: () => new Set(), hasSecret: false, deprecated: [] })
  await expect(loaders.viewer()).rejects.toThrow('/api/user/base {} 1')
  await expect(loaders.viewer()).rejects.toThrow('/api/user/base {} 1')
  await expect(loaders.order.load('7')).rejects.toThrow('/api/order/{id} {"id":"7"} 2')
  await expect(loaders.order.load('8')).rejects.toThrow('/api/order/{id} {"id":"8"} 3')
  await expect(loaders.order.load('7')).rejects.toThrow('/api/order/{id} {"id":"7"} 2')
  expect(calls).toEqual(['/api/user/base', '/api/order/{id}', '/api/order/{id}'])
  expect(loaders.goods).toBe(loaders.goods)
})
