import type {
  DeliveryPush,
  DeliveryPushAttempt,
  DeliveryPushStatus,
  SendDeliveryPushInput,
  SetDeliveryPushInput,
} from '../../generated/resolvers-types.ts'
import { GatewayError } from '../../errors/gatewayError.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import type { RestDeliveryPush } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'

const statuses: Readonly<Record<string, DeliveryPushStatus>> = { waiting: 'WAITING', done: 'DONE', parked: 'PARKED' }

function toAttempt(body: unknown): DeliveryPushAttempt {
  const row = new Row<NonNullable<RestDeliveryPush['last']>>(body, 'last push')
  return {
    isTest: row.flag('is_test'),
    noteNumber: row.optionalText('note_no'),
    at: row.moment('at'),
    status: row.oneOf('state', statuses),
    triedAt: row.optionalMoment('tried_at'),
    retriesAt: row.optionalMoment('next_at'),
    httpStatus: row.optionalInteger('status'),
    failure: row.optionalText('words'),
  }
}

function toPush(body: unknown): DeliveryPush {
  const row = new Row<RestDeliveryPush>(body, 'delivery push')
  return {
    url: row.text('url'),
    updatedAt: row.moment('set_at'),
    pauseReason: row.optionalText('reason'),
    waitingCount: row.integer('waiting'),
    parkedCount: row.integer('parked'),
    last: row.optionalObject('last', toAttempt),
  }
}

/** Nobody's business but the owner's: a page may ask without knowing the role. */
export async function fetchPush(rest: CallerRest): Promise<DeliveryPush | null> {
  try {
    return new Row<{ push: RestDeliveryPush | null }>(await rest.get('/api/shop/push'), 'delivery push').optionalObject('push', toPush)
  } catch (error) {
    if (error instanceof GatewayError && error.details.reason === 'MEMBER_DENIED') return null
    throw error
  }
}

/** The buyer is read when it is asked for. */
export async function setPush(rest: CallerRest, { url }: SetDeliveryPushInput): Promise<{ secret: string }> {
  const body = await rest.post('/api/shop/push', { form: { url } })
  return { secret: new Row<{ secret: string }>(body, 'delivery push').text('secret') }
}

export async function removePush(rest: CallerRest): Promise<Record<never, never>> {
  await rest.delete('/api/shop/push')
  return {}
}

export async function sendPush(rest: CallerRest, { isTest }: SendDeliveryPushInput): Promise<Record<never, never>> {
  await rest.post('/api/shop/push/send', { form: { is_test: isTest ? 1 : 0 } })
  return {}
}
