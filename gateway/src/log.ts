import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'

/** JSON lines of the same shape as the marketplace's: time, level, service, requestId where there is one, msg. */
export function makeLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, base: { service: 'gateway' }, timestamp: stdTimeFunctions.isoTime }, destination)
}
