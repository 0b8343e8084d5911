/** `fetch` with a browser's memory for cookies, which Node's has not. */
export function cookieFetch(): typeof fetch {
  let cookie = ''
  return async (input, init = {}) => {
    const headers = new Headers(init.headers)
    if (cookie !== '') headers.set('cookie', cookie)
    const response = await fetch(input, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookie = pair.endsWith('=') ? '' : pair
    }
    return response
  }
}
