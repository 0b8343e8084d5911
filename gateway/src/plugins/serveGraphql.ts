import type { Graphql } from '../graphqlServer.ts'
import { sendAnswer, type Answer } from '../http/answers.ts'
import { readBody } from '../http/readBody.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import { asGraphqlError } from './executeDocument.ts'
import { withVersion } from './publicReads.ts'
import { plainQueries } from './plainQueries.ts'

/** `/graphql`: a body is read once, goes in by the short entrance or by yoga's, and every answer leaves by the same way. */
export function serveGraphql({ yoga, engine, find, steps, isSecret }: Graphql): HttpPlugin {
  const short = plainQueries({ engine, find, steps })
  const byYoga = async ({ req, res, incoming }: Exchange): Promise<Answer> =>
    answerOf(await yoga.handleNodeRequestAndResponse(req, res, { incoming }))
  const answer = async (exchange: Exchange): Promise<Answer> => {
    if (exchange.method !== 'POST') return byYoga(exchange)
    let body: string
    try {
      body = await readBody(exchange.req)
    } catch (error) {
      return steps.answer({ errors: [asGraphqlError(error)] }, exchange.incoming, 'application/json')
    }
    const answered = await short(exchange, body)
    if (answered !== null) return answered
    // Where yoga looks for a body that has been read; of an empty text it would wait for the stream, which has ended.
    Object.assign(exchange.req, { body: body === '' ? ' ' : body })
    return byYoga(exchange)
  }
  const serve = async (exchange: Exchange): Promise<boolean> => {
    const { headers } = exchange.req
    // Names of media types know no case; yoga compares letters.
    if (headers['content-type'] !== undefined) headers['content-type'] = headers['content-type'].toLowerCase().replaceAll(/\s*;\s*/g, '; ')
    await sendAnswer(exchange, withVersion(exchange, await answer(exchange)), isSecret(exchange.incoming))
    return true
  }
  return (exchange) => (exchange.path === '/graphql' ? serve(exchange) : false)
}

const streams = /^(text\/event-stream|multipart\/mixed)/

/** Lengths and connections are the server's affair: yoga would keep a connection that is to be closed. */
const serversOwn = new Set(['connection', 'content-length', 'transfer-encoding'])

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response
  const isStream = streams.test(headers.get('content-type') ?? '')
  const body = isStream && response.body !== null ? response.body : await response.text()
  return { status, headers: Object.fromEntries([...headers].filter(([name]) => !serversOwn.has(name.toLowerCase()))), body }
}
