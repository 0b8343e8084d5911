import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { QUICK_ROWS_MAX } from 'rules/constants'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import { callerLeft } from '../../server/callerLeft.ts'
import { Brake } from '../brake/brake.service.ts'
import { readInWorker } from '../upload/fileReader.ts'
import type { AskedRow } from '../upload/sheet/askedRow.ts'
import { openUploadStore } from '../upload/store/openUploadStore.ts'
import { claimUpload } from '../upload/upload.service.ts'

/** A buyer mends a list a few times; a list of 200 rows is 200 searches. */
const PARSES = 60
const PARSE_WINDOW_MS = 300_000

export interface ListSource {
  readonly text?: string
  /** The key of a sheet that this shop sent; goes before the text. */
  readonly file?: string
}
/** Where a call names a sheet. */
export const sheetField = () =>
  Type.String({
    title: '表格',
    pattern: '^[0-9A-Za-z_.-]{8,80}$',
    description: '上传（scene=quick）所得的 key：xlsx、csv 或有文字的 PDF，5 MB 以内',
    'x-sentence': '文件不存在，请重新上传',
  })

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Takes apart the lists of shops, away from the loop that serves everybody. */
export class ListReader {
  readonly #deps: Deps
  readonly #brake: Brake

  constructor(deps: Deps) {
    this.#deps = deps
    this.#brake = new Brake(deps, 'list_parse', { max: PARSES, windowMs: PARSE_WINDOW_MS })
  }

  async read(memberId: number, { text = '', file }: ListSource, { request, reply }: Call): Promise<readonly AskedRow[]> {
    await this.#brake.countOrRefuse(memberId)
    const { rows, count } = await readInWorker(
      file === undefined ? { task: 'text', text } : { task: 'sheet', ...(await this.#sheetOf(memberId, file)) },
      { signal: callerLeft(reply), log: request.log },
    )
    const field = file === undefined ? 'text' : 'file'
    if (count === 0) throw invalid(field, file === undefined ? '请粘贴或输入采购清单，每行一种商品' : '表格里没有商品，请填写后重新上传')
    if (count > QUICK_ROWS_MAX) throw invalid(field, `一次最多 ${QUICK_ROWS_MAX} 行，这份清单有 ${count} 行，请分几次提交`)
    return rows
  }

  async #sheetOf(memberId: number, key: string): Promise<{ bytes: Uint8Array; mime: string }> {
    const { mime } = await claimUpload(this.#deps.db, memberId, key, 'quick')
    const bytes = await openUploadStore(this.#deps.settings).get(key)
    if (bytes === null) throw invalid('file', '文件不存在，请重新上传')
    return { bytes, mime }
  }
}
