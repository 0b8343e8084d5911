import { parseArgs } from 'node:util'
import { GatewayError } from '../gateway/src/errors/gatewayError.ts'
import { table } from './lib/table.ts'
import { checkHost } from './upstream/checkHost.ts'

const HELP = `Whether the gateway can serve a marketplace: npm run upstream -- check URL [--user NAME --password PASSWORD] [--cookie NAME]

Asks the host for all that pages read, and prints for each call whether it was answered, what its body lacks, and what follows.
Without a member, calls for members are not looked into. Nothing is written but the session of that member.
It ends with 0 when each call of the specification could be read, 1 when not, 2 when the command is not understood.`

async function main(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { user: { type: 'string' }, password: { type: 'string' }, cookie: { type: 'string', default: 'sid' } },
  })
  const [command, url] = positionals
  if (command !== 'check' || url === undefined || !URL.canParse(url)) {
    console.error(HELP)
    return 2
  }
  const member = values.user === undefined ? null : { username: values.user, password: values.password ?? '' }
  const findings = await checkHost({ url: new URL(url).origin, cookie: values.cookie, member })
  console.log(
    table(
      ['call', 'answered', 'shape', 'consequence'],
      findings.map(({ call, answered, shape, consequence }) => [call, answered, shape, consequence]),
    ),
  )
  return findings.some(({ shape }) => shape.startsWith('unreadable')) ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof GatewayError) && !(error instanceof TypeError)) throw error
  console.error(error instanceof GatewayError ? (error.details.userMessage ?? 'The host did not answer.') : HELP)
  process.exitCode = 2
}
