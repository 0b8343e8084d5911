// @ts-check
import { element, make } from './page.mjs'
import { indexOf, search } from './searchIndex.mjs'

/** @type {import('./searchIndex.mjs').Entry[]} */
let index = []
/** @type {import('./searchIndex.mjs').Entry[]} */
let found = []
let active = 0
const NOTHING = '没有找到；换一个词，例如：起购量、效期、优惠券。'

const input = /** @type {HTMLInputElement} */ (element('search'))
const list = element('found')

/** @param {readonly import('./searchIndex.mjs').SchemaType[]} types */
export function searchThrough(types) {
  index = indexOf(types)
  look()
}

function look() {
  found = search(index, input.value)
  active = 0
  show()
}

function show() {
  list.replaceChildren(
    ...found.map((entry, at) => {
      const option = make('li', '', at === active ? 'active' : '')
      option.id = `found-${at}`
      option.role = 'option'
      option.ariaSelected = String(at === active)
      option.append(make('b', entry.path), make('i', entry.kind), make('span', entry.description))
      option.addEventListener('mousedown', (event) => {
        event.preventDefault()
        go(entry)
      })
      return option
    }),
    ...(found.length === 0 && input.value.trim() !== '' ? [make('li', index.length === 0 ? '文档还在载入…' : NOTHING, 'none')] : []),
  )
  const isOpen = input.value.trim() !== ''
  list.hidden = !isOpen
  input.ariaExpanded = String(isOpen)
  input.setAttribute('aria-activedescendant', found.length === 0 ? '' : `found-${active}`)
  list.querySelector('.active')?.scrollIntoView({ block: 'nearest' })
}

function close() {
  input.value = ''
  found = []
  show()
}

/** @param {import('./searchIndex.mjs').Entry} entry */
function go(entry) {
  close()
  input.blur()
  void showInDocs(entry.type, entry.field)
}

input.addEventListener('input', look)

input.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const entry = found[active]
  if (step !== undefined && found.length > 0) {
    active = (active + step + found.length) % found.length
    show()
  } else if (event.key === 'Enter' && entry !== undefined && !event.isComposing) go(entry)
  else if (event.key === 'Escape') close()
  else return
  event.preventDefault()
})
input.addEventListener('blur', close)

document.addEventListener('keydown', (event) => {
  const isWriting =
    event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable], .monaco-editor') !== null
  if (event.key !== '/' || isWriting) return
  event.preventDefault()
  input.focus()
})

const frame = () => new Promise((done) => requestAnimationFrame(done))

/** @param {string} selector @param {string} text */
function linkNamed(selector, text) {
  return [...document.querySelectorAll(`.graphiql-doc-explorer ${selector}`)].find((link) => link.textContent === text)
}

/** Clicks what appears within a second. @param {() => Element | null | undefined} find */
async function press(find) {
  for (let tries = 0; tries < 60; tries++) {
    const target = find()
    if (target instanceof HTMLElement) {
      target.click()
      return true
    }
    await frame()
  }
  return false
}

/** GraphiQL's documentation at a type or one of its fields. @param {string} type @param {string | null} field */
export async function showInDocs(type, field) {
  const opener = document.querySelector('[aria-label="Show Documentation Explorer"]')
  if (opener instanceof HTMLElement) opener.click()
  for (let back = null; (back = document.querySelector('.graphiql-doc-explorer-back')) instanceof HTMLElement; await frame()) back.click()
  await press(() => linkNamed('.graphiql-doc-explorer-type-name', type))
  if (field === null) return
  await press(() => linkNamed('.graphiql-doc-explorer-field-name, .graphiql-doc-explorer-enum-value', field))
}
