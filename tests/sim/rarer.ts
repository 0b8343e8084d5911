import { scopeCodes } from '../../api/src/db/migrations/referenceV1.ts'
import type { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import { PASSWORD } from '../../api/src/testing/people.ts'
import { SessionJar } from '../../gateway/src/rest/session.ts'
import { list, post, said, text } from './office.ts'
import type { Doing, Story } from './story.ts'
import { LOG_IN, type Member, SIGN } from './world.ts'

const CODE = 'mutation ($input: RequestCodeInput!) { requestCode(input: $input) { retryAfterSeconds } }'
const START = 'mutation ($input: StartRegistrationInput!) { startRegistration(input: $input) { ticket } }'
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { memberID } }'
const JOIN = 'mutation ($input: JoinDrawInput!) { joinDraw(input: $input) { recordID prize { name } } }'
const EXCHANGE = 'mutation ($input: ExchangePointsInput!) { exchangePoints(input: $input) { orderNo pointsAfter } }'
const RECEIVE = 'mutation ($input: ReceiveOrderInput!) { receiveOrder(input: $input) { afterSale { afterSaleID } } }'
const AT = { provinceID: '330000', cityID: '330100', districtID: '330106' }

const refusedFor = (refusal: string | null): string => (refusal === null ? '' : `，被拒：${refusal}`)

/** From a phone to a shop under review, which buys like the others once the office has passed it. */
const register: Doing = async (story) => {
  const { world } = story
  const nth = world.members.length + 1
  const [phone, company] = [`1590000${String(nth).padStart(4, '0')}`, `新药房${nth}`]
  const member: Member = {
    name: company,
    person: { username: `new${nth}`, phone, accountId: 0, memberId: 0 },
    jar: new SessionJar(null, true),
  }
  await world.ask(member, CODE, { phone, purpose: 'REGISTER', clientKey: story.key('code') })
  const code = await codeFor(story, phone)
  const started = await world.ask(member, START, { phone, code })
  const ticket = (started.data as { startRegistration: { ticket: string } } | null)?.startRegistration.ticket
  if (ticket === undefined) return `${company}注册到一半，没有继续`
  const form = { kind: 'PHARMACY', username: `new${nth}`, password: PASSWORD, passwordConfirmation: PASSWORD, company, name: '白芷', ...AT }
  const { data, refusal } = await story.sure(member, REGISTER, { ticket, ...form, clientKey: story.key('register') })
  const memberID = (data as { register: { memberID: string } } | null)?.register.memberID
  if (memberID === undefined) return `${company}注册${refusedFor(refusal)}`
  await story.sure(member, LOG_IN, { username: `new${nth}`, password: PASSWORD })
  world.members.push({ ...member, person: { ...member.person, memberId: Number(memberID) } })
  return `${company}注册`
}

async function codeFor({ world }: Story, phone: string): Promise<string> {
  const sent = await world.db.selectFrom('sms_outbox').where('phone', '=', phone).orderBy('id', 'desc').select('text').executeTakeFirst()
  return /\d{6}/.exec(sent?.text ?? '')?.[0] ?? '000000'
}

/** The office passes a shop that has registered, or says why not. */
const review: Doing = async (story, chance) => {
  const waiting = await list(story, '/api/erp/member')
  if (waiting.length === 0) return '没有待审核的门店'
  const row = chance.pick(waiting)
  const id = text(row, 'id')
  const agree = chance.next() < 0.8
  const scopes = agree ? scopeCodes.map(([scope]) => scope).join(',') : ''
  const answer = await post(story, `/api/erp/member/${id}/review`, { agree: agree ? '1' : '0', note: '已核对', scopes })
  const member = story.world.members.find(({ person }) => String(person.memberId) === id)
  if (answer.status === 200 && agree && member !== undefined) await story.sure(member, SIGN, { contractID: '1', isAgreed: true })
  return `${agree ? '通过' : '驳回'}${text(row, 'company')}${said(answer)}`
}

const someMember = ({ world }: Story, chance: SeededRandom): Member => chance.pick(world.members)

/** Once a shop; a second press with the same key shows the same prize. */
const joinDraw: Doing = async (story, chance) => {
  const member = someMember(story, chance)
  const input = { drawID: '1', clientKey: story.key('draw') }
  const first = await story.sure(member, JOIN, input)
  const won = (first.data as { joinDraw: { recordID: string; prize: { name: string } } } | null)?.joinDraw
  if (won === undefined) return `${member.name}抽奖${refusedFor(first.refusal)}`
  const again = await story.sure(member, JOIN, input)
  const second = (again.data as { joinDraw: { recordID: string } } | null)?.joinDraw.recordID
  if (second !== won.recordID) story.strange.push(`${member.name}同一次抽奖得到 ${won.recordID} 和 ${second}`)
  return `${member.name}抽奖：${won.prize.name}`
}

const exchange: Doing = async (story, chance) => {
  const member = someMember(story, chance)
  const [giftID, quantity] = [String(chance.whole(1, 4)), chance.whole(1, 2)]
  const { refusal } = await story.sure(member, EXCHANGE, { giftID, quantity, clientKey: story.key('gift') })
  return `${member.name}用积分兑换 ${quantity} 件礼品 ${giftID}${refusedFor(refusal)}`
}

/** Less came than was sent: the rest is claimed with the receipt. */
const receiveShort: Doing = async (story, chance) => {
  if (story.orders.length === 0) return '还没有订单'
  const { member, orderID, lines } = chance.pick(story.orders)
  const { lineID, quantity } = chance.pick(lines)
  const short = { lines: [{ lineID, quantity: quantity - 1 }], shortage: chance.pick(['RESHIP', 'REFUND_ONLY'] as const) }
  const { refusal } = await story.sure(member, RECEIVE, { orderID, ...short, clientKey: story.key('short') })
  return `${member.name}收订单 ${orderID}，少 1 盒${refusedFor(refusal)}`
}

/** A lot of the last goods is called back: from then on the model counts those goods no more. */
const recall: Doing = async (story, chance) => {
  const goods = story.world.goods.at(-1) ?? 0
  const lot = chance.pick(['L1', 'L2'])
  const words = { level: '1', reason: '含量测定不合格', instruction: '停售并隔离' }
  const answer = await post(story, '/api/erp/recall', { ...words, 'lots[0][goods_id]': String(goods), 'lots[0][lot]': lot })
  if (answer.status === 200) story.model.forget(goods)
  return `召回商品 ${goods} 的批号 ${lot}${said(answer)}`
}

/** What happens seldom, each as often as it is named here. */
export const RARER: Readonly<Record<string, { readonly doing: Doing; readonly weight: number }>> = {
  register: { doing: register, weight: 2 },
  review: { doing: review, weight: 2 },
  draw: { doing: joinDraw, weight: 3 },
  exchange: { doing: exchange, weight: 3 },
  short: { doing: receiveShort, weight: 3 },
  recall: { doing: recall, weight: 1 },
}
