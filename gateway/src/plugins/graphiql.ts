import type { GraphiQLOptions, Plugin } from 'graphql-yoga'

const welcome = `# 登录后浏览器会保留会话；演示账号见 README。
# mutation { login(input: { username: "demo", password: "Demo-2026" }) { viewer { company } } }

query GoodsList {
  goodsList(first: 5, sort: SALES) {
    totalCount
    edges {
      node {
        name
        manufacturer
        spec
        price
        stock
      }
    }
  }
}
`

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#0b7a5e"/></svg>')}`

/** The explorer at /graphql for whoever opens it in a browser; everything it needs is in the page. */
export function graphiqlOptions(siteTitle: string): GraphiQLOptions {
  return { title: `${siteTitle} GraphiQL`, defaultQuery: welcome, headers: JSON.stringify({ 'x-csrf': '1' }), favicon: icon }
}

const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  'worker-src blob:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page may run its own inline code and ask this gateway, nothing else. */
export function graphiqlPolicy(): Plugin {
  return {
    onResponse({ response }) {
      if (response.headers.get('content-type')?.startsWith('text/html') === true) response.headers.set('content-security-policy', policy)
    },
  }
}
