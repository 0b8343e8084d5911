/** The accounts that the demo's seed makes, for people who explore it; all have the same password. */
export const demoPassword = 'Demo-2026'

export const demoAccounts = [
  { username: 'demo', what: '资质齐全的药房' },
  { username: 'clinic', what: '没有中药饮片经营范围的诊所' },
  { username: 'pending', what: '审核中的门店，看不到价格' },
  { username: 'contract', what: '未签电子合同的药房（459）' },
  { username: 'expired', what: '证照已过期的药房' },
  { username: 'chain', what: '一个账号三家门店' },
  { username: 'receipt', what: '欠交含麻回执的药房' },
] as const
