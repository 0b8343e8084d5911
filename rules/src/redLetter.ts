/** Why an invoice is taken back: it was made out wrongly, then all of it; or goods came back, then their part. */
export type RedLetterReason = 'wrong' | 'return'
/** Who applied for the red letter (红字确认单). */
export type RedLetterSide = 'seller' | 'buyer'

export const RED_LETTER_STATES = {
  applied: '已提交，待税务机关受理',
  awaits_buyer: '待购买方确认',
  awaits_seller: '待销售方确认',
  confirmed: '双方已确认',
  not_needed: '无需确认',
  refused: '已被否认',
  lapsed: '逾期未确认，已作废',
  withdrawn: '已撤销',
} as const
export type RedLetterState = keyof typeof RED_LETTER_STATES

/** The other side confirms within this time, or the letter is void. */
export const RED_LETTER_HOURS = 72

/** Whether a reversal may be issued by it. */
export const allowsReversal = (state: RedLetterState): boolean => state === 'confirmed' || state === 'not_needed'
/** Whether it still holds, or may come to. */
export const isLivingLetter = (state: RedLetterState): boolean => !(['refused', 'lapsed', 'withdrawn'] as RedLetterState[]).includes(state)
