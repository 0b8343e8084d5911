import { approvalCommands } from './erp/approvals.ts'
import { chatCommands } from './erp/chats.ts'
import { type Command, Shortfall, Usage } from './erp/command.ts'
import { afterSaleCommands } from './erp/afterSales.ts'
import { factorCommands } from './erp/factor.ts'
import { houseCommands } from './erp/house.ts'
import { initCommands } from './erp/init.ts'
import { exportCommands } from './erp/exports.ts'
import { messageCommands } from './erp/messages.ts'
import { moneyCommands } from './erp/money.ts'
import { orderCommands } from './erp/orders.ts'
import { offerCommands } from './erp/offers.ts'
import { importCommands } from './erp/imports.ts'
import { pictureCommands } from './erp/pictures.ts'
import { prizeCommands } from './erp/prizes.ts'
import { promotionCommands } from './erp/promotions.ts'
import { reconcileCommands } from './erp/reconcile.ts'
import { shopCommands } from './erp/shops.ts'
import { retentionCommands } from './erp/retention.ts'
import { peopleCommands } from './erp/people.ts'
import { siteCommands } from './erp/site.ts'
import { stockCommands } from './erp/stock.ts'
import { tokenCommands } from './erp/tokens.ts'
import { versionCommands } from './erp/versions.ts'
import { webhookCommands } from './erp/webhooks.ts'
import { erpClient, ErpError } from './lib/erpClient.ts'

/** As the help shows them. */
const GROUPS: readonly (readonly [string, readonly Command[]])[] = [
  ['开店', initCommands],
  ['企业、仓库、客户经理', houseCommands],
  ['订单', orderCommands],
  ['收款与提现', moneyCommands],
  ['对账', reconcileCommands],
  ['复核', approvalCommands],
  ['售后', afterSaleCommands],
  ['库存', stockCommands],
  ['门店与资质', shopCommands],
  ['个人信息', peopleCommands],
  ['留言', chatCommands],
  ['奖品', prizeCommands],
  ['促销', promotionCommands],
  ['优惠券与特价', offerCommands],
  ['网站', siteCommands],
  ['导入', [...importCommands, ...pictureCommands]],
  ['版本与撤回', versionCommands],
  ['令牌', [...tokenCommands, ...factorCommands]],
  ['事件推送', webhookCommands],
  ['消息', messageCommands],
  ['导出', exportCommands],
  ['保存期限', retentionCommands],
]
const COMMANDS = GROUPS.flatMap(([, commands]) => commands)

const usage = ({ name, args }: Command): string => `  ${name} ${args}`.trimEnd()

const help = (): string =>
  [
    '商城后台命令：npm run erp -- 命令',
    ...GROUPS.flatMap(([title, commands]) => ['', title, ...commands.flatMap((command) => [usage(command), `      ${command.what}`])]),
    '',
    'API_URL：接口地址（默认 http://127.0.0.1:4001）',
    'ERP_TOKEN：令牌（演示时读 DATA_DIR 里的 erp-token）',
    'ERP_STAFF：署名，买家在订单动态里会看到',
    '时间都是北京时间。结束码：0 完成，1 商城拒绝或没有应答，2 命令有误。',
  ].join('\n')

/** Those that begin with the first word, or where all of them are listed. */
function unknownCommand(words: readonly string[]): string {
  const near = COMMANDS.filter(({ name }) => name.split(' ')[0] === words[0]).map(usage)
  return [`没有“${words.join(' ')}”这条命令。`, ...(near.length === 0 ? ['全部命令：npm run erp -- help'] : near)].join('\n')
}

/** The longest name that the words begin with. */
function commandOf(words: readonly string[]): { command: Command; args: readonly string[] } | null {
  const fitting = COMMANDS.filter(({ name }) => name.split(' ').every((word, at) => words[at] === word)).toSorted(
    (a, b) => b.name.length - a.name.length,
  )
  const command = fitting[0]
  return command === undefined ? null : { command, args: words.slice(command.name.split(' ').length) }
}

/** After a refusal by the state it is in: how to see that state, and which step comes next. */
function whereItStands(message: string, command: Command, args: readonly string[]): string[] {
  if (!message.includes('(STATE_CHANGED)')) return []
  if (command.name.startsWith('after-sale '))
    return [`现在到哪一步：npm run erp -- after-sale show ${args[0]}。需寄回的售后，等买家填了寄回单号才能收货。`]
  if (!['advance', 'ship', 'cancel', 'fee', 'return'].includes(command.name)) return []
  return [`现在到哪一步：npm run erp -- order show ${args[0]}。付款后依次是 advance ${args[0]} billed、picked、outbound，然后 ship。`]
}

async function main(words: readonly string[]): Promise<number> {
  if (words.length === 0 || words[0] === 'help' || words[0] === '--help') {
    console.log(help())
    return 0
  }
  const found = commandOf(words)
  if (found === null) {
    console.error(unknownCommand(words))
    return 2
  }
  try {
    const said = await found.command.run(await erpClient(process.env), found.args)
    if (said !== '') console.log(said)
    return 0
  } catch (error) {
    if (error instanceof Usage) console.error(`${error.message}\n用法：npm run erp -- ${found.command.name} ${found.command.args}`)
    else if (error instanceof Shortfall) console.log(error.message)
    else if (error instanceof ErpError)
      console.error([error.message, ...whereItStands(error.message, found.command, found.args)].join('\n'))
    else throw error
    return error instanceof Usage ? 2 : 1
  }
}

// npm runs from the checkout; files are named from where the person stands.
if (process.env['npm_lifecycle_event'] === 'erp') process.chdir(process.env['INIT_CWD'] ?? process.cwd())
process.exitCode = await main(process.argv.slice(2))
