import { type Deps, today } from '../../deps.ts'
import { companyOf } from '../company/company.service.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import { SHEET_STYLE } from '../goods-detail/labReport.ts'
import { findLeaflet } from '../goods-detail/leaflet.repo.ts'
import { leafletSections } from '../goods-detail/leaflet.ts'
import { escapeXml } from '../picture/svgText.ts'
import type { DossierPaper, Group } from './papers.ts'

/** A page that opens from the archive without the net. */
export function sheetPage(title: string, body: string): Buffer {
  return Buffer.from(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">\
<title>${escapeXml(title)}</title><style>${SHEET_STYLE}</style></head><body><main>${body}</main></body></html>\n`,
  )
}

type Facts = readonly (readonly [name: string, value: string | null])[]

export const factList = (facts: Facts): string =>
  `<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeXml(value ?? '—')}</dd></div>`).join('')}</dl>`

/** What the shop's own pages say, written down for the buyer's files. */
function sheet(group: Group, goodsId: number | null, name: string, bytes: (deps: Deps) => Promise<Buffer>): DossierPaper {
  const none = { no: '', lot: null, replacedUntil: null, issuedOn: null, expiresOn: null, daysLeft: null, enteredAt: null, url: null }
  const id = `sheet-${goodsId ?? 0}`
  return { ...none, id, group, goodsId, name, version: 1, standing: 'valid', lapse: '', file: { ending: 'html', bytes } }
}

export const companySheet = (): DossierPaper =>
  sheet('company', null, '企业与收款信息', async (deps) => {
    const { company, address, hot_line: phone, ...said } = await companyOf(deps)
    const facts: Facts = [
      ['企业名称', company],
      ['经营地址', address],
      ['联系电话', phone],
      ['收款户名', said.transfer_name],
      ['开户银行', said.transfer_bank],
      ['收款账号', said.transfer_no],
      ['出具日期', today(deps.clock.now())],
    ]
    return sheetPage('企业与收款信息', `<h1>企业与收款信息</h1>${factList(facts)}`)
  })

/** Its record and its leaflet. */
export const goodsSheet = (goods: GoodsView): DossierPaper =>
  sheet('goods', goods.id, '品种信息', async ({ db }) => {
    const leaflet = await findLeaflet(db, goods.id)
    const facts: Facts = [
      ['品名', goods.name],
      ['通用名称', goods.commonName],
      ['规格', goods.spec],
      ['剂型', goods.dosageForm],
      ['单位', goods.packUnit],
      ['批准文号', goods.approvalNumber],
      ['持有人', goods.holder],
      ['生产厂家', goods.manufacturer],
      ['条形码', goods.barcode],
      ['医保编码', goods.insuranceCode],
    ]
    const sections = leaflet === null ? [] : leafletSections(leaflet, goods.kind)
    const text = sections.map(({ title, text: said }) => `<p><b>${title}</b> ${escapeXml(said)}</p>`).join('')
    const note = leaflet?.is_sample === true ? '<p class="foot">说明书为演示样例，不作用药依据</p>' : ''
    const body = `<h1>品种信息</h1>${factList(facts)}<h2>说明书</h2>${text === '' ? '<p>说明书待补充</p>' : text}${note}`
    return sheetPage(`品种信息 ${goods.name}`, body)
  })
