import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../server/apiErrors.ts'
import { validationFailure } from '../../server/validation.ts'

/**
 * One form's sentences from the schema, from rules that a schema cannot say and from the database, refused all at once in
 * the declared order. The route needs `attachValidation`; the body's fields may be read only in rules, which skip faulty ones.
 */
export class Form {
  readonly #declared: readonly string[]
  readonly #errors = new Map<string, string>()

  constructor(request: FastifyRequest) {
    const body: unknown = request.routeOptions.schema?.body
    this.#declared = typeof body === 'object' && body !== null && 'properties' in body ? Object.keys(body.properties as object) : []
    const { validationError } = request
    if (validationError === undefined || validationError === null) return
    const failure = validationFailure(request, validationError.validationContext, validationError.validation)
    const errors = failure.data?.['errors']
    if (typeof errors !== 'object' || errors === null) throw failure
    for (const [field, sentences] of Object.entries(errors as Record<string, readonly string[]>))
      this.#errors.set(field, sentences[0] ?? '参数有误')
  }

  /** Whether nothing has been found wrong with these fields. */
  isFine(...fields: readonly string[]): boolean {
    return fields.every((field) => !this.#errors.has(field))
  }

  /** Judges a field that nothing has been found wrong with yet. */
  rule(field: string, judge: () => string | null): void {
    const sentence = this.isFine(field) ? judge() : null
    if (sentence !== null) this.#errors.set(field, sentence)
  }

  /** As `rule`, asking the database. */
  async ask(field: string, judge: () => Promise<string | null>): Promise<void> {
    const sentence = this.isFine(field) ? await judge() : null
    if (sentence !== null) this.#errors.set(field, sentence)
  }

  /** The value of a form without faults. */
  accept<T>(value: T | null): T {
    this.refuse()
    if (value === null) throw new Error('a form without faults has no value')
    return value
  }

  /** 422 with all that was found, or nothing. */
  refuse(): void {
    if (this.#errors.size === 0) return
    const order = [...this.#declared, ...this.#errors.keys()]
    const errors: Record<string, string[]> = {}
    for (const field of order) {
      const sentence = this.#errors.get(field)
      if (sentence !== undefined) errors[field] ??= [sentence]
    }
    throw new ApiError(422, Object.values(errors)[0]?.[0] ?? '参数有误', { errors })
  }
}
