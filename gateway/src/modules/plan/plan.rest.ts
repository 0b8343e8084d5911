import type {
  AdvisePurchaseInput,
  CreatePurchasePlanInput,
  DeletePurchasePlanInput,
  SharePurchasePlanInput,
  UpdatePurchasePlanInput,
} from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { written } from '../../rest/written.ts'
import { toRestSlice, type Beside, type RestSlice } from '../base/connection.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toAdvice, toPlan, toPlanWithLines, type AdviceModel, type PlanModel } from './plan.mapper.ts'

export type ChangedPlan = { readonly plan: PlanModel | null }

export async function fetchPlanPage(rest: CallerRest, page: number, perPage: number, beside: Beside = {}): Promise<RestSlice<PlanModel>> {
  return toRestSlice(await rest.get('/api/plan', { query: { page, per_page: perPage, ...beside } }), 'plan', toPlan)
}

export async function fetchPlan(rest: CallerRest, id: string): Promise<PlanModel> {
  return toPlanWithLines(await rest.get('/api/plan/{id}', { ids: { id } }))
}

export async function advisePurchase(
  rest: CallerRest,
  { days, fileKey, soldDays }: AdvisePurchaseInput,
): Promise<{ readonly advice: AdviceModel }> {
  return { advice: toAdvice(await rest.post('/api/plan/advice', { form: { days, file: fileKey, sold_days: soldDays } })) }
}

export async function createPlan(rest: CallerRest, { name, lines, clientKey }: CreatePurchasePlanInput): Promise<ChangedPlan> {
  const body = await rest.post('/api/plan', { form: { name, ...linesForm(lines), client_key: clientKey } })
  return { plan: await written(() => toPlanWithLines(body)) }
}

export async function updatePlan(
  rest: CallerRest,
  { planID, version, name, lines, clientKey }: UpdatePurchasePlanInput,
): Promise<ChangedPlan> {
  const id = idOf(planID)
  const body = await rest.put('/api/plan/{id}', { ids: id, form: { name, version, ...linesForm(lines), client_key: clientKey } })
  return {
    plan: await written(
      () => toPlanWithLines(body),
      () => fetchPlan(rest, id.id),
    ),
  }
}

export async function sharePlan(rest: CallerRest, { planID, isShared }: SharePurchasePlanInput): Promise<ChangedPlan> {
  const id = idOf(planID)
  const body = await rest.post('/api/plan/{id}/share', { ids: id, form: { is_shared: isShared } })
  return {
    plan: await written(
      () => toPlanWithLines(body),
      () => fetchPlan(rest, id.id),
    ),
  }
}

export async function deletePlan(rest: CallerRest, { planID }: DeletePurchasePlanInput): Promise<{ readonly deletedID: string }> {
  await rest.delete('/api/plan/{id}', { ids: idOf(planID) })
  return { deletedID: toGlobalId('PurchasePlan', planID) }
}

const idOf = (planID: string): { readonly id: string } => ({ id: upstreamId('planID', planID) })

function linesForm(lines: CreatePurchasePlanInput['lines']) {
  return {
    'lines[][goods_id]': lines.map(({ goodsID }) => upstreamId('lines', goodsID)),
    'lines[][number]': lines.map(({ quantity }) => String(quantity)),
  }
}
