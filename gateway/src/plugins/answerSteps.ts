import type { ExecutionResult } from 'graphql'
import { processRegularResult, type Plugin } from 'graphql-yoga'
import type { Incoming } from '../context.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import type { ObservedOperations } from '../observe/observedOperations.ts'
import type { Answer } from '../http/answers.ts'
import type { Limits } from './limits/limits.ts'
import type { OperationLog } from './operationLog.ts'
import { isWhole, presentResult, type Result } from './presentedErrors.ts'
import { idParams } from './trustedOperations.ts'

/** What every answer passes on its way out, whichever entrance its request came in by. */
export type AnswerSteps = {
  /** The result as it may be told, counted and logged. */
  readonly tell: (result: Result, incoming: Incoming) => Result
  /** The answer to a request that yoga has not seen, in the status and the form that yoga would give it. */
  readonly answer: (result: Result, incoming: Incoming, mediaType: string) => Answer
  /** The same steps where yoga answers. */
  readonly plugin: Plugin<object, { incoming: Incoming }>
}

export type AnswerParts = {
  readonly limits: Limits
  readonly log: OperationLog
  readonly observed: ObservedOperations | null
  readonly hidesSchema: boolean
  readonly shopTime: (() => string) | null
}

/** As much of a Response as an answer of one piece needs: yoga's own costs a tenth of a small query. */
class TextResponse {
  readonly body: string
  readonly init: Omit<Answer, 'body'>

  constructor(body: string, init: Omit<Answer, 'body'>) {
    this.body = body
    this.init = init
  }
}

export function answerSteps({ limits, log, observed, hidesSchema, shopTime }: AnswerParts): AnswerSteps {
  const tell = (result: Result, incoming: Incoming): Result => {
    observed?.end(incoming, result)
    const told = presentResult(result, incoming)
    const presented = isWhole(told) ? withShop(limits.withCost(told, incoming), shopTime) : told
    if (hidesSchema) hideSuggestions(presented)
    log.end(incoming, presented)
    return presented
  }
  return {
    tell,
    answer(result, incoming, mediaType) {
      const given = [tell(result, incoming), { Response: TextResponse }, mediaType]
      const { body, init } = Reflect.apply(processRegularResult, undefined, given) as TextResponse
      return { ...init, body }
    },
    plugin: {
      onRequestParse({ requestParser, setRequestParser }) {
        if (requestParser !== undefined) setRequestParser((request) => readParams(request, requestParser))
      },
      onResultProcess: (payload) => payload.setResult(tell(payload.result, payload.serverContext.incoming)),
    },
  }
}

function withShop<R extends Pick<ExecutionResult, 'extensions'>>(result: R, shopTime: AnswerParts['shopTime']): R {
  return shopTime === null ? result : { ...result, extensions: { ...result.extensions, shop: { time: shopTime() } } }
}

type Parser = Parameters<Parameters<NonNullable<Plugin['onRequestParse']>>[0]['setRequestParser']>[0]

/** yoga leaves what JSON.parse says of a form or an address as it is. */
async function readParams(request: Request, parser: Parser): Promise<Awaited<ReturnType<Parser>>> {
  try {
    const params = await parser(request)
    return request.method === 'GET' && !Array.isArray(params) ? { ...params, ...idsInAddress(request) } : params
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new GatewayError('BAD_REQUEST', { message: 'A parameter is no JSON.', http: { status: 400 } })
  }
}

/** yoga reads further parameters from bodies only. */
function idsInAddress({ url }: Request): Record<string, string> {
  const given = new URL(url).searchParams
  return Object.fromEntries(
    idParams.flatMap((name) => {
      const id = given.get(name)
      return id === null ? [] : [[name, id]]
    }),
  )
}

const suggestion = /\s*Did you mean [^?]*\?/g

/** Without introspection they would give the schema away name by name. */
function hideSuggestions(result: Result): void {
  const errors = 'errors' in result ? (result.errors ?? []) : []
  for (const error of errors) error.message = error.message.replaceAll(suggestion, '')
}
