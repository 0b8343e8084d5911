import pino, { type Logger } from 'pino'

/** JSON lines on stdout. Nothing personal: no body, cookie, phone or query string is ever handed to it. */
export function makeLog(level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { service: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Databases quote the values they refuse: quoted parts and long digit runs are blanked, details left out. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const extra: Record<string, unknown> = {}
  for (const key of ['code', 'constraint', 'table', 'column', 'routine'] as const) {
    const value: unknown = Reflect.get(error, key)
    if (typeof value === 'string') extra[key] = value
  }
  return {
    type: error.name,
    message: blank(error.message),
    ...extra,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}

function blank(text: string): string {
  return text.replaceAll(/"[^"]*"|'[^']*'|\([^)]*\)/g, '…').replaceAll(/\d{6,}/g, '…')
}
