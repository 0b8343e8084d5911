import { INVENTED_TITLE } from 'rules/settings'
import type { Deps } from '../../deps.ts'
import { INVENTED, type Settings } from '../../settings.ts'
import type { CompanySetting } from '../company/siteSettings.repo.ts'
import { type Finding, found, missing, warning } from './findings.ts'

const HOME = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Chance gives 16 characters of 64 at least 8 different ones; what a person types in a hurry has fewer. */
const DIFFERENT_MIN = 8
const STRONG = 'openssl rand -base64 33'

const isWeak = (secret: string): boolean =>
  new Set(secret).size < DIFFERENT_MIN || /secret|password|characters|changeme|example/i.test(secret)

/** The settings of the environment: what is missing or not fit for real buyers. The demo is for nobody's money. */
export function checkSettings(settings: Settings): Finding[] {
  const { demo, gatewaySecret, erpToken, publicUrl, smsWebhook, smtp } = settings
  if (demo) return [warning('demo', '这是演示商城，数据均为虚构', '正式使用请设 DEMO=0 与 DATABASE_URL')]
  const isHome = HOME.has(publicUrl.hostname)
  return found(
    gatewaySecret === null &&
      missing('gateway_secret', '未设 GATEWAY_SECRET，网关与接口之间无法互认', `设 GATEWAY_SECRET，可由 ${STRONG} 生成`),
    gatewaySecret !== null && isWeak(gatewaySecret) && missing('gateway_secret_weak', 'GATEWAY_SECRET 过于简单', `换成 ${STRONG} 的输出`),
    erpToken !== null && isWeak(erpToken) && missing('erp_token_weak', 'ERP_TOKEN 过于简单', `换成 ${STRONG} 的输出`),
    isHome && warning('public_url_home', `PUBLIC_URL 为 ${publicUrl.href}，只有本机能访问`, '设为买家访问的 https 地址'),
    !isHome &&
      publicUrl.protocol !== 'https:' &&
      missing('public_url_http', 'PUBLIC_URL 不是 https，登录信息会明文传输', '设为 https 地址，由前置代理提供证书'),
    settings.databaseUrl === null && missing('embedded', '使用内嵌数据库，断电会丢失数据', '设 DATABASE_URL，使用 PostgreSQL'),
    settings.siteTitle === INVENTED_TITLE &&
      missing('site_title', '未设商城名称，页面与短信用的是示例名称', '设 SITE_TITLE，与短信通道登记的签名一致'),
    smsWebhook === null &&
      missing(
        'sms',
        '未设短信通道，买家收不到验证码，无法注册',
        '设 SMS_WEBHOOK_URL 与 SMS_WEBHOOK_SECRET；已导入的会员可先用 npm run erp -- members invite 会员编号 设置密码',
      ),
    settings.secondPersonFrom === null &&
      warning('second_person', '大额提现与退款由一人即可办理', '设 SECOND_PERSON_FROM，如 5000.00；只有一人办公时可保持 off'),
    settings.dataKeys.length === 0 &&
      warning('data_keys', '未设 DATA_KEYS，银行账号和税号以明文保存', `设 DATA_KEYS=k1:密钥，密钥由 openssl rand -base64 32 生成`),
    settings.signingKeys.length === 0 &&
      warning(
        'signing_keys',
        '未设 SIGNING_KEYS，收货数据与首营资料没有签名',
        `设 SIGNING_KEYS=k1:密钥，密钥由 openssl rand -base64 32 生成`,
      ),
    smtp === null && warning('mail', '未设邮件服务器，电子发票与消息不会发到邮箱', '设 SMTP_URL 与 SMTP_FROM'),
  )
}

/** Whether buyers can pay, and whom they pay and call. */
export function checkCompany(
  { channels, settings }: Pick<Deps, 'channels' | 'settings'>,
  company: Record<CompanySetting, string>,
): Finding[] {
  if (settings.demo) return []
  const hasAccount = company.transfer_no !== INVENTED.account.number
  const hasSandbox = channels.has('sandbox')
  const set = 'npm run erp -- company set'
  return found(
    hasSandbox && missing('sandbox', '支付使用沙箱收银台，收不到钱', '设微信支付或支付宝商户，并设 PAY_SANDBOX=0'),
    channels.size === 0 &&
      !hasAccount &&
      missing('payment', '没有任何付款方式', `设微信支付或支付宝商户，或执行 ${set} transfer 户名 开户行 账号`),
    channels.size === 0 && hasAccount && warning('online_payment', '只能银行转账，没有在线支付', '设微信支付或支付宝商户'),
    channels.size > 0 &&
      !hasAccount &&
      warning('transfer_account', '收款账户是虚构的示例，买家无法转账', `${set} transfer 户名 开户行 账号`),
    company.company === '' && missing('company', '未设企业名称', `${set} company 企业名称`),
    company.address === '' && warning('address', '未设经营地址', `${set} address 经营地址`),
    company.hot_line === INVENTED.hotLine && missing('hot_line', '投诉热线是虚构的示例', `${set} hot_line 电话`),
  )
}
