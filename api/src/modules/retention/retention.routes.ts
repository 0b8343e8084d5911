import { Type } from 'typebox'
import { inTransaction } from '../../db/transaction.ts'
import { type Deps, seconds } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { Room } from '../../server/app.ts'
import { nullable, ok } from '../../server/envelope.ts'
import { erpList, signed } from '../../server/erpCall.ts'
import { fields } from '../../server/fields.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { KEPT_FOR, KEPT_KINDS, type KindOfKept, UNIT_WORDS } from './kinds.ts'
import { findSettings, saveKeep } from './retention.repo.ts'

const KEEP_MAX = 3_650

const KeptData = Type.Object({
  kind: Type.String(),
  name: Type.String(),
  keep: Type.Integer({ description: '保存多久；0 为长期' }),
  unit: Type.String({ description: 'days 天，months 个月' }),
  standard: Type.Integer({ description: '未设置时的值' }),
  least: Type.Integer({ description: '最短' }),
  why: Type.String({ description: '为何不能更短' }),
  what: Type.String({ description: '到期如何处理' }),
  done: Type.Integer({ description: '至今已处理的条数' }),
  done_at: nullable(Type.Integer({ description: '最近一次处理的时间' })),
})
const example = {
  kind: 'orders',
  name: '订单归档',
  keep: 24,
  unit: 'months',
  standard: 24,
  least: 3,
  why: '售后期与开票未结束的订单不归档',
  what: '已结束订单的计价依据移入归档表，订单、金额、明细照常可查',
  done: 0,
  done_at: null,
}

async function listKept({ db }: Deps) {
  const settings = new Map((await findSettings(db)).map((row) => [row.kind, row]))
  return KEPT_KINDS.map((kind) => {
    const { name, unit, standard, least, why, what } = KEPT_FOR[kind]
    const row = settings.get(kind)
    const doneAt = row?.done_at ?? null
    return {
      kind,
      name,
      keep: row?.keep ?? standard,
      unit,
      standard,
      least,
      why,
      what,
      done: row?.done ?? 0,
      done_at: doneAt === null ? null : seconds(doneAt),
    }
  })
}

/** For how long each kind of record is kept. */
export const retentionRoom: Room = {
  name: 'retention',
  schemas: [],
  routes(app, deps) {
    const call = { area: 'site' as const, data: Type.Array(KeptData), example: [example] }
    app.get('/api/erp/retention', erpList({ ...call, summary: '各类记录保存多久' }), async () => ok(await listKept(deps)))

    const write = erpList({ ...call, summary: '设置一类记录保存多久；不能短于法律与业务所需' })
    const body = signed({
      kind: fields.oneOf<KindOfKept>('记录种类', KEPT_KINDS, {
        sentence: `记录种类应为 ${KEPT_KINDS.join('、')} 之一`,
        description: KEPT_KINDS.map((kind) => `${kind} ${KEPT_FOR[kind].name}`).join('，'),
      }),
      keep: fields.integer('保存期限', { min: 0, max: KEEP_MAX }),
    })
    app.post('/api/erp/retention', { ...write, schema: { ...write.schema, body } }, async (request) => {
      const { staff, kind, keep } = request.body
      const { name, unit, least, why } = KEPT_FOR[kind]
      if (keep !== 0 && keep < least)
        throw invalid('keep', `${name}的保存期限不能少于 ${least} ${UNIT_WORDS[unit]}（${why}）；0 为长期保存`)
      await inTransaction(deps, async (tx) => {
        await saveKeep(tx.db, kind, keep)
        const after = { staff, keep }
        await insertAudit(tx.db, { accountId: null, memberId: null, action: 'retention.set', object: kind, after, now: tx.clock.now() })
      })
      return ok(await listKept(deps))
    })
  },
}
