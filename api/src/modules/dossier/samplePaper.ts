import type { Day } from '../../db/tables/identity.ts'
import { Sheet } from '../paper/sheet.ts'

export interface Sample {
  readonly title: string
  /** Whom or what it is about. */
  readonly subject: string
  readonly no: string
  readonly issuedOn: Day
  readonly expiresOn: Day | null
}

/** A paper of the demo, which says that it is one; the same words make the same bytes. */
export function samplePaper({ title, subject, no, issuedOn, expiresOn }: Sample): Promise<Buffer> {
  return new Sheet(`${title} ${subject}`, new Date(`${issuedOn}T00:00:00+08:00`))
    .gap(60)
    .title(title, `编号 ${no}`)
    .gap(24)
    .facts([
      ['单位或品名', subject],
      ['发证日期', issuedOn],
      ['有效期至', expiresOn ?? '长期'],
    ])
    .gap(60)
    .text('演示商城的示例资料，单位与编号均为虚构，不具有任何效力', { size: 9, align: 'center', colour: '#57606a' })
    .finish()
}
