// @ts-check
import { ask, BUSY, element, endpoint, failureOf, ourHeaders, plainFetch, shop } from './page.mjs'
import { logInAs, refreshViewer, viewer } from './session.mjs'

const said = document.getElementById('shop-said')
const dayMs = 86_400_000

/** What each job does, for a person. @type {Readonly<Record<string, string>>} */
const jobs = {
  close_unpaid: '关闭未付款订单',
  settle_lapsed: '结清取消的部分',
  resend_refunds: '退款',
  demo_autopilot: '演示仓库推进',
  tell_members: '通知会员',
  receive_shipped: '自动确认收货',
  complete_received: '完成订单',
  credit_cashback: '发放返现',
  write_off_expired: '过期余额清零',
}

/** @param {string} words @param {boolean} [isBad] */
function say(words, isBad = false) {
  if (said === null) return
  said.textContent = words
  said.classList.toggle('bad', isBad)
}

/** @param {string} id */
const button = (id) => /** @type {HTMLButtonElement} */ (element(id))

/** @type {number | null} */
let aheadMs = null

/** @param {string | null} time */
function showTime(time) {
  if (said === null) return
  if (time !== null) aheadMs = Date.parse(time) - Date.now()
  const isOpen = shop.id !== null
  element('dial').hidden = !isOpen
  button('shop-build').hidden = isOpen
  button('shop-close').hidden = !isOpen
  element('shop-button').textContent = isOpen ? `测试商店 ${clockWords()}` : '测试商店'
  element('shop-time').textContent = clockWords()
}

const now = () => new Date(Date.now() + (aheadMs ?? 0))
const clockWords = () =>
  now().toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai', month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit' })

/** @param {string} path @param {object} [body] @returns {Promise<any>} null where it was refused, and said so. */
async function call(path, body = {}) {
  const response = await plainFetch(`${endpoint}/explorer/shop${path}`, {
    method: 'POST',
    headers: ourHeaders(),
    body: JSON.stringify(body),
  }).catch(() => null)
  const answer = await response?.json().catch(() => null)
  if (response?.ok === true) return answer
  if (response?.status === 410) forget()
  say(answer === null || answer === undefined ? BUSY : (failureOf(answer) ?? BUSY), true)
  return null
}

/** @param {string | null} id */
function use(id) {
  shop.id = id
  if (id === null) sessionStorage.removeItem('explorer:shop')
  else sessionStorage.setItem('explorer:shop', id)
}

/** The shop is not there any more: this tab is back in the demo. */
export function forget() {
  use(null)
  aheadMs = null
  showTime(null)
  void refreshViewer()
}

async function build() {
  const username = viewer()?.username ?? 'demo'
  button('shop-build').disabled = true
  say('正在准备…（通常 5 到 15 秒；每天第一家要先填数据，约半分钟）')
  const built = await call('')
  button('shop-build').disabled = false
  if (built === null) return
  use(built.id)
  showTime(built.time)
  await logInAs(username)
  say('已建好，并已登录。现在运行的一切都在这家店里，不影响演示商城。')
}

/** @param {Date} to */
async function setForward(to) {
  say('正在拨动时钟，并运行到期的任务…')
  const set = await call('/clock', { to: to.toISOString() })
  if (set === null) return
  showTime(set.time)
  await refreshViewer()
  const done = Object.entries(set.done).flatMap(([name, count]) => (name in jobs ? [`${jobs[name]} ${count} 笔`] : []))
  const lapsed = viewer() === null ? '登录已过期，请再点账号登录。' : ''
  say(`时钟已拨到 ${clockWords()}。${done.length === 0 ? '没有到期的任务' : done.join('，')}。${lapsed}`)
}

async function toFlash() {
  const { data } = await ask('{ flashSale { sessions { startsAt } } }')
  const starts = (data?.flashSale?.sessions ?? []).map((/** @type {{ startsAt: string }} */ { startsAt }) => Date.parse(startsAt))
  const next = Math.min(...starts.filter((/** @type {number} */ start) => start > now().getTime()))
  if (next === Infinity) return say('今天没有下一场秒杀：先拨 +1 天，再试。', true)
  await setForward(new Date(next + 1_000))
}

async function toClosing() {
  const { data } = await ask('{ orders(filter: { tab: UNPAID }, first: 20) { edges { node { payDueAt } } } }')
  const ends = (data?.orders?.edges ?? []).map((/** @type {any} */ { node }) => Date.parse(node.payDueAt) + 1_000)
  const next = Math.min(...ends.filter((/** @type {number} */ end) => end > now().getTime()))
  if (next === Infinity) return say(data?.orders ? '没有待付款的订单：请先运行「下单」。' : '请先登录：要知道是谁的订单。', true)
  await setForward(new Date(next))
}

async function toLapse() {
  const { data } = await ask('{ viewer { certificates { name expiresOn } } }')
  const papers = (data?.viewer?.certificates ?? []).filter(
    (/** @type {{ expiresOn: string | null }} */ { expiresOn }) => expiresOn !== null,
  )
  // A paper is valid to the end of its last day in China.
  const ends = papers.map(
    (/** @type {{ expiresOn: string }} */ { expiresOn }) => Date.parse(`${expiresOn}T00:00:00+08:00`) + dayMs + 60_000,
  )
  const next = Math.min(...ends.filter((/** @type {number} */ end) => end > now().getTime()))
  if (next === Infinity) return say(data?.viewer ? '这个账号没有会到期的资质。' : '请先登录：要知道是谁的资质。', true)
  await setForward(new Date(next))
}

function listen() {
  button('shop-build').addEventListener('click', () => void build())
  button('shop-close').addEventListener(
    'click',
    () =>
      void call('/close')
        .then(forget)
        .then(() => say('已关闭；回到演示商城。')),
  )
  for (const step of element('dial').querySelectorAll('button[data-minutes]'))
    step.addEventListener('click', () => void setForward(new Date(now().getTime() + Number(step.getAttribute('data-minutes')) * 60_000)))
  button('to-flash').addEventListener('click', () => void toFlash())
  button('to-closing').addEventListener('click', () => void toClosing())
  button('to-lapse').addEventListener('click', () => void toLapse())
  const form = /** @type {HTMLFormElement} */ (element('to-time'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const to = new FormData(form).get('to')
    if (typeof to === 'string') void setForward(new Date(`${to}+08:00`))
  })
  showTime(null)
}

/** @param {import('./page.mjs').Answer} answer */
export function hearTime({ extensions }) {
  if (extensions?.shop !== undefined) showTime(extensions.shop.time)
}

if (said !== null) listen()
