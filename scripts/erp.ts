import { chatCommands } from './erp/chats.ts'
import { type Command, Usage } from './erp/command.ts'
import { afterSaleCommands } from './erp/afterSales.ts'
import { moneyCommands } from './erp/money.ts'
import { orderCommands } from './erp/orders.ts'
import { offerCommands } from './erp/offers.ts'
import { promotionCommands } from './erp/promotions.ts'
import { shopCommands } from './erp/shops.ts'
import { siteCommands } from './erp/site.ts'
import { stockCommands } from './erp/stock.ts'
import { erpClient, ErpError } from './lib/erpClient.ts'
import { table } from './lib/table.ts'

const COMMANDS: readonly Command[] = [
  ...orderCommands,
  ...moneyCommands,
  ...afterSaleCommands,
  ...stockCommands,
  ...shopCommands,
  ...chatCommands,
  ...promotionCommands,
  ...offerCommands,
  ...siteCommands,
]

const help = (): string =>
  [
    'The office of the marketplace, from the command line: npm run erp -- COMMAND\n',
    table(
      ['command', 'what it does'],
      COMMANDS.map(({ name, args, what }) => [`${name} ${args}`.trimEnd(), what]),
    ),
    '\nAPI_URL says where the api is (http://127.0.0.1:4001), ERP_TOKEN proves you (in the demo the file erp-token of DATA_DIR is read), ERP_STAFF signs.',
    'It ends with 0 when done, 1 when the marketplace refuses or does not answer, 2 when the command is not understood.',
  ].join('\n')

/** The longest name that the words begin with. */
function commandOf(words: readonly string[]): { command: Command; args: readonly string[] } | null {
  const fitting = COMMANDS.filter(({ name }) => name.split(' ').every((word, at) => words[at] === word)).toSorted(
    (a, b) => b.name.length - a.name.length,
  )
  const command = fitting[0]
  return command === undefined ? null : { command, args: words.slice(command.name.split(' ').length) }
}

async function main(words: readonly string[]): Promise<number> {
  if (words.length === 0 || words[0] === 'help' || words[0] === '--help') {
    console.log(help())
    return 0
  }
  const found = commandOf(words)
  if (found === null) {
    console.error(`There is no command "${words.join(' ')}"; npm run erp -- help lists them.`)
    return 2
  }
  try {
    console.log(await found.command.run(await erpClient(process.env), found.args))
    return 0
  } catch (error) {
    if (error instanceof Usage) console.error(`${error.message}\nUse: npm run erp -- ${found.command.name} ${found.command.args}`)
    else if (error instanceof ErpError) console.error(error.message)
    else throw error
    return error instanceof Usage ? 2 : 1
  }
}

process.exitCode = await main(process.argv.slice(2))
