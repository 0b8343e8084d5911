import { GraphQLError, GraphQLScalarType } from 'graphql'
import { GatewayError } from '../../errors/gatewayError.ts'
import { toWebUrl } from './webUrl.ts'

type Accepts = (value: string) => boolean

/** A text scalar that accepts and gives only what its pattern allows, in both directions. */
function textScalar(name: string, accepts: Accepts): GraphQLScalarType<string, string> {
  const isRight = (value: unknown): value is string => typeof value === 'string' && accepts(value)
  const type = new GraphQLScalarType<string, string>({
    name,
    serialize(value) {
      if (isRight(value)) return value
      throw new GatewayError('SYSTEM_BUSY', { cause: new Error(`a value that is no ${name}`) })
    },
    parseValue(value) {
      if (isRight(value)) return value
      throw new GraphQLError(`Not a ${name}.`)
    },
  })
  // Its words stand in the SDL; graphql-tools would copy this empty property over them.
  Reflect.deleteProperty(type, 'description')
  return type
}

function isMoment(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(value) && !Number.isNaN(Date.parse(value))
}

function isDay(value: string): boolean {
  // Every month has these; only the last days need a calendar.
  if (/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/.test(value)) return true
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

export const scalars = {
  Money: textScalar('Money', (value) => /^-?\d{1,13}\.\d{2}$/.test(value)),
  DateTime: textScalar('DateTime', isMoment),
  Date: textScalar('Date', isDay),
  URL: textScalar('URL', (value) => toWebUrl(value) === value),
}
