import multipart from '@fastify/multipart'
import { Type } from 'typebox'
import type { FastifyRequest } from 'fastify'
import type { UploadRow } from '../../db/tables/paper.ts'
import type { Deps } from '../../deps.ts'
import { notFound, notLoggedIn } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { callerLeft } from '../../server/callerLeft.ts'
import { describeCall, ok } from '../../server/envelope.ts'
import type { Scope } from '../../server/scopes.ts'
import { sessionOf } from '../../server/session.ts'
import { insertLook, type Look } from '../audit/look.repo.ts'
import { Brake } from '../brake/brake.service.ts'
import { claimsOffice, requireCaller } from '../access/caller.service.ts'
import { FORM_LIMITS, readUploadForm } from './readForm.ts'
import { type UploadStore } from './store/uploadStore.ts'
import { openUploadStore } from './store/openUploadStore.ts'
import { findAnyUpload, findUpload } from './upload.repo.ts'
import { keepUpload, uploadUrl } from './upload.service.ts'
import { isSheet, SCENES } from './uploadScenes.ts'

/** Enough for every paper of a shop in one sitting, too little to fill a disk. */
const UPLOADS = 120
const WINDOW_MS = 3_600_000

/** Pictures and papers hang on orders, after-sales, transfers, licences and chats: not for who only keeps goods or stock. */
const OFFICE_READERS: readonly Scope[] = ['read', 'orders', 'money', 'members', 'service']

const UploadBody = Type.Object({
  file: Type.Unsafe<string>({
    type: 'string',
    format: 'binary',
    title: '文件',
    description: 'JPG、PNG、WebP，资质与回执另可 PDF，采购清单为 xlsx、csv 或有文字的 PDF，最大 5 MB',
  }),
  scene: Type.Unsafe<string>({
    type: 'string',
    enum: [...SCENES],
    title: '用途',
    description: [
      'after_sale 售后，certificate 资质，receipt 回执与汇款凭证，wanted 求购',
      'face 头像，feedback 反馈，quick 采购清单（xlsx、csv、PDF），chat 客服聊天',
    ].join('，'),
  }),
})
const UploadData = Type.Object({ key: Type.String({ description: '填入其他接口的文件标识' }), url: Type.String() })
const KeyParams = Type.Object({ key: Type.String({ title: '文件标识' }) })

export const uploadRoom: Room = {
  name: 'upload',
  schemas: [],
  routes(app, deps) {
    const store = openUploadStore(deps.settings)
    void app.register(async (inner: App) => {
      await inner.register(multipart, { limits: FORM_LIMITS })
      uploadRoute(inner, deps, store)
    })
    fileRoute(app, deps, store)
  },
}

function uploadRoute(app: App, deps: Deps, store: UploadStore): void {
  const brake = new Brake(deps, 'upload', { max: UPLOADS, windowMs: WINDOW_MS })
  const call = describeCall({
    summary: '上传文件',
    tag: '文件',
    data: UploadData,
    reasons: ['RATE_LIMITED'],
    statuses: [503],
    example: {
      key: 'q7Yv2m0nT3kXoQ5s8Lw1c4Zr6Ub9Ad2Ef5Gh8Ij1Kl4.jpg',
      url: '/files/upload/q7Yv2m0nT3kXoQ5s8Lw1c4Zr6Ub9Ad2Ef5Gh8Ij1Kl4.jpg',
    },
  })
  app.post(
    '/api/upload',
    {
      ...call,
      schema: { ...call.schema, body: UploadBody, consumes: ['multipart/form-data'] },
      // The form is read from the stream, by hand and with its own sentences.
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const { memberId } = sessionOf(request)
      await brake.countOrRefuse(memberId)
      const key = await keepUpload(deps, store, memberId, await readUploadForm(request), { signal: callerLeft(reply), log: request.log })
      return ok({ key, url: uploadUrl(key) })
    },
  )
}

/** Only the shop that sent it reads it, and the office; to everybody else it is not there. */
function fileRoute(app: App, deps: Deps, store: UploadStore): void {
  const described = {
    summary: '上传的文件（仅本店与后台可见）',
    tags: ['文件'],
    params: KeyParams,
    security: [{ cookie: [] }, { bearer: [] }],
    response: {
      200: Type.Any({ description: '图片或 PDF' }),
      304: Type.Null({ description: '未变化' }),
      401: Type.Unsafe({ $ref: 'Failure#', description: '未登录' }),
      403: Type.Unsafe({ $ref: 'Failure#', description: '令牌没有权限' }),
      404: Type.Unsafe({ $ref: 'Failure#', description: '不存在' }),
    },
  }
  app.get('/files/upload/:key', { schema: described, config: { access: 'visitor' } }, async (request, reply) => {
    const row = await readableRow(deps, request, request.params.key)
    const bytes = row === null ? null : await store.get(row.key)
    if (row === null || bytes === null) throw notFound('文件不存在')
    const etag = `"${Buffer.from(row.sha256).toString('base64url').slice(0, 22)}"`
    const place = isSheet(row.mime) ? 'attachment' : 'inline'
    // Kept by the reader's own browser, which asks each time whether it may still be shown.
    reply
      .headers({
        'cache-control': 'private, no-cache',
        etag,
        vary: 'cookie, authorization',
        'content-disposition': `${place}; filename="${row.key}"`,
      })
      .type(row.mime)
    return request.headers['if-none-match'] === etag ? reply.code(304).send(null) : reply.send(Buffer.from(bytes))
  })
}

async function readableRow(deps: Deps, request: FastifyRequest, key: string): Promise<UploadRow | null> {
  if (claimsOffice(request, deps)) {
    const { name } = await requireCaller(request, deps, OFFICE_READERS)
    return seen(deps, await findAnyUpload(deps.db, key), { token: name })
  }
  if (request.session === null) throw notLoggedIn()
  const { memberId, accountId } = request.session
  return seen(deps, await findUpload(deps.db, memberId, key), { accountId })
}

/** The office writes down each file it opens, a shop's people the papers. */
async function seen(deps: Deps, row: UploadRow | null, by: Look['by']): Promise<UploadRow | null> {
  if (row === null) return null
  const paper = row.scene === 'certificate' || row.scene === 'receipt' ? row.scene : 'file'
  if (paper !== 'file' || 'token' in by)
    await insertLook(deps.db, { memberId: row.member_id, paper, ref: row.key, by, now: deps.clock.now() })
  return row
}
