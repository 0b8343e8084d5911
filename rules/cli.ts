import { text as readAll } from 'node:stream/consumers'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { PricingInputError } from './src/checkShape.ts'
import { assertPricingDocument } from './src/pricing/validate.ts'
import { quote } from './src/quote.ts'

const USAGE = `Prices carts in the open format of rules/README.md (JSON, all money in cents).

  node rules/cli.ts quote < cart.json            one cart in, its priced answer out
  node rules/cli.ts quote --lines < carts.ndjson one cart a line in, one answer a line out

A malformed cart is named in one sentence on stderr; the exit code is then 2.
`

export interface Streams {
  readonly stdin: Readable
  readonly out: (chunk: string) => void
  readonly err: (chunk: string) => void
}

/** The whole program but for the process around it; answers the exit code. */
export async function run(args: readonly string[], streams: Streams): Promise<0 | 2> {
  const [command, ...options] = args
  if (command === '--help' || command === 'help') {
    streams.out(USAGE)
    return 0
  }
  const unknown = options.find((option) => option !== '--lines')
  if (command !== 'quote' || unknown !== undefined) {
    streams.err(unknown === undefined ? USAGE : `Unknown option ${unknown}.\n${USAGE}`)
    return 2
  }
  return options.length > 0 ? quoteLines(streams) : quoteOne(streams)
}

async function quoteOne({ stdin, out, err }: Streams): Promise<0 | 2> {
  const answer = answerTo(await readAll(stdin), 2)
  if (!answer.ok) {
    err(`${answer.message}\n`)
    return 2
  }
  out(`${answer.json}\n`)
  return 0
}

async function quoteLines({ stdin, out, err }: Streams): Promise<0 | 2> {
  let number = 0
  for await (const row of createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++
    if (row.trim() === '') continue
    const answer = answerTo(row, 0)
    if (!answer.ok) {
      err(`line ${number}: ${answer.message}\n`)
      return 2
    }
    out(`${answer.json}\n`)
  }
  return 0
}

type Answer = { readonly ok: true; readonly json: string } | { readonly ok: false; readonly message: string }

function answerTo(text: string, indent: number): Answer {
  let cart: unknown
  try {
    cart = JSON.parse(text)
  } catch {
    return {
      ok: false,
      message:
        text.trim() === '' ? 'the cart: expected JSON on standard input, got nothing' : 'the cart: expected JSON, got something else',
    }
  }
  try {
    assertPricingDocument(cart)
  } catch (error) {
    if (error instanceof PricingInputError) return { ok: false, message: error.message }
    throw error
  }
  return { ok: true, json: JSON.stringify(quote(cart), null, indent) }
}

if (import.meta.main) {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  process.exitCode = await run(process.argv.slice(2), {
    stdin: process.stdin,
    out: (chunk) => void process.stdout.write(chunk),
    err: (chunk) => void process.stderr.write(chunk),
  })
}
