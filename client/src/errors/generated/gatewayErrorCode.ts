/** Generated from schema.graphql by client/gen.ts. */
export const gatewayErrorCodes = [
  'LOGIN_REQUIRED',
  'CONTRACT_REQUIRED',
  'VALIDATION_FAILED',
  'BUSINESS_REJECTED',
  'SYSTEM_BUSY',
  'UPSTREAM_TIMEOUT',
  'BAD_REQUEST',
  'RATE_LIMITED',
  'INTERNAL',
] as const

export type GatewayErrorCode = (typeof gatewayErrorCodes)[number]
