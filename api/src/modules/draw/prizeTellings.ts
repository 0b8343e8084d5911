import type { PrizeKind } from '../../db/tables/content.ts'
import type { Deps } from '../../deps.ts'
import { tell } from '../message/message.service.ts'

const DRAWS = '/wdcj'

/** What was won is also in the messages: the dialog that told of it may have been closed too soon. */
export async function tellOfPrize(
  tx: Deps,
  won: {
    readonly recordId: number
    readonly memberId: number
    readonly drawName: string
    readonly prize: { readonly name: string; readonly remarks: string; readonly kind: PrizeKind }
  },
): Promise<void> {
  const { name, remarks, kind } = won.prize
  if (kind === 'none') return
  await tell(tx, {
    memberId: won.memberId,
    kind: 'draw',
    ref: `draw:${won.recordId}:won`,
    url: DRAWS,
    title: `恭喜中奖：${name}`,
    body: `您在「${won.drawName}」中抽中了${name}。${remarks === '' ? '' : `${remarks}。`}抽奖结果可在「会员中心 - 我的抽奖」查看。`,
  })
}

interface SentPrize {
  readonly recordId: number
  readonly memberId: number
  readonly prizeName: string
  readonly carrier: string
  readonly trackingNo: string
}

export async function tellOfPrizeParcel(tx: Deps, sent: SentPrize): Promise<void> {
  await tell(tx, {
    memberId: sent.memberId,
    kind: 'draw',
    ref: `draw:${sent.recordId}:sent`,
    url: DRAWS,
    title: '奖品已寄出',
    body: `您抽中的${sent.prizeName}已寄出，${sent.carrier} ${sent.trackingNo}，请留意查收。`,
  })
}

export async function tellOfPrizeCorrection(tx: Deps, { recordId, memberId, prizeName, carrier, trackingNo }: SentPrize): Promise<void> {
  await tell(tx, {
    memberId,
    kind: 'draw',
    ref: `draw:${recordId}:corrected:${tx.clock.now().getTime()}`,
    url: DRAWS,
    title: '奖品运单号已更正',
    body: `您抽中的${prizeName}的运单号已更正为${carrier} ${trackingNo}，请以此为准。`,
  })
}
