import { describe, expect, it } from 'vitest'
import { read, sources } from './sources.ts'

/** What asks the machine for the time, for chance or for rest. */
const ASKS =
  /\b(Date\.now|performance\.(now|timeOrigin)|Math\.random|randomUUID|randomBytes|randomInt|getRandomValues|setTimeout|setInterval|setImmediate|hrtime|AbortSignal\.timeout)\b|\bnew Date\(\)|['"](node:)?timers/
/** The same in SQL, where told_now() and database_now() stand for it. */
const ASKS_SQL =
  /(?<![.\w])now\(\)(?!:)|\b(current_date|current_timestamp|localtime(stamp)?|clock_timestamp|statement_timestamp|transaction_timestamp|gen_random_uuid)\b|(?<![.\w])random\(\)/i

const SOURCE = 'one of the sources that everything else is given'
const SECRET = 'a secret, which no test harness may foresee outside of its own server'
const CALL = 'the time limit of a call over the network, at the edge that a simulation replaces as a whole'
const TURN = 'lets the event loop turn; it asks for no time'

/** Each with its reason; what is not here is given its time, chance and rest. */
const MAY: Readonly<Record<string, string>> = {
  'api/src/deps.ts': SOURCE,
  'api/src/modules/channel/channelIo.ts': SOURCE,
  'gateway/src/machine.ts': SOURCE,
  'api/src/main.ts': 'the process: how long it drains',
  'api/src/db/migrate.ts': 'waits for other processes, and notes for operators when a migration ran, before there is anything to inject',
  'api/src/test-shop/shopClock.ts': 'SQL for a clock that runs ahead of the machine’s, in the demo’s test shops alone',
  'api/src/progress.ts': 'what a person at the keyboard is shown while the api starts',
  'api/src/observe/tracing.ts': 'spans are told by the machine’s own time',
  'api/src/gatewaySecret.ts': SECRET,
  'api/src/modules/channel/openChannels.ts': SECRET,
  'gateway/src/plugins/serveStorefront.ts': SECRET,
  'api/src/modules/sms/webhookSender.ts': CALL,
  'api/src/modules/webhook/target.ts': CALL,
  'api/src/modules/wechat/openPlatform.ts': CALL,
  'api/src/modules/sending/wechatCall.ts': CALL,
  'api/src/modules/invoice/desk.ts': CALL,
  'api/src/modules/upload/store/s3Store.ts': CALL,
  'gateway/src/http/connections.ts': 'how long a sender may take: a bound on the sockets, at the edge',
  'api/src/modules/upload/store/watchedStore.ts': CALL,
  'api/src/server/workerPool.ts': 'how long a worker thread may work: a bound on the machine itself',
  'api/src/modules/sms/smsSender.ts': TURN,
  'api/src/seed/history.ts': TURN,
  'gateway/src/http/compressor.ts': TURN,
  'gateway/src/admission/knocks.ts': TURN,
  'api/src/modules/payment/cashierPage.ts': 'a script of the cashier’s page, which runs in the browser',
}

const product = sources.filter(
  (file) => /^(api|gateway|rules)\/src\//.test(file) && !/\.test\.tsx?$|\/testing\/|\/test[A-Z]\w*\.ts$/.test(file),
)
const code = (file: string): string => read(file).replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')

describe('time and chance', () => {
  it('time and chance come through what is injected, in the api, the gateway and the rules', () => {
    expect(product.length).toBeGreaterThan(500)
    expect(product.filter((file) => MAY[file] === undefined && ASKS.test(code(file)))).toEqual([])
  })

  it('the exceptions of time and chance are all needed', () => {
    const asks = (file: string): boolean => ASKS.test(code(file)) || ASKS_SQL.test(code(file))
    expect(Object.keys(MAY).filter((file) => !product.includes(file) || !asks(file))).toEqual([])
  })

  it('time in SQL comes through told_now() and database_now(); what migrations once said is looked at in the database itself', () => {
    const asked = product.filter((file) => file.startsWith('api/') && !/\/db\/(migrations|refused)\//.test(file))
    expect(asked.filter((file) => MAY[file] === undefined && ASKS_SQL.test(code(file)))).toEqual([])
  })
})
