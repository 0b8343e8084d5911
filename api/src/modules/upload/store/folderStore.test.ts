import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderStore } from './folderStore.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-store-'))
})
afterAll(() => rm(folder, { recursive: true }))

const KEY = 'abcdefgh-1.png'

it('a folder keeps an upload until it is removed, which may be asked twice', async () => {
  const store = folderStore(folder)
  await store.save(KEY, Buffer.from('bytes'), 'image/png')
  expect((await store.get(KEY))?.toString()).toBe('bytes')
  expect(await readdir(join(folder, 'ab'))).toEqual([KEY])
  await store.remove(KEY)
  await store.remove(KEY)
  expect(await store.get(KEY)).toBeNull()
})

it('a folder that cannot be read is a failure, not an upload that is missing', async () => {
  await mkdir(join(folder, 'un', 'unreadable.png'), { recursive: true })
  await expect(folderStore(folder).get('unreadable.png')).rejects.toThrow('EISDIR')
})

it.each(['../../etc/passwd', 'short.png', 'abcdefgh-1', 'abcdefgh-1.PNG', 'abcd/efgh.png', `${'a'.repeat(101)}.png`])(
  'a folder is asked for no %s',
  async (key) => {
    const store = folderStore(folder)
    await expect(store.get(key)).rejects.toThrow('not a key of an upload')
    await expect(store.save(key, Buffer.from(''), 'image/png')).rejects.toThrow('not a key of an upload')
    await expect(store.remove(key)).rejects.toThrow('not a key of an upload')
  },
)
