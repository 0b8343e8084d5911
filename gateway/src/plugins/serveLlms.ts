import type { HttpPlugin } from '../http/exchange.ts'
import { sendFailure } from '../http/answers.ts'
import type { DocPage } from './serveDocs.ts'

export type LlmsOptions = {
  readonly siteTitle: string
  readonly trustedOnly: boolean
  readonly introspection: boolean
  readonly pages: readonly DocPage[]
}

/** `/llms.txt`: what a program finds at this address, in the form of llmstxt.org. Says nothing of what this gateway does not serve. */
export function serveLlms(options: LlmsOptions): HttpPlugin {
  const text = llmsText(options)
  return (exchange) => {
    if (exchange.path !== '/llms.txt') return false
    const { res, method } = exchange
    if (method !== 'GET' && method !== 'HEAD') {
      sendFailure(exchange, 405, 'BAD_REQUEST')
      return true
    }
    res.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'public, max-age=3600',
    })
    res.end(method === 'HEAD' ? undefined : text)
    return true
  }
}

const SUMMARY = [
  '> 药品批发商城：药店、诊所等会员单位采购药品、中药饮片与器械。',
  '访客可浏览商品，价格与下单仅对审核通过的会员开放。',
].join('')

export function llmsText({ siteTitle, trustedOnly, introspection, pages }: LlmsOptions): string {
  const isOpen = !trustedOnly && introspection
  const documentsOnly = trustedOnly ? '; only documents that the shop has registered are answered' : ''
  return [
    `# ${siteTitle}`,
    '',
    SUMMARY,
    '',
    '## Interface',
    '',
    `- [GraphQL](/graphql): one endpoint, POST application/json${documentsOnly}`,
    ...(isOpen
      ? [
          '- [Schema](/graphql): by introspection at the same address; every type, field and argument carries its description',
          '- [Explorer](/graphql): the same address in a browser, with each document of the storefront and the catalogue of errors',
        ]
      : []),
    '- [Health](/healthz): whether the server runs',
    '',
    ...(pages.length === 0 ? [] : ['## Documentation', '', ...pages.map(({ path, title }) => `- [${title}](${path})`), '']),
    '## Pages',
    '',
    '- [Goods](/list): all goods, without prices for a visitor',
    '- [Help](/help): buying, paying, delivery and after-sales, in Chinese',
    '- [News](/news): notices and articles, in Chinese',
    '',
  ].join('\n')
}
