// @ts-check
import { operationIn, topFields } from './documents.mjs'
import { documentText } from './editor.mjs'
import { element, make, makeTable, page } from './page.mjs'

/** @typedef {{ name: string, type: any, description?: string | null }} Field @typedef {{ name: string, fields?: Field[] | null, possibleTypes?: { name: string }[] | null, description?: string | null }} Type */

/** @type {Map<string, Type>} */
let types = new Map()

/** @param {readonly Type[]} list */
export function refusalsFrom(list) {
  types = new Map(list.map((type) => [type.name, type]))
}

/** @param {any} type @returns {string} */
const innerName = (type) => (type.ofType === null || type.ofType === undefined ? type.name : innerName(type.ofType))

/** @param {string} mutation */
function tableOf(mutation) {
  const field = types.get('Mutation')?.fields?.find(({ name }) => name === mutation)
  const payload = field === undefined ? undefined : types.get(innerName(field.type))
  const refusals = payload?.fields?.find(({ name }) => name === 'refusals')
  const members = refusals === undefined ? [] : (types.get(innerName(refusals.type))?.possibleTypes ?? [])
  const rows = members.map(({ name }) => {
    const facts = (types.get(name)?.fields ?? []).filter((fact) => !['message', 'reason'].includes(fact.name))
    return [make('code', name), page.sentences[name] ?? '', make('code', facts.map((fact) => fact.name).join(' '))]
  })
  return rows.length === 0 ? [] : [make('h3', `${mutation} 可能的拒绝`), makeTable(['类型', '买家看到', '带的事实'], rows)]
}

/** What the mutation in the editor may refuse, with its Chinese sentence and its facts. */
export function showRefusals() {
  const text = documentText()
  const tables = operationIn(text).kind === 'mutation' ? topFields(text).flatMap(tableOf) : []
  const hint = make('p', '编辑器里是变更（mutation）时，这里列出它可能的每一种拒绝。')
  element('refusals').replaceChildren(...(tables.length === 0 ? [hint] : tables))
}
