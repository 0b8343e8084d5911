import { gzipSync } from 'node:zlib'
import { chinaText } from '../channel/chinaTime.ts'
import type { DeedKind } from '../../db/tables/platform.ts'
import type { SentBill } from './platform.ts'

/** As scanners name them; a recall has no name there and is told by its bill type. */
const EVENTS: Readonly<Record<DeedKind, readonly [string, string]>> = {
  sale: ['SalesWareHouseOut', 'WareHouseOut'],
  return: ['ReturnWareHouseIn', 'WareHouseIn'],
  recall: ['ReturnWareHouseIn', 'WareHouseIn'],
}

/** The codes as a scanner's file. The numbers in it need no escapes: digits, letters, hyphens. */
export function billXml({ no, kind, at, codes }: Pick<SentBill, 'no' | 'kind' | 'at' | 'codes'>): string {
  const [name, action] = EVENTS[kind]
  const rows = codes.map((code) => `<Data Code="${code}" CorpOrderID="${no}" ActDate="${chinaText(at)}"/>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?><Document><Events Version="3.0">',
    `<Event Name="${name}" MainAction="${action}"><DataField>${rows.join('')}</DataField></Event>`,
    '</Events></Document>',
  ].join('')
}

/** As the platform's own example makes it: packed, then base64. */
export const fileContent = (bill: Parameters<typeof billXml>[0]): string => gzipSync(billXml(bill)).toString('base64')
