import type { JoinGroupInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { toRestSlice, type RestSlice } from '../base/connection.ts'
import { toGroupSale, toJoined, type GroupSaleModel, type JoinedGroup } from './group.mapper.ts'

export async function fetchGroupSales(rest: CallerRest, page: number, perPage: number): Promise<RestSlice<GroupSaleModel>> {
  return toRestSlice(await rest.get('/api/group', { query: { page, per_page: perPage } }), 'groups', toGroupSale)
}

export async function fetchMyGroupSales(rest: CallerRest, page: number, perPage: number): Promise<RestSlice<GroupSaleModel>> {
  return toRestSlice(await rest.get('/api/group/shop', { query: { page, per_page: perPage } }), 'own groups', toGroupSale)
}

export async function fetchGroupSale(rest: CallerRest, id: string): Promise<GroupSaleModel> {
  return toGroupSale(await rest.get('/api/group/{id}', { ids: { id } }))
}

export async function joinGroup(rest: CallerRest, { saleID, teamID, quantity, clientKey }: JoinGroupInput): Promise<JoinedGroup> {
  const form = {
    team_id: teamID === null || teamID === undefined ? undefined : upstreamId('teamID', teamID),
    number: quantity,
    client_key: clientKey,
  }
  return toJoined(await rest.post('/api/group/{id}/join', { ids: { id: upstreamId('saleID', saleID) }, form }))
}
