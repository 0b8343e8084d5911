import { Type, type Static } from 'typebox'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import { escapeXml } from '../picture/svgText.ts'
import { STANDINGS, type Standing } from './dossierKinds.ts'
import { GROUPS } from './papers.ts'
import { factList, sheetPage } from './sheets.ts'

const text = (description: string) => Type.String({ description })
const day = (description: string) => nullable(Type.String({ description, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }))

const IndexedPaperSchema = Type.Object({
  path: nullable(text('资料包中的文件；只有编号、没有图片的资质为空')),
  sha256: nullable(Type.String({ description: '文件的 SHA-256，十六进制', pattern: '^[0-9a-f]{64}$' })),
  bytes: nullable(Type.Integer({ description: '文件的字节数' })),
  group: answers.oneOf(GROUPS, 'company 企业资料，goods 品种资料，lot 药检报告'),
  goods_id: nullable(text('商品编号')),
  name: text('资料名称'),
  no: text('编号，可为空'),
  lot: nullable(text('批号')),
  version: Type.Integer({ description: '版次' }),
  replaced_until: day('上一版的有效期至；没有上一版时为空'),
  issued_on: day('发证日期'),
  expires_on: day('有效期至，当日仍有效；长期为空'),
  standing: answers.oneOf(STANDINGS, 'valid 有效，lapsing 60 天内到期，lapsed 已过期'),
})
export type IndexedPaper = Static<typeof IndexedPaperSchema>

/** index.json of an archive of papers; the signature beside it is over its bytes, and it names the digest of every other file. */
const DossierIndexSchema = Type.Object(
  {
    schema: Type.Literal('dossier-1', { description: '格式版本' }),
    made_on: text('出具日期'),
    supplier: text('供货单位'),
    receiver: text('收货单位'),
    order_no: nullable(text('订单号；按商品下载时为空')),
    goods: Type.Array(
      Type.Object({
        goods_id: text('商品编号'),
        name: text('商品名称'),
        spec: text('规格'),
        maker: text('生产厂商'),
        holder: nullable(text('上市许可持有人')),
        approval_no: nullable(text('批准文号')),
      }),
    ),
    files: Type.Array(IndexedPaperSchema),
    missing: Type.Array(Type.Object({ goods_id: text('商品编号'), name: text('资料名称'), lot: nullable(text('批号')) }), {
      description: '应有而尚未登记的资料',
    }),
    signing_key: nullable(text('签名所用公钥的编号，公钥在 /files/signing-key/{编号}.pem')),
  },
  { $id: 'dossier-1' },
)
export type DossierIndex = Static<typeof DossierIndexSchema>

/** Beside the index in every archive, and at an address. */
export const SCHEMA_FILE = 'dossier-1.schema.json'
export const indexSchema = (): Buffer => Buffer.from(`${JSON.stringify(DossierIndexSchema, null, 1)}\n`)

const STANDING_TEXTS: Readonly<Record<Standing, string>> = { valid: '有效', lapsing: '即将到期', lapsed: '已过期' }

/** The index for people: what is in the archive, how it stands, and what is missing. */
export function indexPage({
  made_on: madeOn,
  supplier,
  receiver,
  order_no: orderNo,
  goods,
  files,
  missing,
  signing_key: key,
}: DossierIndex): Buffer {
  const facts = factList([
    ['供货单位', supplier],
    ['收货单位', receiver],
    ['订单号', orderNo],
    ['出具日期', madeOn],
  ])
  const rows = (papers: readonly IndexedPaper[]): string => papers.map(paperRow).join('')
  const part = (title: string, papers: readonly IndexedPaper[], lacking: string): string =>
    papers.length === 0 && lacking === ''
      ? ''
      : `<h2>${escapeXml(title)}</h2>${papers.length === 0 ? '' : `<table>${HEAD}<tbody>${rows(papers)}</tbody></table>`}${lacking}`
  const parts = goods.map(({ goods_id: id, name, spec, maker }) => {
    const lacking = missing
      .filter((paper) => paper.goods_id === id)
      .map((paper) => `${paper.name}${paper.lot === null ? '' : ` ${paper.lot}`}`)
    const papers = files.filter((paper) => paper.goods_id === id)
    return part(`${name} ${spec} ${maker}`, papers, lacking.length === 0 ? '' : `<p>尚未登记：${escapeXml(lacking.join('、'))}</p>`)
  })
  const company = files.filter((paper) => paper.group === 'company')
  const signed =
    key === null
      ? '本目录未签名。'
      : `index.json 由 Ed25519 签名（index.json.sig，base64），公钥为 ${escapeXml(key)}.pem；其中有每个文件的 SHA-256。`
  return sheetPage(
    '首营资料目录',
    `<h1>首营资料目录</h1>${facts}${part('企业资料', company, '')}${parts.join('')}<p class="foot">${signed}</p>`,
  )
}

const HEADS = ['资料', '编号', '版次', '有效期至', '状态'].map((head) => `<th scope="col">${head}</th>`)
const HEAD = `<thead><tr>${HEADS.join('')}</tr></thead>`

function paperRow({ path, name, lot, no, version, replaced_until: replaced, expires_on: until, standing }: IndexedPaper): string {
  const title = escapeXml(lot === null ? name : `${name} ${lot}`)
  const link = path === null ? title : `<a href="${escapeXml(path.split('/').map(encodeURIComponent).join('/'))}">${title}</a>`
  const edition = `第 ${version} 版${replaced === null ? '' : `（上一版至 ${replaced}）`}`
  const cells = [link, escapeXml(no === '' ? '—' : no), edition, until ?? '长期', STANDING_TEXTS[standing]]
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}
