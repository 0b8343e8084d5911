import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pictureCommands, picturesIn, picturesListed, sourceAt } from './pictures.ts'

it('pictures belong to the goods that their files are named after, in the order of their numbers', () => {
  const files = ['B-9_2.png', 'B-9.png', '0012345-2.JPG', '0012345.jpg', '0012345_3.webp', 'notes.txt', '7-1.jpg']
  expect(picturesIn(files).map(({ code, file }) => `${code} ${file}`)).toEqual([
    '0012345 0012345.jpg',
    '0012345 0012345-2.JPG',
    '0012345 0012345_3.webp',
    '7 7-1.jpg',
    'B-9 B-9.png',
    'B-9 B-9_2.png',
  ])
})

it('a list says which picture is of which goods, in its order', () => {
  expect(picturesListed('\uFEFF商品编码,文件\r\n0012345,front.jpg\r\n0012345,back.jpg\r\n')).toMatchObject([
    { code: '0012345', file: 'front.jpg' },
    { code: '0012345', file: 'back.jpg' },
  ])
  expect(() => picturesListed('0012345')).toThrow('不是“商品编码,文件名”')
})

/** An archive without compression, its names as bytes: Windows writes GBK and does not say so. */
function zip(files: readonly (readonly [name: Buffer, content: string])[]): Buffer {
  const [locals, entries]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, content] of files) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04_03_4b_50)
    local.writeUInt32LE(content.length, 18)
    local.writeUInt32LE(content.length, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02_01_4b_50)
    entry.writeUInt32LE(content.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(local, name, Buffer.from(content))
    entries.push(entry, name)
    at += 30 + name.length + content.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}

/** 图.jpg in GBK. */
const GBK_NAME = Buffer.from([0xcd, 0xbc, 0x2e, 0x6a, 0x70, 0x67])
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('a ZIP is read as a folder is: names of Windows, folders inside, and nothing that a system added', async () => {
  const file = join(folder, 'pictures.zip')
  const named = (name: string, content: string) => [Buffer.from(name), content] as const
  await writeFile(file, zip([named('新品/0012345-2.JPG', 'two'), [GBK_NAME, 'gbk'], named('__MACOSX/a.jpg', 'x'), named('.DS_Store', 'x')]))
  const source = await sourceAt(file)
  expect(source.files).toEqual(['0012345-2.JPG', '图.jpg'])
  expect(Buffer.from(await source.read('图.jpg')).toString()).toBe('gbk')
  await writeFile(file, zip([named('a/1.jpg', 'x'), named('b/1.jpg', 'y')]))
  await expect(sourceAt(file)).rejects.toThrow(`${file} 中有两个 1.jpg。`)
  await writeFile(file, 'no archive')
  await expect(sourceAt(file)).rejects.toThrow(`${file} 不是能读的 ZIP。`)
})

it('the pictures of a ZIP are sent one by one and imported under the codes of their names', async () => {
  const file = join(folder, 'two.zip')
  await writeFile(
    file,
    zip([
      [Buffer.from('B-9_2.png'), 'back'],
      [Buffer.from('B-9.png'), 'front'],
    ]),
  )
  const sent: [string, string][] = []
  const erp = {
    get: () => Promise.resolve({ run: { id: '7', kind: 'goods_picture', status: 'done', lines: 1 }, report: { data: [], total: 0 } }),
    post: () => Promise.resolve({}),
    send: (path: string, bytes: Uint8Array) => {
      sent.push([path, new TextDecoder().decode(bytes)])
      return Promise.resolve({ id: '7', key: `${new TextDecoder().decode(bytes)}.png` })
    },
    download: () => Promise.resolve(new Uint8Array()),
  }
  await pictureCommands[0]?.run(erp, [file])
  expect(sent).toEqual([
    ['/api/erp/picture', 'front'],
    ['/api/erp/picture', 'back'],
    ['/api/erp/import/goods_picture', '{"code":"B-9","pictures":["front.png","back.png"]}'],
  ])
})
