import { Type, type Static } from 'typebox'
import type { FastifyRequest } from 'fastify'
import { parseDate } from 'rules/time'
import { type Deps, today } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { clientKeyField, fields, IdParams, pathId } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { Form } from '../user/form.ts'
import { cleanName, textFault } from '../user/names.ts'
import { certificates, handIn, renew, scopesOf, type RenewalFields } from './certificate.service.ts'
import {
  certificateExample,
  CertificateSchema,
  certificateWire,
  kindSchema,
  scopeExample,
  ScopeSchema,
  scopeWire,
} from './certificate.schemas.ts'

const TAG = '资质证照'
const SEND_FILE = '请上传证照扫描件'
const day = (title: string, sentence: string, description?: string) =>
  Type.String({
    title,
    pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$',
    'x-sentence': sentence,
    ...(description === undefined ? {} : { description }),
  })
const paperFields = {
  no: fields.text('证照编号', { max: 120 }),
  valid_from: day('有效期起', '请填写有效期的起始日期'),
  valid_to: Type.Optional(day('有效期止', '有效期止格式应为 2026-01-31', '不填为长期有效')),
  client_key: Type.Optional(clientKeyField()),
}
const FILE = { title: '扫描件', maxLength: 60, description: 'POST /api/upload（scene=certificate）返回的 key', 'x-sentence': SEND_FILE }
const HandInBody = Type.Object({ kind: kindSchema(), ...paperFields, file: Type.String({ ...FILE, minLength: 1 }) })
const RenewBody = Type.Object({
  ...paperFields,
  file: Type.Optional(Type.String({ ...FILE, description: `${FILE.description}；更正未通过审核的证照时可不填，沿用原件` })),
})
const List = Type.Array(ref(CertificateSchema))

export const certificateRoom: Room = {
  name: 'certificate',
  schemas: [CertificateSchema, ScopeSchema],
  routes(app, deps) {
    readRoutes(app, deps)
    writeRoutes(app, deps)
  },
}

function readRoutes(app: App, deps: Deps): void {
  const list = describeCall({
    summary: '资质证照：状态、剩余天数，以及失效后不能再购买的商品和采购单行',
    tag: TAG,
    data: List,
    example: [certificateExample],
  })
  app.get('/api/user/zizhi', list, async (request) => ok(await listOf(deps, request)))

  const scopes = describeCall({
    summary: '经营范围，及各范围内在售的商品数',
    tag: TAG,
    data: Type.Array(ref(ScopeSchema)),
    example: [scopeExample],
  })
  app.get('/api/user/jyfw', scopes, async (request) => ok((await scopesOf(deps, sessionOf(request).memberId)).map(scopeWire)))
}

function writeRoutes(app: App, deps: Deps): void {
  const add = describeCall({
    summary: '提交证照，待审核；原有的在新证照通过前仍然有效。返回全部证照',
    tag: TAG,
    data: List,
    example: [certificateExample],
    right: 'shop',
    reasons: ['IDEMPOTENCY_REUSED'],
  })
  app.post('/api/user/zizhi', { ...add, attachValidation: true, schema: { ...add.schema, body: HandInBody } }, async (request) => {
    const form = new Form(request)
    const given = judgePaper(deps, form, request.body)
    const { kind, file, client_key: clientKey = null } = request.body
    const accepted = form.accept(given)
    await handIn(deps, sessionOf(request), kind, { ...accepted, fileKey: file }, clientKey)
    return ok(await listOf(deps, request))
  })

  const change = describeCall({
    summary: '换证：有效的证照提交新证；审核中或未通过的直接更正。返回全部证照',
    tag: TAG,
    data: List,
    example: [certificateExample],
    right: 'shop',
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
    statuses: [404],
  })
  app.put(
    '/api/user/zizhi/:id',
    { ...change, attachValidation: true, schema: { ...change.schema, params: IdParams, body: RenewBody } },
    async (request) => {
      const id = pathId(request.params.id)
      const form = new Form(request)
      const accepted = form.accept(judgePaper(deps, form, request.body))
      const { file = '', client_key: clientKey = null } = request.body
      await renew(deps, sessionOf(request), id, { ...accepted, fileKey: file === '' ? null : file } satisfies RenewalFields, clientKey)
      return ok(await listOf(deps, request))
    },
  )
}

type PaperBody = Pick<Static<typeof HandInBody>, 'no' | 'valid_from' | 'valid_to'>

/** What the paper says, cleaned; null when something is wrong with it. */
function judgePaper(deps: Deps, form: Form, body: PaperBody): Omit<RenewalFields, 'fileKey'> | null {
  form.rule('no', () => textFault('证照编号', cleanName(body.no), { min: 2, max: 60 }))
  form.rule('valid_from', () => (parseDate(body.valid_from) === null ? '请填写有效期的起始日期' : null))
  form.rule('valid_to', () => endFault(body, today(deps.clock.now())))
  if (!form.isFine('no', 'valid_from', 'valid_to')) return null
  const { valid_to: end = '' } = body
  return { no: cleanName(body.no), validFrom: body.valid_from, validTo: end === '' ? null : end }
}

function endFault({ valid_from: start, valid_to: end = '' }: PaperBody, now: string): string | null {
  if (end === '') return null
  if (parseDate(end) === null) return '有效期止格式应为 2026-01-31'
  if (end <= start) return '有效期止须晚于有效期起'
  return end < now ? '该证照已过期，请上传有效期内的证照' : null
}

async function listOf(deps: Deps, request: FastifyRequest): Promise<Static<typeof List>> {
  return (await certificates(deps, sessionOf(request).memberId)).map(certificateWire)
}
