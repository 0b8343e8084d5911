import type { Logger } from 'pino'
import { EventHub } from '../../events/eventHub.ts'
import { createGraphql, type GraphqlParts } from '../../graphqlServer.ts'
import type { Exchange, HttpPlugin } from '../../http/exchange.ts'
import { serveFiles } from '../../plugins/serveFiles.ts'
import { serveGraphql } from '../../plugins/serveGraphql.ts'
import { serveLinkedPages } from '../../plugins/serveLinkedPages.ts'
import { serveUpload } from '../../plugins/serveUpload.ts'
import { hostClient } from '../../rest/hostClient.ts'
import { createHttpRestClient } from '../../rest/httpRestClient.ts'
import { SessionJar } from '../../rest/session.ts'
import type { ShopProcess } from './shopProcess.ts'
import type { OpenShop } from './testShops.ts'

export type ShopParts = GraphqlParts & { readonly settings: { readonly upstreamTimeoutMs: number }; readonly log: Logger }

/** The session of a test shop stays here: the browser's own belongs to the demo beside it. */
class ShopJar extends SessionJar {
  override get setCookie(): null {
    return null
  }
}

/** The same GraphQL in front of another marketplace; nothing public is kept, for its clock jumps. */
export function openShop(parts: ShopParts, { apiUrl }: ShopProcess, gatewaySecret: string, now: () => number): OpenShop {
  const { log, settings } = parts
  const machine = { ...parts.machine, now }
  const rest = createHttpRestClient({ apiUrl, timeoutMs: settings.upstreamTimeoutMs, gatewaySecret, machine })
  const client = hostClient(rest, { isSpec: false, log, machine })
  const events = new EventHub(client, log, machine)
  const graphql = createGraphql({ ...parts, client, events, machine, shopTime: () => new Date(now()).toISOString() })
  const plugins: readonly HttpPlugin[] = [serveGraphql(graphql), serveUpload(client), serveFiles(client), serveLinkedPages(client)]
  const jar = new ShopJar(null, true)
  return {
    async answer(exchange) {
      const inShop: Exchange = { ...exchange, incoming: { ...exchange.incoming, jar } }
      for (const plugin of plugins) if (await plugin(inShop)) return true
      return false
    },
    async close() {
      events.close()
      await client.close()
    },
  }
}
