import { formatDate } from 'rules/time'
import type { Db } from '../db/schema.ts'
import type { LicenceKind } from '../db/tables/company.ts'
import { seconds } from '../deps.ts'
import { saveLicence } from '../modules/company/licence.repo.ts'
import { withDigest } from '../modules/company/licence.service.ts'
import { LICENCES } from '../modules/company/licenceKinds.ts'
import { saveSetting } from '../modules/company/siteSettings.repo.ts'
import { LETTERING } from '../modules/picture/packagePicture.ts'
import { line } from '../modules/picture/svgText.ts'

const HOLDER = '演示医药批发有限公司（虚构）'
const DAY_MS = 86_400_000

interface DemoLicence {
  readonly kind: LicenceKind
  readonly no: string
  /** From the day the demo is filled; null for one without an end. */
  readonly days: number | null
}

/** Numbers begin with 演 (demo), which no authority's do. One is about to end. */
const DEMO_LICENCES: readonly DemoLicence[] = [
  { kind: 'business', no: '演91420000MA00000000', days: null },
  { kind: 'drug', no: '演AA0000001', days: 820 },
  { kind: 'gsp', no: '演GSP-0000001', days: 820 },
  { kind: 'device_permit', no: '演药监械经营许00000001号', days: 1300 },
  { kind: 'device_filing', no: '演药监械经营备00000001号', days: null },
  { kind: 'drug_information', no: '（演）-经营性-0000-0001', days: 150 },
  { kind: 'icp', no: '演ICP备00000000号-1', days: null },
  { kind: 'police', no: '演公网安备00000000000000号', days: null },
]

/** Who the demo's company is and what it trades by: all of it invented, and so it says. */
export async function seedLicences(db: Db, today: Date): Promise<void> {
  await saveSetting(db, 'company', HOLDER)
  await saveSetting(db, 'address', '演示市示范区样例路 1 号（虚构）')
  for (const { kind, no, days } of DEMO_LICENCES) {
    const expiresOn = days === null ? null : formatDate(seconds(new Date(today.getTime() + days * DAY_MS)))
    const isFiling = kind === 'icp' || kind === 'police'
    const picture = isFiling
      ? null
      : withDigest({ mime: 'image/svg+xml', bytes: Buffer.from(licencePicture(LICENCES[kind].name, no, expiresOn)) })
    const said = { kind, no, holder: HOLDER, issuer: '演示监督管理局（虚构）', issuedOn: '2024-03-01', expiresOn, url: '', picture }
    await saveLicence(db, said, today)
  }
  const warehouses = await db.selectFrom('warehouse').select('id').execute()
  const setAt = new Date('2024-03-01T00:00:00+08:00')
  await db
    .insertInto('warehouse_seal')
    .values(warehouses.map(({ id }) => ({ ck_id: id, set_at: setAt, is_sample: true })))
    .execute()
}

function licencePicture(name: string, no: string, expiresOn: string | null): string {
  const middle = { anchor: 'middle' } as const
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" ${LETTERING}><path d="M0 0h480v320H0z" fill="#fffdf5"/>` +
    `<path d="M14 14h452v292H14z" fill="none" stroke="#b08d3c" stroke-width="3"/>` +
    line(name, 240, 84, { fill: '#8f1d1d', size: Math.min(34, 420 / [...name].length), isBold: true, ...middle }) +
    line(`证号 ${no}`, 240, 140, { fill: '#1f2328', size: 18, ...middle }) +
    line(HOLDER, 240, 176, { fill: '#1f2328', size: 18, ...middle }) +
    line(`有效期至 ${expiresOn ?? '长期'}`, 240, 212, { fill: '#1f2328', size: 18, ...middle }) +
    line('演示商城的示例证照，单位与编号均为虚构，不具有任何效力', 240, 276, { fill: '#57606a', size: 14, ...middle }) +
    '</svg>'
  )
}
