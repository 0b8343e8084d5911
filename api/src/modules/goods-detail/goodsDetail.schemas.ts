import { goodsExample, goodsProperties } from '../goods/goods.schemas.ts'
import { Type, type Static } from 'typebox'
import { answers } from '../../server/fields.ts'
import { nullable, ref } from '../../server/envelope.ts'
import { CouponSchema } from '../coupon/coupon.schemas.ts'
import { ComboOfferSchema, CoveringSchema } from '../browse/browse.schemas.ts'

const Leaflet = Type.Object(
  {
    is_sample: answers.flag('演示用的示例，不能据此用药'),
    revised_on: nullable(Type.String({ description: '核准或修订日期' })),
    sections: Type.Array(Type.Object({ title: Type.String({ description: '标题，如 用法用量' }), text: Type.String() }), {
      description: '按说明书的顺序',
    }),
  },
  { description: '说明书' },
)

const Flash = Type.Object({
  name: Type.String({ description: '场次' }),
  price: nullable(Type.String({ description: '秒杀价；不可见时为 null' })),
  total: Type.Integer({ description: '秒杀总量' }),
  left: Type.Integer({ description: '剩余' }),
  per_member: Type.Integer({ description: '每店限购' }),
  mine: Type.Integer({ description: '本店已抢' }),
  ends_at: Type.Integer(),
})

const Gift = Type.Object({
  type: Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2], description: '1 满 need 赠一次，2 每满 need 赠一次' }),
  need: Type.Integer(),
  give: Type.Integer(),
  left: Type.Integer({ description: '赠品剩余' }),
  goods: Type.Object({ id: Type.String(), name: Type.String(), ypgg: Type.String(), bzdw: Type.String() }),
})

const Addon = Type.Object({
  id: Type.String({ description: '活动编号' }),
  name: Type.String(),
  full: Type.String({ description: '满' }),
  price: nullable(Type.String({ description: '换购价；不可见时为 null' })),
  number: Type.Integer({ description: '每单可换购的数量' }),
  left: Type.Integer({ description: '剩余' }),
  ends_at: Type.Integer(),
  goods: Type.Object({ id: Type.String(), name: Type.String(), ypgg: Type.String(), bzdw: Type.String() }),
})

export const LimitSchema = Type.Object({
  per_member: Type.Integer({ description: '每店限购' }),
  left: nullable(Type.Integer({ description: '本店尚可购买；未登录时为 null' })),
  ends_at: Type.Integer(),
})

const PromotionsSchema = Type.Object(
  {
    timestamp: Type.Integer({ description: '服务器时间' }),
    special_until: nullable(Type.Integer({ description: '限时特价的结束时间；没有或不可见时为 null' })),
    flash: nullable(Flash),
    activities: Type.Array(
      Type.Object({ ...CoveringSchema.properties, goods_count: nullable(Type.Integer({ description: '参加活动的商品数；全场为 null' })) }),
      { description: '满减与满折，先计者在前' },
    ),
    gift: nullable(Gift),
    addons: Type.Array(Addon, { description: '购买本品达到金额后可换购的商品' }),
    combos: Type.Array(ref(ComboOfferSchema), { description: '含本品的组合' }),
    limit: nullable(LimitSchema),
    coupons: Type.Array(ref(CouponSchema), { description: '本店已领且可用于本品的优惠券，先到期者在前' }),
  },
  { description: '正在进行且涉及本品的促销' },
)
export type GoodsPromotionsWire = Static<typeof PromotionsSchema>

