import type { GraphQLInputObjectType } from 'graphql'
import { isRefusalReason, refusalOf } from 'rules/refusals'
import type { Context } from '../context.ts'
import { catalogue } from '../errors/catalogue.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import type { BusinessReason } from '../generated/resolvers-types.ts'
import { isReason } from '../modules/base/businessReason.ts'
import { notOffered } from '../refusalSdl.ts'
import { inputPath } from '../rest/inputNames.ts'
import { factsOf } from './facts.ts'

export type Refusal = { readonly __typename: string; readonly message: string; readonly reason: BusinessReason }

type Mutation = {
  /** Null for a mutation that is told nothing. */
  readonly input: GraphQLInputObjectType | null
  /** The types that this mutation may answer. */
  readonly members: ReadonlySet<string>
  readonly context: Context
}

/** Null for what is no decision of the business. */
export function toRefusals(error: GatewayError, mutation: Mutation): readonly Refusal[] | null {
  const { code } = error
  const message = error.details.userMessage ?? catalogue[code].userMessage
  if (code === 'VALIDATION_FAILED') return wrongFields(error, message, mutation)
  if (code === 'BUSINESS_REJECTED') return [refusal(error.details.reason, message, error, mutation)]
  const { type } = refusalOf('CONTRACT_UNSIGNED')
  return code === 'CONTRACT_REQUIRED' && mutation.members.has(type) ? [{ __typename: type, message, reason: 'CONTRACT_UNSIGNED' }] : null
}

/** An error whose `field` is a name of this input. */
export function inInput(error: GatewayError, input: GraphQLInputObjectType | null): GatewayError {
  const field = inputPath(input, error.details.wrong?.[0]?.name ?? '').at(-1)
  return field === undefined ? error : new GatewayError(error.code, { ...error.details, field })
}

function wrongFields({ details }: GatewayError, message: string, { input }: Mutation): readonly Refusal[] {
  const wrong = details.wrong ?? [{ name: details.field ?? '', message }]
  return wrong.map((parameter) => ({
    __typename: 'WrongField',
    message: parameter.message,
    reason: 'WRONG_FIELD' as const,
    path: inputPath(input, parameter.name),
  }))
}

function refusal(reason: string | undefined, message: string, error: GatewayError, { members, context }: Mutation): Refusal {
  if (reason === 'NOT_OFFERED') return { __typename: notOffered.type, message, reason }
  if (isRefusalReason(reason)) {
    const { type, facts } = refusalOf(reason)
    if (members.has(type)) return { __typename: type, message, reason, ...factsOf(facts, error.details.upstreamData, context) }
  }
  return { __typename: 'OtherRefusal', message, reason: reason !== undefined && isReason(reason) ? reason : 'OTHER' }
}
