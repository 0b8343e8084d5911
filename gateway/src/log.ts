import { pino, type DestinationStream, type Logger } from 'pino'
import { thisMachine } from './machine.ts'

/** JSON lines of the same shape as the marketplace's: time, level, service, requestId where there is one, msg. */
export function makeLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, base: { service: 'gateway' }, timestamp: timeMember(thisMachine.now) }, destination)
}

/** A line's `time`; lines of one millisecond share its text, because making it costs a quarter of a line. */
export function timeMember(now: () => number): () => string {
  let writtenMs = Number.NaN
  let member = ''
  return () => {
    const ms = now()
    if (ms !== writtenMs) {
      writtenMs = ms
      member = `,"time":"${new Date(ms).toISOString()}"`
    }
    return member
  }
}
