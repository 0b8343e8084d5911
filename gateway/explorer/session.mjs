// @ts-check
import { ask, BUSY, element, failureOf, shop } from './page.mjs'

/** @typedef {{ username: string, company: string }} Viewer */

const viewerText = element('viewer')
const login = /** @type {HTMLFormElement} */ (element('login'))
const logout = element('logout')

/** @type {Viewer | null} */
let current = null
export const viewer = () => current

/** @param {Viewer | null} found */
function show(found) {
  current = found
  viewerText.classList.remove('bad')
  viewerText.textContent = `${shop.id === null ? '' : '测试商店：'}${found === null ? '未登录' : found.company}`
  viewerText.title = viewerText.textContent
  logout.hidden = found === null
  for (const button of login.querySelectorAll('button[value]'))
    button.setAttribute('aria-pressed', String(button.getAttribute('value') === found?.username))
}

/** @param {Promise<import('./page.mjs').Answer>} asked @param {(data: any) => Viewer | null} read */
async function settle(asked, read) {
  const answer = await asked.catch(() => null)
  const failure = answer === null ? BUSY : failureOf(answer)
  if (failure === null) return show(read(answer?.data ?? {}))
  viewerText.classList.add('bad')
  viewerText.textContent = failure
  viewerText.title = failure
}

/** Asks who is logged in. */
export function refreshViewer() {
  return settle(ask('{ viewer { username company } }'), (data) => data.viewer ?? null)
}

/** @param {unknown} username @param {unknown} password */
export function logIn(username, password) {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { username company } } }'
  return settle(ask(query, { input: { username, password } }), (data) => data.login?.viewer ?? null)
}

/** As one of the demo's accounts. @param {string} username */
export function logInAs(username) {
  const button = [...login.querySelectorAll('button')].find(({ value }) => value === username)
  return button === undefined ? Promise.resolve() : logIn(username, button.dataset['password'])
}

login.addEventListener('submit', (event) => {
  event.preventDefault()
  const form = new FormData(login, event.submitter)
  void logIn(form.get('username'), event.submitter?.dataset['password'] ?? form.get('password'))
})

logout.addEventListener('click', () => void settle(ask('mutation { logout { isLoggedOut } }'), () => null))
