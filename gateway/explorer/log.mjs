// @ts-check
import { differences } from './differences.mjs'
import { openInNewTab } from './editor.mjs'
import { element, make, makeButton, makeTable } from './page.mjs'
import { openPanel } from './panels.mjs'

/**
 * @typedef {{ number: number, at: string, name: string, body: import('./page.mjs').Body | null, query: string, status: string, ms: number,
 *   answer: string, isCut: boolean, isInShop: boolean }} Entry
 */

const place = 'explorer:log'
const most = 40
const mostCharacters = 1_500_000
const mostOfAnswer = 100_000
const secret = /"\w*(password|token|code|secret)\w*":"/i

/** @type {Entry[]} */
let entries = JSON.parse(sessionStorage.getItem(place) ?? '[]')
/** @type {number[]} */
let chosen = []
/** @type {(body: import('./page.mjs').Body) => Promise<unknown>} */
let resend = () => Promise.resolve()

/** @param {typeof resend} send */
export function replayBy(send) {
  resend = send
}

/** Kept in this tab of the browser alone, bounded; a request with a password is kept without it. @param {Omit<Entry, 'number' | 'isCut'>} entry */
export function note(entry) {
  const number = (entries.at(-1)?.number ?? 0) + 1
  const { answer, body } = entry
  const isCut = answer.length > mostOfAnswer
  const isSecret = secret.test(JSON.stringify(body?.variables ?? {})) || /"token":"/.test(answer)
  entries.push({ ...entry, number, isCut, body: isSecret ? null : body, answer: isSecret ? '' : answer.slice(0, mostOfAnswer) })
  entries = entries.slice(-most)
  while (entries.length > 1 && JSON.stringify(entries).length > mostCharacters) entries.shift()
  sessionStorage.setItem(place, JSON.stringify(entries))
  showLog()
}

/** @param {Entry} entry */
function row(entry) {
  const box = /** @type {HTMLInputElement} */ (make('input'))
  box.type = 'checkbox'
  box.checked = chosen.includes(entry.number)
  box.disabled = entry.body === null || entry.isCut
  box.ariaLabel = `比较第 ${entry.number} 条`
  box.addEventListener('change', () => {
    chosen = box.checked ? [...chosen, entry.number].slice(-2) : chosen.filter((number) => number !== entry.number)
    showLog()
  })
  const acts = make('span', entry.body === null ? '含密码或令牌，不保留' : '')
  const { body } = entry
  if (body !== null) {
    const open = () => {
      openPanel(null)
      void openInNewTab(entry.query, JSON.stringify(body.variables ?? {}, null, 2))
    }
    acts.append(
      makeButton('重放', () => void resend(body)),
      makeButton('打开', open),
    )
  }
  return [box, String(entry.number), entry.at, entry.name + (entry.isInShop ? '（测试商店）' : ''), entry.status, `${entry.ms} ms`, acts]
}

export function showLog() {
  const rows = entries.toReversed().map(row)
  const words =
    rows.length === 0 ? '还没有请求。运行任何一个文档后，这里就有一条。' : '只保存在本标签页里，最多 40 条。勾选两条即可比较回答。'
  element('entries').replaceChildren(make('p', words), makeTable(['', '#', '时间', '操作', '结果', '用时', ''], rows))
  showDifference()
}

function showDifference() {
  const [before, after] = chosen.toSorted((a, b) => a - b).map((number) => entries.find((entry) => entry.number === number))
  const panel = element('difference')
  if (before === undefined || after === undefined) return panel.replaceChildren()
  const found = differences(dataOf(before), dataOf(after))
  const title = make('h3', `第 ${before.number} 条与第 ${after.number} 条：${found.length === 0 ? '回答相同' : `${found.length} 处不同`}`)
  const rows = found
    .slice(0, 500)
    .map(({ path, before: left, after: right }) => [make('code', path), cell(left, 'gone'), cell(right, 'new')])
  panel.replaceChildren(
    title,
    ...(found.length === 0 ? [] : [makeTable(['位置', `第 ${before.number} 条`, `第 ${after.number} 条`], rows)]),
  )
}

/** What an answer says of itself differs each time. @param {Entry} entry */
function dataOf({ answer }) {
  const { extensions: _, ...rest } = JSON.parse(answer)
  return rest
}

/** @param {unknown} value @param {string} kind */
function cell(value, kind) {
  return value === undefined ? make('span', '（没有）', 'none') : make('code', JSON.stringify(value), kind)
}