const lawProperties = {
  holder: nullable(Type.String({ description: '上市许可持有人；未填报时为 null' })),
  origin: nullable(Type.String({ description: '中药饮片的产地' })),
  storage_class: answers.oneOfOrNull(['room', 'cool', 'cold'], '贮藏条件：room 常温，cool 阴凉，cold 冷藏'),
  insurance_code: nullable(Type.String({ description: '医保药品代码' })),
  insurance_class: answers.oneOfOrNull(['a', 'b', 'own'], '医保类别：a 甲类，b 乙类，own 自费；未填报时为 null'),
  is_basic: answers.flag('国家基本药物'),
  compound: answers.oneOfOrNull(['ephedrine', 'codeine', 'diphenoxylate', 'liquorice'], '含特殊药品复方制剂的种类'),
  compound_limit: nullable(
    Type.Object(
      {
        per_line: nullable(Type.Integer({ description: '一种商品每单最多' })),
        per_order: nullable(Type.Integer({ description: '同类商品每单合计最多' })),
      },
      { description: '同类复方制剂的限量；没有时为 null' },
    ),
  ),
  procurements: Type.Array(
    Type.Object({
      batch: Type.String({ description: '集采批次' }),
      starts_on: Type.String(),
      ends_on: Type.String({ description: '最后一日' }),
      ceiling: nullable(answers.money('最高限价，元；价格不可见时为 null')),
    }),
    { description: '执行中和将执行的集采，先结束者在前' },
  ),
}

export const GoodsDetailSchema = Type.Object(
  {
    ...goodsProperties,
    common_name: Type.String({ description: '通用名称' }),
    ...lawProperties,
    storage: Type.String({ description: '说明书的贮藏；没有时为空' }),
    indications: Type.String({ description: '说明书的适应症或功能主治；没有时为空' }),
    usage: Type.String({ description: '说明书的用法用量；没有时为空' }),
    leaflet: nullable(Leaflet),
    batches: Type.Array(
      Type.Object({
        lot: Type.String(),
        expires: Type.String(),
        left: Type.Integer(),
        report: nullable(Type.String({ description: '药检报告的站内地址；没有时为 null' })),
      }),
      { description: '在库批号，近效期先出' },
    ),
    promotions: PromotionsSchema,
  },
  { $id: 'GoodsDetail' },
)
export type GoodsDetailWire = Static<typeof GoodsDetailSchema>

export const goodsDetailExample: GoodsDetailWire = {
  ...goodsExample,
  common_name: '阿莫西林胶囊',
  holder: '云汀药业有限公司',
  origin: null,
  storage_class: 'cool',
  insurance_code: 'DEMO00000000000000000001',
  insurance_class: 'a',
  is_basic: 1,
  compound: null,
  compound_limit: null,
  procurements: [{ batch: '第十批国家集采', starts_on: '2026-04-01', ends_on: '2028-03-31', ceiling: '5.20' }],
  storage: '遮光，密封保存。',
  indications: '抗感染类处方药，凭执业医师处方使用。',
  usage: '口服。请仔细阅读说明书并在医师或药师指导下使用。',
  leaflet: {
    is_sample: 0,
    revised_on: '2025-03-01',
    sections: [
      { title: '适应症', text: '抗感染类处方药，凭执业医师处方使用。' },
      { title: '用法用量', text: '口服。请仔细阅读说明书并在医师或药师指导下使用。' },
      { title: '贮藏', text: '遮光，密封保存。' },
    ],
  },
  batches: [{ lot: '26020311', expires: '2028-02-03', left: 480, report: '/files/report/1-26020311.html' }],
  promotions: {
    timestamp: 1795226400,
    special_until: null,
    flash: { name: '08点场', price: '3.90', total: 200, left: 160, per_member: 20, mine: 0, ends_at: 1795248000 },
    activities: [
      {
        id: '7',
        kind: 'manjian',
        name: '家庭常备满减',
        ends_at: 1797732000,
        covers_all: 0,
        repeatable: 0,
        cap: null,
        tiers: [{ full: '300.00', minus: '20.00', rate: null }],
        terms: ['满 ¥300 减 ¥20'],
        goods_count: 86,
      },
    ],
    addons: [
      {
        id: '8',
        name: '满200元换购',
        full: '200.00',
        price: '3.90',
        number: 2,
        left: 50,
        ends_at: 1797732000,
        goods: { id: '2', name: '维生素C片', ypgg: '0.1g*100片', bzdw: '瓶' },
      },
    ],
    gift: { type: 2, need: 20, give: 1, left: 50, goods: { id: '1', name: '阿莫西林胶囊', ypgg: '0.25g*24粒', bzdw: '盒' } },
    combos: [],
    limit: null,
    coupons: [],
  },
}
