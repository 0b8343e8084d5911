import type { LicenceKind } from '../../db/tables/company.ts'

interface LicenceWords {
  readonly name: string
  /** Where anybody can look it up, unless the licence names its own page. */
  readonly url?: string
}

const NMPA = 'https://www.nmpa.gov.cn/datasearch/home-index.html'

/** In the order in which pages show them. */
export const LICENCES: Readonly<Record<LicenceKind, LicenceWords>> = {
  business: { name: '营业执照', url: 'https://www.gsxt.gov.cn/' },
  drug: { name: '药品经营许可证', url: NMPA },
  gsp: { name: 'GSP 认证或药品经营质量管理规范检查结果', url: NMPA },
  device_permit: { name: '医疗器械经营许可证', url: NMPA },
  device_filing: { name: '第二类医疗器械经营备案凭证', url: NMPA },
  device_online: { name: '医疗器械网络销售备案', url: NMPA },
  drug_information: { name: '互联网药品信息服务资格证书', url: NMPA },
  drug_platform: { name: '药品网络交易第三方平台备案', url: NMPA },
  food: { name: '食品经营许可证' },
  icp: { name: 'ICP备案', url: 'https://beian.miit.gov.cn/' },
  telecom: { name: '增值电信业务经营许可证', url: 'https://dxzhgl.miit.gov.cn/' },
  police: { name: '公安联网备案', url: 'https://beian.mps.gov.cn/' },
  other: { name: '其他资质' },
}

export const LICENCE_KINDS = Object.keys(LICENCES) as readonly LicenceKind[]

/** Without them no wholesaler of medicine may sell on a page of its own. */
export const NEEDED_LICENCES = ['business', 'drug', 'drug_information', 'icp'] as const satisfies readonly LicenceKind[]

/** A renewal may be asked for from half a year before the end: that is when the office wants to know. */
export const ENDING_DAYS = 180
