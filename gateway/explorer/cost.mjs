// @ts-check
import { element, endpoint, ourHeaders, plainFetch } from './page.mjs'
import { operationIn } from './documents.mjs'
import { documentText, variablesText } from './editor.mjs'

const output = element('cost')
const restMs = 300
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting
let asked = 0

/** @param {string} text */
function variablesOf(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** @param {string} words @param {boolean} [isBad] */
function say(words, isBad = false) {
  output.textContent = words
  output.classList.toggle('bad', isBad)
}

async function tell() {
  const turn = ++asked
  const query = documentText()
  const body = JSON.stringify({ query, operationName: operationIn(query).name || null, variables: variablesOf(variablesText()) })
  const response = await plainFetch(`${endpoint}/explorer/cost`, { method: 'POST', headers: ourHeaders(), body }).catch(() => null)
  if (turn !== asked || response?.ok !== true) return
  const { cost, limit } = await response.json()
  output.dataset['operation'] = operationIn(query).name
  if (cost === null) return say('开销：文档还不完整')
  const words = `开销：${cost.calls}/${limit.calls} 次调用，${cost.rows}/${limit.rows} 行`
  say(cost.excess === null ? words : `${words}；超出上限，会被拒绝（店面自己的文档除外）`, cost.excess !== null)
}

/** After the last key of a row of keys. */
export function costChanged() {
  clearTimeout(resting)
  resting = setTimeout(() => void tell(), restMs)
}
