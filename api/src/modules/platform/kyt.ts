import { chinaText } from '../channel/chinaTime.ts'
import type { TracePlatformSettings } from '../../settings.ts'
import { fileContent } from './billFile.ts'
import { type Platform, PlatformTrouble, type SentBill, type Verdict } from './platform.ts'
import { callTop, type PlatformIo } from './top.ts'
import { allIn, textIn, type XmlNode } from './xmlTree.ts'

const FAMILY = 'alibaba.alihealth.drug.kyt'
const SPECIAL = 2
const NOT_FOUND = 'FAIL_BIZ_NO_PAT_INFO'
const TOO_OLD = 'FAIL_BIZ_PARAM_BILL_TIME_BEFORE_ERROR'

/** The calls of wholesale at 码上放心. */
export function kytPlatform(settings: TracePlatformSettings, io: PlatformIo): Platform {
  const { refEntId } = settings
  const call = (name: string, asked: Readonly<Record<string, string>>) => callTop(settings, io, `${FAMILY}.${name}`, asked)
  return {
    uploadBill: async (bill) => verdictOf(await call('uploadcircubill', billFields(settings, bill))),
    async findBill(no) {
      const answer = await call('searchbill.detail', { bill_code: no, ref_ent_id: refEntId })
      if (textIn(answer, 'msg_code') === NOT_FOUND) return null
      requireSuccess(answer)
      return { count: sumOf(allIn(answer, 'billchkinoutdetaillistdtolist').map((line) => numberIn(line, 'min_pkg_count'))) }
    },
    async singleRelation(code) {
      const answer = await call('singlerelation', { code, ref_ent_id: refEntId, des_ref_ent_id: refEntId })
      if (textIn(answer, 'msg_code') === NOT_FOUND) return null
      requireSuccess(answer)
      return sumOf(allIn(answer, 'code_relation_dto').map(amountOf))
    },
    async findPartner(company) {
      const asked = { ref_ent_id: refEntId, ent_name: company, audit_flag: '1', page: '1', page_size: '20' }
      const answer = await call('listparts', asked)
      if (textIn(answer, 'msg_code') === NOT_FOUND) return []
      requireSuccess(answer)
      return allIn(answer, 'p_ent_par_dto')
        .map((found) => ({ name: textIn(found, 'partner_name'), entId: textIn(found, 'partner_ent_id') }))
        .filter(({ entId }) => entId !== '')
    },
  }
}

function billFields(settings: TracePlatformSettings, bill: SentBill): Record<string, string> {
  const isOut = bill.kind === 'sale'
  const [from, to] = [settings.entId, bill.partnerId]
  const [fromAddress, toAddress] = [bill.ourAddress, bill.buyerAddress]
  const [fromPerson, toPerson] = bill.physicType === SPECIAL ? [settings.operator, bill.buyerName] : ['', '']
  return {
    bill_code: bill.no,
    bill_time: chinaText(bill.at),
    bill_type: String(bill.billType),
    physic_type: String(bill.physicType),
    ref_user_id: settings.refEntId,
    from_user_id: isOut ? from : to,
    to_user_id: isOut ? to : from,
    oper_ic_code: settings.appKey,
    oper_ic_name: settings.operator,
    file_content: fileContent(bill),
    upload_file_name: `${bill.no}.xml`,
    client_type: '2',
    from_address: isOut ? fromAddress : toAddress,
    to_address: isOut ? toAddress : fromAddress,
    from_bill_code: bill.no,
    order_code: bill.orderNo,
    from_person: isOut ? fromPerson : toPerson,
    to_person: isOut ? toPerson : fromPerson,
  }
}

/** An answer that is neither of those we know may mean anything. */
function verdictOf(answer: XmlNode): Verdict {
  const [code, subCode, info] = [textIn(answer, 'msg_code'), textIn(answer, 'sub_msg_code'), textIn(answer, 'msg_info')]
  const words = [code, subCode, info].filter((part) => part !== '').join(' ')
  if (code === 'SUCCESS' && textIn(answer, 'response_success') === 'true') return { result: 'uploaded', words }
  if (info.includes('该单据号已存在')) return { result: 'duplicate', words }
  if (code === TOO_OLD || subCode === TOO_OLD) return { result: 'too_old', words }
  if (code === NOT_FOUND) return { result: 'not_found', words }
  if (code.startsWith('FAIL')) return { result: 'failed', words }
  throw new PlatformTrouble('unclear', words === '' ? '平台的应答没有结果' : words)
}

function requireSuccess(answer: XmlNode): void {
  const [code, info] = [textIn(answer, 'msg_code'), textIn(answer, 'msg_info')]
  if (code !== 'SUCCESS') throw new PlatformTrouble('unclear', `查询没有结果：${code} ${info}`.trim())
}

/** A code that is a smallest pack counts once, whatever its registered pack holds. */
function amountOf(relation: XmlNode): number | null {
  if (textIn(relation, 'is_smallest') === 'Y') return 1
  return sumOf(allIn(relation, 'produce_info_dto').map((info) => numberIn(info, 'pkg_amount')))
}

function numberIn(node: XmlNode, name: string): number | null {
  const text = textIn(node, name)
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** What lacks a part has no sum: it would pass for a difference. */
const sumOf = (parts: readonly (number | null)[]): number | null =>
  parts.length === 0 ? null : parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0)
