// @ts-check
import { element, make } from './page.mjs'

/** @param {import('./page.mjs').Cost} [cost] */
function costWords(cost) {
  return cost === undefined ? '' : `；估算 ${cost.calls}/${cost.limit.calls} 次调用、${cost.rows}/${cost.limit.rows} 行`
}

const origins = new Map([
  ['api', '接口'],
  ['cache', '缓存'],
  ['shared', '与另一字段同一次调用'],
])

/** @param {readonly import('./page.mjs').Call[]} calls @param {boolean} isTrusted @param {import('./page.mjs').Cost} [cost] */
export function showCalls(calls, isTrusted, cost) {
  const panel = element('calls')
  const fromCache = calls.filter((call) => call.from !== 'api').length
  const slowest = calls.reduce((most, call) => Math.max(most, call.ms), 0)
  const words = calls.length === 0 ? '没有用到 REST 调用' : `${calls.length} 次 REST 调用，${fromCache} 次来自缓存，最慢 ${slowest} ms`
  const summary = panel.querySelector('summary')
  if (summary !== null) summary.textContent = `${words}。${isTrusted ? '按编号发送，与店面相同' : '按文本发送'}${costWords(cost)}。`
  const rows = calls.map((call) => {
    const row = make('tr', '', call.status === null || call.status >= 400 ? 'failed' : '')
    row.append(
      make('td', call.method),
      make('td', call.path),
      make('td', call.status === null ? '无应答' : String(call.status), 'number'),
      make('td', `${call.ms} ms`, 'number'),
      make('td', origins.get(call.from) ?? call.from),
    )
    return row
  })
  const table = make('table')
  table.append(...rows)
  panel.querySelector('.rows')?.replaceChildren(table)
}
