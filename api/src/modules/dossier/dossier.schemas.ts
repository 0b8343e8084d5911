import { Type, type Static } from 'typebox'
import { seconds } from '../../deps.ts'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import { STANDINGS } from './dossierKinds.ts'
import { GROUPS, type DossierPaper } from './papers.ts'

const text = (description: string) => Type.String({ description })

export const DossierPaperSchema = Type.Object(
  {
    id: Type.String(),
    group: answers.oneOf(GROUPS, 'company 企业资料，goods 品种资料，lot 药检报告'),
    goods_id: nullable(text('商品编号')),
    goods_name: nullable(text('商品名称')),
    name: text('资料名称'),
    no: text('编号，可为空'),
    lot: nullable(text('批号')),
    version: Type.Integer({ description: '版次' }),
    replaced_until: nullable(text('上一版的有效期至；没有上一版时为空')),
    issued_on: nullable(text('发证日期')),
    expires_on: nullable(text('有效期至，当日仍有效；长期为空')),
    days_left: nullable(Type.Integer({ description: '剩余天数，过期后为负；长期为空' })),
    standing: answers.oneOf(STANDINGS, 'valid 有效，lapsing 60 天内到期，lapsed 已过期'),
    lapse: text('到期后如何；可为空'),
    news: answers.flag('本店索取或下载之后登记的新版'),
    url: nullable(text('文件的站内地址')),
  },
  { $id: 'DossierPaper' },
)
export type DossierPaperWire = Static<typeof DossierPaperSchema>
const papers = () => Type.Array(Type.Unsafe<DossierPaperWire>({ $ref: 'DossierPaper#' }))

export const DossierGoodsSchema = Type.Object(
  {
    goods_id: text('商品编号'),
    name: text('商品名称'),
    ypgg: text('规格'),
    sccj: text('生产厂商'),
    asked_at: nullable(Type.Integer({ description: '本店索取资料的时间；未索取为空' })),
    fetched_at: nullable(Type.Integer({ description: '本店最近一次下载的时间；未下载为空' })),
    bought: answers.flag('本店购买过'),
    url: text('此商品的资料包（ZIP）'),
    papers: papers(),
    missing: Type.Array(Type.String(), { description: '应有而尚未登记的资料' }),
  },
  { $id: 'DossierGoods' },
)
export type DossierGoodsWire = Static<typeof DossierGoodsSchema>

export const AskedDossierSchema = Type.Object(
  { url: text('这些商品的资料包（ZIP）'), goods: Type.Array(Type.Unsafe<DossierGoodsWire>({ $ref: 'DossierGoods#' })) },
  { $id: 'AskedDossier' },
)

export const DossierSchema = Type.Object(
  { url: text('资料包（ZIP）'), papers: papers(), missing: Type.Array(Type.String(), { description: '应有而尚未登记的资料' }) },
  { $id: 'Dossier' },
)

export const paperExample: DossierPaperWire = {
  id: 'paper-3',
  group: 'goods',
  goods_id: '7',
  goods_name: '阿莫西林胶囊',
  name: '药品批准证明文件',
  no: '国药准字H00000001',
  lot: null,
  version: 2,
  replaced_until: '2026-06-30',
  issued_on: '2026-06-01',
  expires_on: '2031-05-31',
  days_left: 1_651,
  standing: 'valid',
  lapse: '到期后停止购进此品种，再注册批准后登记新版',
  news: 1,
  url: '/files/dossier/paper-3-0123456789ab.pdf',
}
export const goodsExample: DossierGoodsWire = {
  goods_id: '7',
  name: '阿莫西林胶囊',
  ypgg: '0.25g*24粒',
  sccj: '青榕制药有限公司',
  asked_at: 1_795_312_800,
  fetched_at: null,
  bought: 1,
  url: '/files/dossier/goods-7.zip',
  papers: [paperExample],
  missing: [],
}

/** `since`: when the shop asked or last downloaded; null where it did neither, so that nothing is news. */
export function paperWire(paper: DossierPaper, goodsName: string | null, since: Date | null): DossierPaperWire {
  const { id, group, goodsId, name, no, lot, version, replacedUntil, issuedOn, expiresOn, daysLeft, standing, lapse, enteredAt, url } =
    paper
  return {
    id,
    group,
    goods_id: goodsId === null ? null : String(goodsId),
    goods_name: goodsName,
    name,
    no,
    lot,
    version,
    replaced_until: replacedUntil,
    issued_on: issuedOn,
    expires_on: expiresOn,
    days_left: daysLeft,
    standing,
    lapse,
    news: since !== null && enteredAt !== null && enteredAt > since ? 1 : 0,
    url,
  }
}

export const momentOf = (at: Date | null): number | null => (at === null ? null : seconds(at))
