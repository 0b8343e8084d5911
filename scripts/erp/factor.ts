import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { type Command, idOf, need, time } from './command.ts'

async function newFactor(erp: ErpClient): Promise<string> {
  const done = await erp.post('/api/erp/factor')
  return [
    cell(done, 'qr'),
    '',
    `用验证器扫描，或手工录入密钥 ${cell(done, 'secret')}`,
    cell(done, 'uri'),
    '然后执行 npm run erp -- factor confirm 验证码，验证器即生效。',
  ].join('\n')
}

async function confirm(erp: ErpClient, args: readonly string[]): Promise<string> {
  const done = await erp.post('/api/erp/factor/confirm', { code: need(args, 0, 'CODE') })
  return ['验证器已生效。备用码只显示这一次，每个可用一次，请打印后妥善保管：', ...rowsOf(done, 'recovery').map(String)].join('\n')
}

async function logIn(erp: ErpClient, args: readonly string[]): Promise<string> {
  const done = await erp.post('/api/erp/login', { code: need(args, 0, 'CODE') })
  const left = `备用码还剩 ${cell(done, 'recovery_left')} 个。`
  return `export ERP_TOKEN=${cell(done, 'token')}\n# 有效至 ${time(cell(done, 'expires_at'))}；在终端执行上一行即以本人登录。${left}`
}

export const factorCommands: readonly Command[] = [
  { name: 'factor new', args: '', what: '给自己的令牌绑定验证器：显示二维码', run: newFactor },
  { name: 'factor confirm', args: 'CODE', what: '用第一个验证码启用，并显示备用码', run: confirm },
  { name: 'login', args: 'CODE', what: '用令牌和验证码登录，得到十二小时的令牌', run: logIn },
  {
    name: 'tokens reset-factor',
    args: 'TOKEN',
    what: '重置他人的验证器（手机丢失时）',
    run: async (erp, args) => {
      await erp.post(`/api/erp/token/${idOf(args, 0, 'TOKEN')}/factor_reset`)
      return '已重置，请其重新绑定：npm run erp -- factor new'
    },
  },
]
