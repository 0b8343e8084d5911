import type { RequestDossierInput, Dossier, DossierGoods, DossierView } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { listOf } from '../../rest/row.ts'
import { written } from '../../rest/written.ts'
import { type Beside, toRestSlice, type RestSlice } from '../base/connection.ts'
import { type RequestedDossier, toRequestedDossier, toDossier, toDossierGoods } from './dossier.mapper.ts'

export async function fetchCompanyDossier(rest: CallerRest): Promise<Dossier> {
  return toDossier(await rest.get('/api/dossier/company'))
}

const filters = { ALL: 'all', ASKED: 'asked', LAPSING: 'lapsing', NEW: 'new' } as const satisfies Record<DossierView, string>

export async function fetchDossierPage(
  rest: CallerRest,
  view: DossierView,
  page: number,
  perPage: number,
  beside: Beside = {},
): Promise<RestSlice<DossierGoods>> {
  const query = { page, per_page: perPage, ...beside, filter: filters[view] }
  return toRestSlice(await rest.get('/api/dossier/goods', { query }), 'dossier', toDossierGoods)
}

const idsOf = (goodsIDs: readonly string[]): string => goodsIDs.map((goodsID) => upstreamId('goodsIDs', goodsID)).join(',')

export async function fetchNamedDossiers(rest: CallerRest, goodsIDs: readonly string[]): Promise<readonly DossierGoods[]> {
  if (goodsIDs.length === 0) return []
  return listOf(await rest.get('/api/dossier/named', { query: { goods_ids: idsOf(goodsIDs) } }), 'dossier', toDossierGoods)
}

export async function fetchOrderDossier(rest: CallerRest, id: string): Promise<Dossier> {
  return toDossier(await rest.get('/api/order/{id}/dossier', { ids: { id } }))
}

export async function requestDossier(rest: CallerRest, { goodsIDs }: RequestDossierInput): Promise<RequestedDossier> {
  const body = await rest.post('/api/dossier/ask', { form: { goods_ids: idsOf(goodsIDs) } })
  return (await written(() => toRequestedDossier(body))) ?? { archive: null, dossiers: null }
}
