import type { Deps } from '../deps.ts'
import { hourOfDay, type Moment } from './history.ts'
import { answerChat, readChat, sendChat } from '../modules/chat/chat.service.ts'
import { readMessages, tellAll } from '../modules/message/message.service.ts'
import { tellOfTime } from '../modules/message/notices.ts'

interface Writer {
  readonly accountId: number
  readonly memberId: number
}
interface Past {
  readonly all: readonly Writer[]
  readonly writer: Writer
  readonly manager: string
  readonly today: Date
}

/** The shops read their messages three days ago; what came since is unread. */
const READ_DAYS_AGO = 3

/** What the demo's shops were told of beside their orders, and what one of them wrote to its manager. */
export function messageMoments({ all, writer, manager, today }: Past): Moment[] {
  const at = (daysAgo: number, hour: number, happen: (deps: Deps) => Promise<unknown>): Moment => ({
    at: hourOfDay(today, daysAgo, hour),
    happen: async (deps) => void (await happen(deps)),
  })
  const say = (daysAgo: number, hour: number, key: string, content: string) =>
    at(daysAgo, hour, (deps) => sendChat(deps, writer, { content, image: null, clientKey: `seed-chat-${key}` }))
  const answer = (daysAgo: number, hour: number, key: string, content: string) =>
    at(daysAgo, hour, (deps) => answerChat(deps, writer.memberId, { staff: manager, content, clientKey: `seed-chat-${key}` }))
  return [
    say(9, 9.2, 'ask', '你好，上次订的黄芪还有同批号的吗？想再补 20 袋。'),
    answer(9, 9.4, 'answer', '您好，同批号还有 60 多袋，今天 16:00 前下单可以一起发。批号在商品页的「在库批号」里能看到。'),
    say(9, 9.5, 'thanks', '好的，谢谢。'),
    say(1, 15.1, 'invoice', '上个月的发票能合并开一张吗？'),
    answer(1, 15.6, 'invoice-answer', '可以的，在「电子发票」里勾选多张订单一起申请即可，开好后会发到您的邮箱。'),
    at(9, 10, (deps) => readChat(deps, writer.memberId, Number.MAX_SAFE_INTEGER)),
    at(12, 9, (deps) =>
      tellAll(deps, {
        kind: 'promotion',
        ref: 'promo:winter',
        url: '/yjh',
        title: '冬季备货满减已开始',
        body: '家庭常备、门店热销等四场满减同时进行，采购单会自动选用并显示距离下一档还差多少。',
      }),
    ),
    at(1, 9, (deps) =>
      tellAll(deps, {
        kind: 'promotion',
        ref: 'promo:coupons',
        url: '/lqzx',
        title: '本周优惠券可领',
        body: '满300减15、满500减30、满1000减80 与免运费券已开放领取，数量有限，领完为止。',
      }),
    ),
    at(2, 10, (deps) =>
      tellAll(deps, {
        kind: 'announcement',
        ref: 'notice:winter',
        url: '/news/info/72/notice',
        title: '冬季备货期发货安排',
        body: '工作日 16:00 前付款当日出库，冷链商品每周一至周四发货。',
      }),
    ),
    at(READ_DAYS_AGO, 0, async (deps) => {
      for (const { memberId } of all) await readMessages(deps, memberId, { type: null })
    }),
    at(0, 0, tellOfTime),
  ]
}
