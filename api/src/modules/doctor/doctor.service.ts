import { isClockWrong, measureClock } from '../../db/clockOff.ts'
import { findPending } from '../../db/migrate.ts'
import { type Deps, today } from '../../deps.ts'
import { companyOf } from '../company/company.service.ts'
import { findLicences } from '../company/licence.repo.ts'
import { licencesOn } from '../company/licence.service.ts'
import { findUnsealed } from '../company/seal.repo.ts'
import { LICENCES, NEEDED_LICENCES } from '../company/licenceKinds.ts'
import { oldestWaitMs } from '../event/event.repo.ts'
import { chainState } from '../integrity/watch.service.ts'
import { jobs } from '../job/jobs.ts'
import { CHANNEL_NAMES } from '../message/messageKinds.ts'
import { openUploadStore } from '../upload/store/openUploadStore.ts'
import { ailingChannels, countStaff, countStuckBills, countUndelivered, countWhatSells, jobAges } from './doctor.repo.ts'
import { type Finding, found, missing, warning } from './findings.ts'
import { checkCompany, checkSettings } from './settingChecks.ts'

/** Five rounds left out, and never less than a start takes. */
const ROUNDS_LEFT = 5
const JOB_PATIENCE_S = 120
const EVENTS_PATIENCE_MS = 60_000
const CHAIN_PATIENCE_MS = 60 * 60_000
const WEBHOOK_PATIENCE_MS = 10 * 60_000
const BILL_PATIENCE_MS = 24 * 60 * 60_000

/** Everything that stands between the shop and its next order, what is missing first. */
export async function examine(deps: Deps): Promise<Finding[]> {
  const findings = [
    ...checkSettings(deps.settings),
    ...checkCompany(deps, await companyOf(deps)),
    ...(await checkShelves(deps)),
    ...(await checkLicences(deps)),
    ...(await checkStaff(deps)),
    ...(await checkChannels(deps)),
    ...(await checkTraceBills(deps)),
    ...(await checkMachines(deps)),
    ...(await checkChain(deps)),
  ]
  return [...findings.filter(({ level }) => level === 'missing'), ...findings.filter(({ level }) => level === 'warning')]
}

async function checkShelves(deps: Deps): Promise<Finding[]> {
  const { warehouses, managers, goods, stocked, help } = await countWhatSells(deps.db, today(deps.clock.now()))
  const filling = 'docs/operations/filling.md'
  const unsealed = deps.settings.demo ? [] : await findUnsealed(deps.db)
  return found(
    ...unsealed.map(({ id, name, isSample }) =>
      warning(
        `seal_${id}`,
        `${name}${isSample ? '的药品出库专用章是样章' : '未上传出库专用章'}，随货同行单上没有章`,
        `npm run erp -- warehouse seal ${id} 图片（PNG 或 JPG）`,
      ),
    ),
    warehouses === 0 && missing('warehouse', '没有仓库', 'npm run erp -- warehouse 1 主仓 800.00 12.00 200.00（包邮金额、运费、起配金额）'),
    managers === 0 && missing('manager', '没有默认客户经理', 'npm run erp -- manager 姓名 电话 default'),
    goods === 0 && missing('goods', '没有在售商品', `导入商品：${filling}`),
    goods > 0 && stocked === 0 && missing('stock', '在售商品都没有可售库存', `导入库存：${filling}`),
    help === 0 && warning('help', '帮助中心没有内容', `导入帮助：${filling}`),
  )
}

async function checkStaff(deps: Deps): Promise<Finding[]> {
  const { money, both, bare } = await countStaff(deps.db, deps.clock.now())
  const { secondPersonFrom, secondFactor, demo } = deps.settings
  const newPerson = 'npm run erp -- tokens new 姓名 --person --scopes=read,money'
  return found(
    secondPersonFrom !== null &&
      money < 2 &&
      warning(
        'second_person_alone',
        `大额提现与退款须两人办理，有资金权限的个人令牌只有 ${money} 个`,
        `${newPerson}；只有一人办公时设 SECOND_PERSON_FROM=off`,
      ),
    secondPersonFrom !== null &&
      both > 0 &&
      warning('second_person_both', `有 ${both} 人兼有资金与令牌权限，可为自己另建一人`, '将 access 与 money 分给不同的人'),
    !demo &&
      !secondFactor &&
      bare > 0 &&
      warning('second_factor', `有 ${bare} 人仅凭令牌登录`, '各自执行 npm run erp -- factor new，再设 OFFICE_SECOND_FACTOR=1'),
  )
}

