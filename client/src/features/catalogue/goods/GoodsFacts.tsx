import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GoodsFacts_goods$data, GoodsFacts_goods$key } from '../../../__generated__/GoodsFacts_goods.graphql.ts'
import { ExpiryText } from '../../../ui/ExpiryText.tsx'
import { StockText } from '../../../ui/StockText.tsx'
import { color } from '../../../ui/tokens.ts'

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 0 24px;
  > div { display: flex; gap: 8px; min-width: 0; padding: 4px 0; }
  dt { flex: none; min-width: 7em; color: ${color.second}; }
  dd { min-width: 0; overflow-wrap: anywhere; }
`

const STORAGE: Readonly<Record<string, string>> = { ROOM: '常温（10–30℃）', COOL: '阴凉（不超过20℃）', COLD: '冷藏（2–10℃）' }
const INSURANCE: Readonly<Record<string, string>> = { A: '甲类', B: '乙类', OWN: '自费' }
const COMPOUNDS: Readonly<Record<string, string>> = {
  EPHEDRINE: '含麻黄碱',
  CODEINE: '含可待因',
  DIPHENOXYLATE: '含地芬诺酯',
  LIQUORICE: '复方甘草片',
}

/** What has not been told is not shown. */
function lawFacts(law: NonNullable<GoodsFacts_goods$data['detail']>, unit: string): (readonly [string, ReactNode])[] {
  const { perLine, perOrder } = law.compoundLimit ?? {}
  const amounts = [perLine && `每品每单限 ${perLine} ${unit}`, perOrder && `同类每单共限 ${perOrder}`]
  const facts: readonly (readonly [string, readonly unknown[]])[] = [
    ['上市许可持有人', [law.holder]],
    ['产地', [law.origin]],
    ['贮藏条件', [STORAGE[law.storageClass ?? '']]],
    ['医保类别', [INSURANCE[law.insuranceClass ?? '']]],
    ['医保编码', [law.insuranceCode]],
    ['基本药物', [law.isBasicDrug && '国家基本药物']],
    ...law.procurements.map(
      ({ batch, startsOn, endsOn, ceiling }) => ['集采', [batch, ceiling && `最高限价 ¥${ceiling}`, `${startsOn} 至 ${endsOn}`]] as const,
    ),
    ['特殊复方', [COMPOUNDS[law.specialCompound ?? ''], ...amounts]],
  ]
  return facts.flatMap(([name, words]) => {
    const told = words.filter(Boolean).join(' · ')
    return told === '' ? [] : [[name, told] as const]
  })
}

/** What a pharmacist checks before ordering, as a two-column list. */
export function GoodsFacts({ goods: key, now }: { goods: GoodsFacts_goods$key; now: number }) {
  const goods = useFragment(
    graphql`
      fragment GoodsFacts_goods on Goods {
        manufacturer
        spec
        dosageForm
        packUnit
        approvalNumber
        barcode
        packQuantity
        caseQuantity
        minimumQuantity
        stock
        expiresOn
        detail {
          holder
          origin
          storageClass
          insuranceCode
          insuranceClass
          isBasicDrug
          specialCompound
          compoundLimit { perLine perOrder }
          procurements { batch startsOn endsOn ceiling }
        }
      }
    `,
    key,
  )
  const unit = goods.packUnit
  const law = goods.detail ? lawFacts(goods.detail, unit) : []
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['批准文号', goods.approvalNumber ?? '—'],
    ['生产厂家', goods.manufacturer],
    ...law,
    ['规格', goods.spec],
    ['剂型', goods.dosageForm],
    ['中包装', `${goods.packQuantity} ${unit}`],
    ['件装量', typeof goods.caseQuantity === 'number' ? `${goods.caseQuantity} ${unit}` : '—'],
    ['有效期至', <ExpiryText key="expiry" expiresOn={goods.expiresOn} now={now} isInline />],
    ['库存', <StockText key="stock" stock={goods.stock} unit={unit} packQuantity={goods.packQuantity} isLabelled />],
    ['起购量', `${goods.minimumQuantity} ${unit}`],
    ['商品条码', goods.barcode ?? '—'],
  ]
  return (
    <dl className={list}>
      {facts.map(([name, value], nth) => (
        <div key={nth}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
