import type {
  Draw,
  DrawPopup,
  DrawPrize,
  DrawPrizeKind,
  DrawRecord,
  DrawStanding,
  DrawWinner,
  PrizeParcel,
  WonPrize,
} from '../../generated/resolvers-types.ts'
import type {
  RestDraw,
  RestDrawn,
  RestDrawPopup,
  RestDrawPrize,
  RestDrawRecord,
  RestDrawState,
  RestDrawWinner,
  RestPrizeParcel,
} from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { activityStatuses } from '../base/activityStatuses.ts'
import { toGlobalId } from '../base/globalId.ts'

export type DrawModel = Omit<Draw, 'standing' | 'records' | 'winners'>
export type JoinedDraw = { readonly recordID: string; readonly prize: WonPrize; readonly drawID: string }

const prizeKinds: Readonly<Record<string, DrawPrizeKind>> = { goods: 'GOODS', voucher: 'VOUCHER', points: 'POINTS', none: 'NO_PRIZE' }

export function toDraw(body: unknown): DrawModel {
  const draw = new Row<RestDraw>(body, 'draw')
  const drawID = draw.id('id')
  return {
    id: toGlobalId('Draw', drawID),
    drawID,
    name: draw.text('name'),
    description: draw.text('remarks', ''),
    rules: draw.text('rules', ''),
    ...toDrawStanding(body),
    prizes: draw.optionalList('prizes', toPrize),
  }
}

export function toDrawStanding(body: unknown): Omit<DrawStanding, '__typename'> {
  const state = new Row<RestDrawState>(body, 'draw')
  return {
    status: state.knownOneOf('status', activityStatuses) ?? 'RUNNING',
    startsAt: state.optionalMoment('starts_at'),
    endsAt: state.optionalMoment('ends_at'),
    hasJoined: state.flag('is_join'),
    chances: chancesOf(state),
    message: state.text('message', ''),
  }
}

export function toDrawPopup(body: unknown): DrawPopup {
  const popup = new Row<RestDrawPopup>(body, 'draw.simple')
  return {
    drawID: popup.id('id'),
    name: popup.text('name'),
    description: popup.text('remarks', ''),
    hasJoined: popup.flag('is_join'),
    chances: chancesOf(popup),
  }
}

export function toDrawRecord(body: unknown): DrawRecord {
  const record = new Row<RestDrawRecord>(body, 'draw.record')
  return {
    recordID: record.id('id'),
    drawID: record.id('draw_id', ''),
    drawName: record.text('draw_name', ''),
    prize: prizeOf(body),
    parcel: record.optionalObject('parcel', toParcel),
    createdAt: record.optionalMoment('created_at'),
  }
}

export function toDrawWinner(body: unknown): DrawWinner {
  const winner = new Row<RestDrawWinner>(body, 'draw.winners')
  return { name: winner.text('name'), prize: winner.text('prize'), createdAt: winner.moment('created_at') }
}

export function toJoined(body: unknown, drawID: string): JoinedDraw {
  const joined = new Row<RestDrawn>(body, 'draw.join')
  return { recordID: joined.id('record_id', ''), prize: prizeOf(body), drawID }
}

function toPrize(body: unknown): DrawPrize {
  const prize = new Row<RestDrawPrize>(body, 'draw.prizes')
  return { prizeID: prize.id('id'), ...toWonPrize(body), left: prize.optionalInteger('left') }
}

function toParcel(body: unknown): PrizeParcel {
  const parcel = new Row<RestPrizeParcel>(body, 'draw.parcel')
  return { carrier: parcel.text('carrier'), trackingNumber: parcel.text('tracking_no'), sentAt: parcel.moment('sent_at') }
}

function toWonPrize(body: unknown): Omit<WonPrize, '__typename'> {
  const prize = new Row<RestDrawn['prize']>(body, 'draw.prize')
  return { name: prize.text('name'), description: prize.text('remarks', ''), kind: prize.knownOneOf('kind', prizeKinds) ?? 'GOODS' }
}

/** The specification's draw names its prize itself. */
function prizeOf(body: unknown): Omit<WonPrize, '__typename'> {
  return new Row<Pick<RestDrawn, 'prize'>>(body, 'draw').optionalObject('prize', toWonPrize) ?? toWonPrize(body)
}

/** Who has not joined has one. */
function chancesOf(draw: Row<Pick<RestDrawPopup, 'chances' | 'is_join'>>): number {
  return draw.integer('chances', draw.flag('is_join') ? 0 : 1)
}
