import type { CertificateKind } from '../db/tables/identity.ts'
import { Sheet } from '../modules/paper/sheet.ts'
import { CERTIFICATE_NAMES } from '../modules/user/memberGate.ts'

export interface ScannedPaper {
  readonly kind: CertificateKind
  readonly no: string
  readonly validFrom: string
  readonly validTo: string
  readonly company: string
  readonly licenceNo: string
  readonly address: string
  readonly person: string
}

const ISSUERS: Readonly<Record<CertificateKind, string>> = {
  yyzz: '演示市场监督管理局',
  xkz: '演示药品监督管理局',
  gsp: '演示药品监督管理局',
  yljg: '演示卫生健康委员会',
  cgwts: '',
  khxk: '演示银行',
  other: '演示药品监督管理局',
}

/** What a demo shop handed in: one page with all that the form says of the paper. The same shop gives the same bytes. */
export function paperScan({ kind, no, validFrom, validTo, company, licenceNo, address, person }: ScannedPaper): Promise<Buffer> {
  const name = CERTIFICATE_NAMES[kind]
  const isLetter = kind === 'cgwts'
  const words = isLetter
    ? `兹委托${person}为本单位药品采购员，在有效期内办理药品、医疗器械的采购、收货与对账，其签署的单据由本单位承担责任。本委托书不得转让。`
    : `经审查，${company}符合${name}的核发条件，准予在下列期限内按核定范围经营。`
  return new Sheet(`${name} ${company}`, new Date(`${validFrom}T00:00:00+08:00`))
    .gap(60)
    .title(name, `编号 ${no}`)
    .gap(24)
    .facts([
      ['单位名称', company],
      ['信用代码', licenceNo],
      ['地址', address],
      [isLetter ? '受托人' : '负责人', person],
      ['生效日期', validFrom],
      ['有效期至', validTo],
    ])
    .gap(12)
    .text(words, { size: 12 })
    .gap(60)
    .text(isLetter ? company : ISSUERS[kind], { size: 12, align: 'right' })
    .text(validFrom, { size: 12, align: 'right' })
    .gap(40)
    .text('演示商城的示例证照，单位与编号均为虚构，不具有任何效力', { size: 9, align: 'center', colour: '#57606a' })
    .finish()
}
