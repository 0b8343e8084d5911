import { Type } from 'typebox'
import type { FastifyRequest } from 'fastify'
import type { PromotionKind } from 'rules/kinds'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { nullable, ok } from '../../server/envelope.ts'
import { callerIn, erpList, erpOne } from '../../server/erpCall.ts'
import { fields, pathId } from '../../server/fields.ts'
import { actingToken } from '../audit/token.ts'
import { keysById } from '../import/key.repo.ts'
import { promotionImport } from '../import/kinds/promotions.ts'
import { recorded } from '../import/publication.service.ts'
import { endPromotion, publishPromotion, type Published } from '../promotion/publish.service.ts'
import { findKind } from '../promotion/publish.repo.ts'
import { readDraft } from '../promotion/readDraft.ts'
import { Unpublishable } from '../promotion/unpublishable.ts'
import { withGoodsNumbers } from './draftCodes.ts'

const VersionId = nullable(Type.String({ description: '版本号，可查看改了什么、可撤回；没有改动为 null' }))
const DraftBody = Type.Object({
  draft: Type.String({
    title: '活动内容',
    maxLength: 200_000,
    description: 'JSON：kind、name、startsAt、endsAt 及各类活动的内容，金额为分；商品以编号（数字）或导入时的编码（文本）指明',
  }),
  only_check: Type.Optional(fields.flag('只检查不发布')),
})
const PublishData = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  overlaps: Type.Array(Type.Object({ first: Type.Integer(), second: Type.Integer() })),
  publication: VersionId,
})

/** Promotions are published and ended by staff; each is a version that can be looked at and taken back. */
export function promotionRoutes(app: App, deps: Deps): void {
  const publish = erpList({
    area: 'promotions',
    summary: '发布活动，先过全部检查',
    data: PublishData,
    example: { id: '7', version: 1, overlaps: [], publication: '12' },
    statuses: [400],
  })
  app.post('/api/erp/promotion', { ...publish, schema: { ...publish.schema, body: DraftBody } }, async (request) => {
    const draft = readDraft(await withGoodsNumbers(deps.db, request.body.draft))
    const publication = { staff: signerOf(request), isCheck: request.body.only_check === '1' }
    try {
      const { made, version } = await recorded<Published>(deps, publication, {
        kind: promotionImport(draft.kind),
        sought: (tx, published) => soughtOf(tx, published?.id ?? draft.id),
        work: (tx) => publishPromotion(tx, draft),
      })
      const overlaps = made.overlaps.map(({ first, second }) => ({ first, second }))
      return ok({ id: String(made.id), version: made.version, overlaps, publication: version === null ? null : String(version) })
    } catch (error) {
      if (error instanceof Unpublishable) throw new ApiError(400, error.message, { problems: error.problems })
      throw error
    }
  })

  const EndData = Type.Object({ publication: VersionId })
  const end = erpOne({ area: 'promotions', summary: '立即结束活动', data: EndData, example: { publication: '13' } })
  app.post('/api/erp/promotion/:id/end', end, async (request) => {
    const id = pathId(request.params.id)
    const kind: PromotionKind | null = await findKind(deps.db, id)
    if (kind === null) throw notFound('活动不存在')
    const { version } = await recorded(
      deps,
      { staff: signerOf(request), isCheck: false },
      { kind: promotionImport(kind), sought: (tx) => soughtOf(tx, id), work: (tx) => endPromotion(tx, id) },
    )
    return ok({ publication: version === null ? null : String(version) })
  })
}

const soughtOf = async ({ db }: Deps, id: number | undefined) =>
  id === undefined ? [] : [...(await keysById(db, 'promotion', [id])).values()].map((key) => ({ key, row: {} }))

/** The token's name, or whom the owner's key names. */
function signerOf(request: FastifyRequest): string {
  const { isFirstKey, name } = callerIn(request)
  return (isFirstKey ? actingToken()?.said : null) ?? name
}
