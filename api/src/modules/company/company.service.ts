import type { Deps } from '../../deps.ts'
import { type CompanySetting, findCompanySettings } from './siteSettings.repo.ts'

/** What the company says of itself: the office's words, else the settings of the environment, else nothing. */
export async function companyOf({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<Record<CompanySetting, string>> {
  const { service, transferAccount } = settings
  const said = await findCompanySettings(db)
  return {
    company: '',
    address: '',
    hot_line: service.hotLine,
    qq1: service.qq1,
    qq2: service.qq2,
    wechat_name: '',
    ...said,
    ...transferOf(),
  }

  /** An account is changed as a whole: the number of one bank under the name of another would send money astray. */
  function transferOf(): Record<'transfer_name' | 'transfer_bank' | 'transfer_no', string> {
    const { transfer_name, transfer_bank, transfer_no } = said
    return transfer_name !== undefined && transfer_bank !== undefined && transfer_no !== undefined
      ? { transfer_name, transfer_bank, transfer_no }
      : { transfer_name: transferAccount.name, transfer_bank: transferAccount.bank, transfer_no: transferAccount.number }
  }
}