async function checkLicences(deps: Deps): Promise<Finding[]> {
  const licences = licencesOn(today(deps.clock.now()), await findLicences(deps.db))
  const save = 'npm run erp -- licence save 文件'
  return found(
    ...NEEDED_LICENCES.map(
      (kind) => !licences.some(({ row }) => row.kind === kind) && missing(`licence_${kind}`, `未公示${LICENCES[kind].name}`, save),
    ),
    ...licences.map(({ row, name, status, daysLeft }) => {
      const until = `${name}（${row.no}）有效期至 ${row.expires_on}`
      if (status === 'expired')
        return missing(`lapsed_${row.id}`, `${until}，已过期`, `登记新证：${save}；撤下旧证：npm run erp -- licence end ${row.id}`)
      return status === 'expiring' && warning(`ending_${row.id}`, `${until}，还有 ${daysLeft} 天`, '请办理换证')
    }),
  )
}

async function checkChannels({ db }: Deps): Promise<Finding[]> {
  return (await ailingChannels(db)).map(({ name, pause, failed }) => {
    const said = pause === null ? `${failed} 条未能发出` : `暂停中：${pause}`
    return warning(`sending_${name}`, `${CHANNEL_NAMES[name]}消息${said}`, `npm run erp -- messages --channel=${name} --state=failed`)
  })
}

/** The demo's goods are nobody's, and no platform hears of them. */
async function checkTraceBills({ db, clock, settings }: Deps): Promise<Finding[]> {
  if (settings.demo && settings.tracePlatform === null) return []
  const stuck = await countStuckBills(db, new Date(clock.now().getTime() - BILL_PATIENCE_MS))
  const remedy =
    settings.tracePlatform === null ? '设 TRACE_PLATFORM_*，见 docs/operations/trace-platform.md' : 'npm run erp -- codes bills'
  return found(stuck > 0 && warning('trace_bills', `有 ${stuck} 张追溯码单据超过一天未上传或数量不符`, remedy))
}

async function checkMachines(deps: Deps): Promise<Finding[]> {
  const offMs = await measureClock(deps)
  const pending = await findPending(deps.db)
  const waitMs = await oldestWaitMs(deps.db)
  const ages = await jobAges(deps.db)
  const undelivered = await countUndelivered(deps.db, new Date(deps.clock.now().getTime() - WEBHOOK_PATIENCE_MS))
  const still = jobs.filter(({ name, everyMs }) => (ages.get(name) ?? Infinity) > Math.max(JOB_PATIENCE_S, (ROUNDS_LEFT * everyMs) / 1000))
  return found(
    isClockWrong(offMs) && missing('clock', `本机时钟与数据库相差 ${Math.round(offMs / 1000)} 秒，定时任务不运行`, '校准时钟（NTP）'),
    pending.length > 0 && missing('migrations', `数据库还缺 ${pending.length} 项升级`, 'npm run migrate'),
    still.length > 0 &&
      missing('jobs', `定时任务停滞：${still.map(({ name }) => name).join('、')}`, '查看接口的日志，确认至少有一个接口进程在运行'),
    waitMs > EVENTS_PATIENCE_MS &&
      missing(
        'events',
        `最早一条变更已等待 ${Math.round(waitMs / 1000)} 秒未推送`,
        '确认至少有一个网关在运行；都在运行时，查找数据库中长时间未结束的事务',
      ),
    undelivered > 0 && warning('webhooks', `有 ${undelivered} 条推送未送达`, '确认接收方在运行，再重送：POST /api/erp/webhook/{id}/replay'),
    !(await canKeepFiles(deps)) && missing('uploads', '上传文件的存储无法写入', '检查 DATA_DIR 的权限与磁盘空间，或 S3_* 设置'),
  )
}

async function checkChain(deps: Deps): Promise<Finding[]> {
  const { broken, waitingMs } = await chainState(deps)
  const verify = 'npm run erp -- verify'
  return found(
    broken.length > 0 && missing('chain_broken', `历史记录与写入时不一致，在防篡改链的第 ${broken.join('、')} 环`, `逐条列出：${verify}`),
    waitingMs !== null &&
      waitingMs > CHAIN_PATIENCE_MS &&
      warning('chain_waiting', '有记录一小时以上未入防篡改链', '查找数据库中长时间未结束的事务，并确认定时任务 link_histories 在运行'),
  )
}

async function canKeepFiles({ settings, random }: Deps): Promise<boolean> {
  const key = `probe-${Buffer.from(random.bytes(12)).toString('hex')}.csv`
  const store = openUploadStore(settings)
  try {
    await store.save(key, Buffer.from('probe'), 'text/csv')
    await store.remove(key)
    return true
  } catch {
    return false
  }
}
