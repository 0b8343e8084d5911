import { seconds, type Deps } from '../../deps.ts'
import { deliveryDataOf } from '../document/document.service.ts'
import { signatureOf } from '../signature/signature.ts'
import type { Taken } from './delivery.repo.ts'
import { TRIAL } from './events.ts'

export interface Message {
  /** By which the receiver knows it again. */
  readonly id: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** The office's programs get an event in an envelope; a shop's program gets the file that it could fetch, byte for byte. */
export async function messageOf(deps: Deps, { event_id: eventId, member_id: memberId, type, data, at }: Taken): Promise<Message> {
  const id = String(eventId)
  if (memberId === null) return { id, body: JSON.stringify({ id, type, at: seconds(at), data }), headers: {} }
  if (type === TRIAL) return { id: `test-${id}`, body: trialBody(at), headers: {} }
  const { order_id: orderId, note_no: noteNo } = data as { order_id: string; note_no: string }
  const files = await deliveryDataOf(deps, memberId, Number(orderId))
  const bytes = files.find(({ name }) => name === `${noteNo}.json`)?.bytes
  if (bytes === undefined) throw new Error(`there is no parcel ${noteNo}`)
  const signature = signatureOf(deps, bytes)
  return { id: noteNo, body: bytes.toString(), headers: signature === null ? {} : { 'delivery-signature': signature } }
}

const trialBody = (at: Date): string =>
  JSON.stringify({ schema: 'test-1', at: seconds(at), message: '试发：验证签名并答复 2xx 即可，不含收货数据' })
