import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { topSign } from '../modules/platform/top.ts'
import type { TracePlatformSettings } from '../platformSettings.ts'

const FAMILY = 'alibaba.alihealth.drug.kyt.'

export interface PlatformCall {
  /** Without the family. */
  readonly name: 'uploadcircubill' | 'searchbill.detail' | 'singlerelation' | 'listparts'
  readonly fields: Readonly<Record<string, string>>
}

/** hang: never answers, and time runs out; reset: hangs up. `done`: after it was done, else instead of it. */
export type Fault = { readonly body?: string; readonly status?: number; readonly how?: 'hang' | 'reset'; readonly done?: boolean }

export interface KeptBill {
  readonly fields: Readonly<Record<string, string>>
  readonly codes: readonly string[]
}

const result = (code: string, info: string, model = '') =>
  `<result><msg_code>${code}</msg_code><msg_info>${info}</msg_info>
    <response_success>${code === 'SUCCESS'}</response_success>${model}</result>`
export const notFound = result('FAIL_BIZ_NO_PAT_INFO', '信息不存在')
/** An error of the gateway. */
export const topError = (code: number, subCode: string, subMsg: string) =>
  `<error_response><code>${code}</code><msg>error</msg><sub_code>${subCode}</sub_code><sub_msg>${subMsg}</sub_msg></error_response>`
/** What an upload is told beside success; some of it comes without the wrapping result. */
export const told = (code: string, info: string, subCode = '') =>
  `<answer><msg_code>${code}</msg_code><sub_msg_code>${subCode}</sub_msg_code><msg_info>${info}</msg_info>
    <response_success>false</response_success></answer>`

/** 码上放心 on this machine, as far as we know it: it checks signatures, takes a bill's number once for ever, and fails as told. */
export class TracePlatform {
  readonly calls: PlatformCall[] = []
  readonly bills = new Map<string, KeptBill>()
  /** Companies by their names; a name may be there twice. */
  partners: { name: string; entId: string }[] = []
  /** Smallest packs under a code, where they are not one. */
  readonly amounts = new Map<string, number>()
  /** Codes that it does not count. */
  readonly lost = new Set<string>()
  fault: (call: PlatformCall, nth: number) => Fault | null = () => null
  #timeIsUp = new AbortController()
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      void text(request).then((body) => this.#take(new URLSearchParams(body), response))
    })
  }

  static async start(): Promise<TracePlatform> {
    const platform = new TracePlatform()
    platform.#server.listen(0, '127.0.0.1')
    await once(platform.#server, 'listening')
    return platform
  }

  get settings(): TracePlatformSettings {
    const url = new URL(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/router/rest`)
    return { appKey: '212000345', secret: 'top-secret', refEntId: 'ref-1', entId: 'ent-1', operator: '王质管', url, anyHour: false }
  }

  /** Time runs out when it is silent, not before. */
  timeLimit(): AbortSignal {
    return this.#timeIsUp.signal
  }

  named(name: PlatformCall['name']): PlatformCall[] {
    return this.calls.filter((call) => call.name === name)
  }

  #take(form: URLSearchParams, response: ServerResponse): void {
    const { sign = '', ...fields } = Object.fromEntries(form)
    const call = { name: (fields['method'] ?? '').slice(FAMILY.length), fields } as PlatformCall
    this.calls.push(call)
    const isSigned = sign === topSign(this.settings.secret, fields)
    const fault = isSigned ? this.fault(call, this.named(call.name).length) : { body: topError(25, '', 'Invalid signature') }
    const answer = fault === null || fault.done === true ? this.#answer(call) : ''
    if (fault?.how === 'hang') {
      this.#timeIsUp.abort()
      this.#timeIsUp = new AbortController()
    } else if (fault?.how === 'reset') response.destroy()
    else response.writeHead(fault?.status ?? 200, { 'content-type': 'text/xml;charset=utf-8' }).end(fault?.body ?? answer)
  }

  #answer({ name, fields }: PlatformCall): string {
    const within = {
      uploadcircubill: () => this.#upload(fields),
      'searchbill.detail': () => this.#find(fields['bill_code'] ?? ''),
      singlerelation: () => this.#relation(fields['code'] ?? ''),
      listparts: () => this.#partners(fields['ent_name'] ?? ''),
    }[name]()
    const tag = `alibaba_alihealth_drug_kyt_${name.replaceAll('.', '_')}_response`
    return `<?xml version="1.0" encoding="utf-8" ?><${tag}>${within}<request_id>15r2vlnf966ie</request_id></${tag}>`
  }

  #upload(fields: Readonly<Record<string, string>>): string {
    const no = fields['bill_code'] ?? ''
    if (this.bills.has(no)) return '<msg_code>FAIL</msg_code><msg_info>该单据号已存在</msg_info><response_success>false</response_success>'
    const file = gunzipSync(Buffer.from(fields['file_content'] ?? '', 'base64')).toString()
    this.bills.set(no, { fields, codes: [...file.matchAll(/<Data Code="(\d+)"/g)].map(([, code = '']) => code) })
    return result('SUCCESS', '成功')
  }

  #find(no: string): string {
    const bill = this.bills.get(no)
    if (bill === undefined) return notFound
    const lines = [...Map.groupBy(bill.codes, (code) => code.slice(0, 7)).values()].map((codes) => {
      const count = codes.reduce((sum, code) => sum + (this.lost.has(code) ? 0 : (this.amounts.get(code) ?? 1)), 0)
      return `<billchkinoutdetaillistdtolist><min_pkg_count>${count}</min_pkg_count></billchkinoutdetaillistdtolist>`
    })
    const list = 'bill_chk_in_out_detail_list_d_t_o_list'
    return result('SUCCESS', '成功', `<model><${list}>${lines.join('')}</${list}><bill_code>${no}</bill_code></model>`)
  }

  #relation(code: string): string {
    const amount = this.amounts.get(code)
    // The registered pack of a smallest pack may hold many, and it counts once all the same.
    const [smallest, pack] = amount === undefined ? ['Y', 120] : ['N', amount]
    const info = `<produce_info_list><produce_info_dto><pkg_amount>${pack}</pkg_amount></produce_info_dto></produce_info_list>`
    const dto = `<code_relation_dto><is_smallest>${smallest}</is_smallest>${info}</code_relation_dto>`
    return result('SUCCESS', '成功', `<model_list>${dto}</model_list>`)
  }

  #partners(name: string): string {
    const rows = this.partners.filter((partner) => partner.name.includes(name))
    const list = rows.map(
      (partner) =>
        `<p_ent_par_dto><partner_name>${partner.name}</partner_name><partner_ent_id>${partner.entId}</partner_ent_id></p_ent_par_dto>`,
    )
    return rows.length === 0 ? notFound : result('SUCCESS', '成功', `<model><result_list>${list.join('')}</result_list></model>`)
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
