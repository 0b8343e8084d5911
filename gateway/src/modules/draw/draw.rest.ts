import type { Banner, DrawPopup, DrawRecord, DrawStanding, DrawWinner, JoinDrawInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { written } from '../../rest/written.ts'
import { type Beside, toRestSlice, type RestSlice } from '../base/connection.ts'
import { toBanners } from '../focus/focus.mapper.ts'
import {
  toDraw,
  toDrawPopup,
  toDrawRecord,
  toDrawStanding,
  toDrawWinner,
  toJoined,
  type DrawModel,
  type JoinedDraw,
} from './draw.mapper.ts'

export async function fetchRunningDraw(rest: CallerRest): Promise<DrawModel> {
  return toDraw(await rest.get('/api/draw'))
}

export async function fetchDraw(rest: CallerRest, id: string): Promise<DrawModel> {
  return toDraw(await rest.get('/api/draw/{id}', { ids: { id } }))
}

export async function fetchDrawStanding(rest: CallerRest, id: string): Promise<DrawStanding> {
  return toDrawStanding(await rest.get('/api/draw/{id}/activity', { ids: { id } }))
}

export async function fetchDrawPopup(rest: CallerRest): Promise<DrawPopup | null> {
  const body = await rest.get('/api/draw/simple')
  return isNothing(body) ? null : toDrawPopup(body)
}

export async function fetchDrawBanners(rest: CallerRest): Promise<Banner[]> {
  return toBanners(await rest.get('/api/draw/ads'))
}

export async function fetchRecords(rest: CallerRest, page: number, perPage: number, beside: Beside = {}): Promise<RestSlice<DrawRecord>> {
  return toRestSlice(await rest.get('/api/draw/record', { query: { page, per_page: perPage, ...beside } }), 'draw records', toDrawRecord)
}

export async function fetchRecordsOf(
  rest: CallerRest,
  id: string,
  page: number,
  perPage: number,
  beside: Beside = {},
): Promise<RestSlice<DrawRecord>> {
  return toRestSlice(
    await rest.get('/api/draw/{id}/record', { ids: { id }, query: { page, per_page: perPage, ...beside } }),
    'draw records',
    toDrawRecord,
  )
}

export async function fetchWinners(rest: CallerRest, id: string, page: number, perPage: number): Promise<RestSlice<DrawWinner>> {
  return toRestSlice(
    await rest.get('/api/draw/{id}/winners', { ids: { id }, query: { page, per_page: perPage } }),
    'draw winners',
    toDrawWinner,
  )
}

export async function fetchLatestRecord(rest: CallerRest, id: string | null): Promise<DrawRecord | null> {
  const body = await rest.get('/api/draw/new_record', { query: { id: id === null ? null : upstreamId('drawID', id) } })
  return isNothing(body) ? null : toDrawRecord(body)
}

export async function joinDraw(rest: CallerRest, { drawID, clientKey }: JoinDrawInput): Promise<JoinedDraw> {
  const id = upstreamId('drawID', drawID)
  const body = await rest.post('/api/draw/{id}/join', { ids: { id }, form: { client_key: clientKey } })
  const joined = await written(
    () => toJoined(body, id),
    async () => toJoined(await rest.get('/api/draw/new_record', { query: { id } }), id),
  )
  return joined ?? { recordID: '', prize: { name: '奖品详情请到个人中心查看', description: '', kind: 'GOODS' }, drawID: id }
}

/** PHP's empty object is an empty list. */
const isNothing = (body: unknown): boolean => body === null || body === undefined || (Array.isArray(body) && body.length === 0)
