import { isReason, reasonText } from 'rules/reasons'
import { REFUSALS } from 'rules/refusals'

/** What stands in no list of reasons: the place that refuses says what is missing. */
const unlisted: Readonly<Record<string, string>> = {
  NotFound: '要办的东西不存在，或不属于这个账号',
  NothingSelected: '请先选择商品',
  WrongField: '某一项填写有误；path 指出是输入里的哪一项',
  NotOffered: '当前商城未开通此功能',
  OtherRefusal: '其他原因；message 是给买家看的一句话',
}

/** By the name of its type, the sentence that a buyer reads. */
export const refusalSentences: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(REFUSALS).flatMap(([reason, { type }]) => (isReason(reason) ? [[type, reasonText(reason)]] : []))),
  ...unlisted,
}
