import { approvalCommands } from './approvals.ts'
import { chatCommands } from './chats.ts'
import { checked, type Command, Shortfall, Usage } from './command.ts'
import { afterSaleCommands } from './afterSales.ts'
import { dossierCommands } from './dossiers.ts'
import { factorCommands } from './factor.ts'
import { houseCommands } from './house.ts'
import { integrityCommands } from './integrity.ts'
import { initCommands } from './init.ts'
import { exportCommands } from './exports.ts'
import { messageCommands } from './messages.ts'
import { moneyCommands } from './money.ts'
import { orderCommands } from './orders.ts'
import { offerCommands } from './offers.ts'
import { importCommands } from './imports.ts'
import { pictureCommands } from './pictures.ts'
import { paperCommands } from './papers.ts'
import { prizeCommands } from './prizes.ts'
import { promotionCommands } from './promotions.ts'
import { reconcileCommands } from './reconcile.ts'
import { shopCommands } from './shops.ts'
import { retentionCommands } from './retention.ts'
import { peopleCommands } from './people.ts'
import { siteCommands } from './site.ts'
import { recallCommands } from './recalls.ts'
import { qualityCommands } from './quality.ts'
import { temperatureCommands } from './temperatures.ts'
import { stockCommands } from './stock.ts'
import { tokenCommands } from './tokens.ts'
import { traceBillCommands } from './traceBills.ts'
import { versionCommands } from './versions.ts'
import { webhookCommands } from './webhooks.ts'
import { type ErpClient, ErpError } from '../lib/erpClient.ts'

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
  ['召回', recallCommands],
  ['运输温度', temperatureCommands],
  ['供货与质量', qualityCommands],
  ['追溯码上传', traceBillCommands],
  ['首营资料', dossierCommands],
  ['门店与资质', shopCommands],
  ['个人信息', peopleCommands],
  ['留言', chatCommands],
  ['奖品', prizeCommands],
  ['促销', promotionCommands],
  ['优惠券与特价', offerCommands],
  ['网站', siteCommands],
  ['导入', [...importCommands, ...pictureCommands, ...paperCommands]],
  ['版本与撤回', versionCommands],
  ['令牌', [...tokenCommands, ...factorCommands]],
  ['事件推送', webhookCommands],
  ['消息', messageCommands],
  ['导出', exportCommands],
  ['保存期限', retentionCommands],
  ['检查与防篡改', integrityCommands],
]
export const COMMANDS = GROUPS.flatMap(([, commands]) => commands)

const usage = ({ name, args }: Command): string => `  ${name} ${args}`.trimEnd()
const explained = (command: Command): string[] => [usage(command), `      ${command.what}`]

const help = (): string =>
  [
    '商城后台命令：npm run erp -- 命令；一条命令的用法：npm run erp -- 命令 --help',
    ...GROUPS.flatMap(([title, commands]) => ['', title, ...commands.flatMap(explained)]),
    '',
    '大写的词换成实际内容；[ ] 里的可以不写；… 处可以写多个词；--名称=值 是选项，放在哪里都行。',
    'API_URL：接口地址（默认 http://127.0.0.1:4001）',
    'ERP_TOKEN：令牌（演示时读 DATA_DIR 里的 erp-token）',
    'ERP_STAFF：署名，买家在订单动态里会看到',
    '时间都是北京时间。结束码：0 完成，1 商城拒绝或没有应答，2 命令有误。',
  ].join('\n')

/** Those that begin with all of the words, or with the longest name among them. */
function helpFor(words: readonly string[]): string {
  const exact = commandOf(words)?.command.name ?? words.join(' ')
  const fitting = COMMANDS.filter(({ name }) => `${name} `.startsWith(`${exact} `)).toSorted((a, b) => a.name.length - b.name.length)
  return fitting.length === 0 ? unknownCommand(words) : fitting.flatMap(explained).join('\n')
}

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

export interface Said {
  readonly code: 0 | 1 | 2
  readonly out?: string
  readonly err?: string
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h'

/** What the command answers and ends with. A wrong word or option is said before anything is asked of the shop. */
export async function answer(words: readonly string[], connect: () => Promise<ErpClient>): Promise<Said> {
  const named = words[0] === 'help' ? words.slice(1) : words.filter((word) => !isHelp(word))
  if (named.length === 0) return { code: 0, out: help() }
  const found = commandOf(named)
  if (named.length < words.length && helpFor(named) !== unknownCommand(named)) return { code: 0, out: helpFor(named) }
  if (found === null) return { code: 2, err: unknownCommand(named) }
  try {
    const args = checked(found.command, found.args)
    return { code: 0, out: await found.command.run(await connect(), args) }
  } catch (error) {
    if (error instanceof Usage) return { code: 2, err: `${error.message}\n用法：npm run erp -- ${usage(found.command).trim()}` }
    if (error instanceof Shortfall) return { code: 1, out: error.message }
    if (error instanceof ErpError)
      return { code: 1, err: [error.message, ...whereItStands(error.message, found.command, found.args)].join('\n') }
    if (error instanceof Error && 'path' in error) return { code: 1, err: `读写不了 ${String(error.path)}：${error.message}` }
    throw error
  }
}
