import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseBusy } from '../db/connectionLoss.ts'
import { isRefusalReason, type RefusalReason } from 'rules/refusals'
import { ApiError, notFound, SYSTEM_BUSY, systemBusy } from './apiErrors.ts'
import { SAFE_HEADERS } from './safeHeaders.ts'
import { validationFailure } from './validation.ts'

const BY_STATUS: Readonly<Record<number, string>> = {
  400: '请求格式不正确',
  413: '提交的内容过大',
  415: '不支持的提交格式',
  503: SYSTEM_BUSY,
}

/** Every failure leaves as an envelope; what nobody foresaw leaves as 500 and says nothing about itself. */
export function addErrorHandler(app: FastifyInstance, onRefused: (reason: string) => void = () => undefined): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const told = asApiError(error, request)
    const reason = told.data?.['reason']
    if (isRefusalReason(reason)) {
      onRefused(reason)
      noteUndeclared(request, reason)
    }
    return answer(reply, told)
  })
  app.setNotFoundHandler((_request, reply) => answer(reply, notFound()))
}

/** What the tests look for in the log: clients have types made of what each call declares. */
export const UNDECLARED = 'a refusal that the call does not declare'

function noteUndeclared({ routeOptions, log, method }: FastifyRequest, reason: RefusalReason): void {
  if (routeOptions.config.reasons === undefined) return
  if (reason !== 'SHOP_CHANGED' && !routeOptions.config.reasons.includes(reason))
    log.error({ call: `${method} ${routeOptions.url}`, reason }, UNDECLARED)
}

/** An address that cannot be read is an address that does not exist; no hook has run for it. */
export function answerUnreadableUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void answer(reply.headers({ ...SAFE_HEADERS, 'x-request-id': request.id }), notFound())
}

function answer(reply: FastifyReply, error: ApiError): FastifyReply {
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ code: error.status, message: error.message, data: error.data })
}

function asApiError(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) {
    if (error.cause !== undefined) request.log.error({ err: error.cause }, 'what this call needs does not answer')
    return error
  }
  if (error.validation !== undefined) return validationFailure(request, error.validationContext, error.validation)
  if (isCallersFault(error)) return new ApiError(error.statusCode, BY_STATUS[error.statusCode] ?? '请求有误')
  if (isDatabaseBusy(error)) {
    request.log.error({ err: error }, 'the database did not answer in time')
    return systemBusy()
  }
  request.log.error({ err: error }, 'unexpected error')
  return new ApiError(500, SYSTEM_BUSY)
}

/** Fastify's own refusals: a body too large, of another type, not readable. */
function isCallersFault(error: FastifyError): error is FastifyError & { statusCode: number } {
  return (
    typeof error.code === 'string' &&
    error.code.startsWith('FST_') &&
    error.statusCode !== undefined &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  )
}
