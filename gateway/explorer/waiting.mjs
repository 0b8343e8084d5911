// @ts-check
import { element } from './page.mjs'
import { topFields } from './documents.mjs'

/** What makes each subscription speak. @type {Readonly<Record<string, string>>} */
const triggers = {
  cartChanged: '到另一个标签页运行「加入采购单」或「改数量」',
  orderStatusChanged: '付款、取消订单，或等演示仓库发货',
  afterSaleChanged: '申请或取消一张售后单',
  chatChanged: '运行 sendChatMessage，演示客服会回答',
  messageCountChanged: '运行 readMessages，或让订单状态变化',
  changes: '改采购单、下单或付款',
  changed: '改采购单、下单或付款',
}

const output = element('waiting')

/** Says that a subscription waits, for how long, and what would trigger it. @param {string} query */
export function beginWaiting(query) {
  const [field = ''] = topFields(query)
  let [seconds, events] = [0, 0]
  const say = () => {
    const heard = events === 0 ? '' : `，已收到 ${events} 次`
    output.textContent = `正在等待变化… ${seconds} 秒${heard}。触发办法：${triggers[field] ?? '让它所说的东西变化'}。`
  }
  const clock = setInterval(() => {
    seconds += 1
    say()
  }, 1_000)
  output.hidden = false
  say()
  return {
    event() {
      events += 1
      seconds = 0
      say()
    },
    end() {
      clearInterval(clock)
      output.hidden = true
    },
  }
}
