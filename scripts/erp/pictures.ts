import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipped } from '../../api/src/modules/import/unzipped.ts'
import { cell, type ErpClient, ErpError } from '../lib/erpClient.ts'
import { type Command, need, Usage } from './command.ts'
import { followed, part, problemLines, summary } from './imports.ts'

const NAME = /^(.+)\.(jpe?g|png|webp)$/i
/** `0012345.jpg` or `0012345-1.jpg` is the main picture, `0012345-2.jpg` or `0012345_2.jpg` the second. */
const PLACE = /^(.+)[-_]([1-9])$/

interface Picture {
  readonly code: string
  readonly place: number
  readonly file: string
}

/** A code may itself end in -2: what has no main picture beside it is one. */
export function picturesIn(files: readonly string[]): Picture[] {
  const stems = new Set(files.flatMap((file) => NAME.exec(file)?.[1] ?? []))
  return files
    .flatMap((file): Picture[] => {
      const stem = NAME.exec(file)?.[1]
      if (stem === undefined) return []
      const [, code = stem, place = '1'] = PLACE.exec(stem) ?? []
      const isOfCode = ['', '-1', '_1'].some((ending) => stems.has(code + ending))
      return [isOfCode ? { code, place: Number(place), file } : { code: stem, place: 1, file }]
    })
    .toSorted((a, b) => (a.code === b.code ? a.place - b.place || (a.file < b.file ? -1 : 1) : a.code < b.code ? -1 : 1))
}

/** «0012345,front.jpg» a line, in the order in which the pictures are shown. */
export function picturesListed(list: string): Picture[] {
  const lines = list
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('商品编码'))
  return lines.map((line, nth) => {
    const [, code, file] = /^\s*([^,\t;]+)[,\t;]\s*([^,\t;]+?)\s*$/.exec(line) ?? []
    if (code === undefined || file === undefined) throw new Usage(`清单中的“${line}”不是“商品编码,文件名”，如 0012345,front.jpg。`)
    return { code: code.trim(), place: nth, file }
  })
}

interface Source {
  readonly files: readonly string[]
  readonly read: (file: string) => Promise<Uint8Array>
}

/** A folder, or a ZIP as it came. */
export async function sourceAt(path: string): Promise<Source> {
  if (!/\.zip$/i.test(path)) {
    const files = await readdir(path).catch(() => {
      throw new ErpError(`没有文件夹 ${path}。`)
    })
    return { files, read: (file) => readFile(join(path, file)) }
  }
  const bytes = await readFile(path).catch(() => {
    throw new ErpError(`读不了文件 ${path}：请检查路径。`)
  })
  const parts = partsOf(path, bytes)
  return {
    files: [...parts.keys()],
    read: (file) => {
      const bytesOfFile = parts.get(file)
      return bytesOfFile === undefined ? Promise.reject(new ErpError(`${path} 中没有 ${file}。`)) : Promise.resolve(bytesOfFile)
    },
  }
}

function partsOf(path: string, bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  try {
    return unzipped(bytes)
  } catch (error) {
    throw new ErpError(error instanceof RangeError ? `${path} 中有两个 ${error.message}。` : `${path} 不是能读的 ZIP。`)
  }
}

async function importPictures(erp: ErpClient, args: readonly string[]): Promise<string> {
  const folder = need(args, 0, 'DIR|ZIP')
  const source = await sourceAt(folder)
  const list = args[1] === undefined ? null : await readFile(args[1], 'utf8').catch(() => null)
  if (args[1] !== undefined && list === null) throw new ErpError(`读不了文件 ${args[1]}：请检查路径。`)
  const pictures = list === null ? picturesIn(source.files) : picturesListed(list)
  if (pictures.length === 0) throw new ErpError(`${folder} 中没有以商品编码命名的图片，如 0012345.jpg、0012345-2.jpg。`)
  const keys = new Map<string, string[]>()
  for (const [nth, { code, file }] of pictures.entries()) {
    if (nth % 100 === 0) console.error(`已上传 ${nth} / ${pictures.length} 张图片……`)
    keys.set(code, [...(keys.get(code) ?? []), await sendPicture(erp, source, folder, file)])
  }
  const lines = [...keys].map(([code, some]) => JSON.stringify({ code, pictures: some }))
  const started = await erp.send('/api/erp/import/goods_picture', new TextEncoder().encode(lines.join('\n')), { mode: 'right' })
  const ended = await followed(erp, cell(started, 'id'))
  return [...problemLines(part(ended, 'report')), summary(part(ended, 'run'))].join('\n')
}

async function sendPicture(erp: ErpClient, source: Source, folder: string, file: string): Promise<string> {
  const bytes = await source.read(file).catch(() => {
    throw new ErpError(`${folder} 中没有 ${file}。`)
  })
  const kept = await erp.send('/api/erp/picture', Uint8Array.from(bytes)).catch((error: unknown) => {
    throw error instanceof ErpError ? new ErpError(`${file}: ${error.message}`) : error
  })
  return cell(kept, 'key')
}

export const pictureCommands: readonly Command[] = [
  {
    name: 'import pictures',
    args: 'DIR|ZIP [LIST]',
    what: '文件夹或 ZIP 里的商品图片：文件名为 编码.jpg、编码-2.jpg，或按清单每行“编码,文件名”',
    run: importPictures,
  },
]
