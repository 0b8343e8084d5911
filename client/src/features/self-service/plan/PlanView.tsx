import { css } from '@emotion/css'
import { type ComponentType, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { PlanView_plan$data, PlanView_plan$key } from '../../../__generated__/PlanView_plan.graphql.ts'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, media, type } from '../../../ui/tokens.ts'
import { AdviceForm } from './AdviceForm.tsx'
import { AdviceNotes } from './AdviceNotes.tsx'
import type { AddGoodsProps } from './AddGoods.tsx'
import { type Advice, adviceLine, advised, beyond, contentOf, joined, type PlanLine, rowsOf, toLine } from './planLines.ts'
import { NoLines, PlanLines } from './PlanLines.tsx'
import { PlanOwner } from './PlanOwner.tsx'

const facts = css`
  display: grid;
  grid-template-columns: minmax(0, 320px) minmax(0, 1fr);
  align-items: end;
  gap: 8px 24px;
  .about { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; min-height: 40px; ${type.small} color: ${color.second}; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`
const inside = css`margin: 0 16px 8px; ${media.phone} { margin: 0 12px 8px; }`
const tools = css`padding: 12px 16px; border-bottom: 1px solid ${color.line}; ${media.phone} { padding: 12px; }`
const unsaved = css`color: ${color.amber};`

/** The plan as it is being changed, and what saves it whole. */
function usePlanDraft(plan: PlanView_plan$data) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const kept = plan.lines ?? []
  const [name, setName] = useState(plan.name)
  const [lines, setLines] = useState<readonly PlanLine[]>(() => kept.map(toLine))
  const [isBusy, setBusy] = useState(false)
  const [stale, setStale] = useState<string | null>(null)
  const isChanged = contentOf(name, lines) !== contentOf(plan.name, kept)
  const save = async (): Promise<void> => {
    setBusy(true)
    setStale(null)
    try {
      const { savePlan } = await import('./keepPlan.ts')
      await savePlan(environment, { planID: plan.planID, version: plan.version, name: name.trim(), lines: rowsOf(lines) })
      setName(name.trim())
      toasts.show({ kind: 'ok', text: '采购计划已保存' })
    } catch (error) {
      const { reason, message } = toGatewayError(error)
      if (reason === 'STATE_CHANGED') setStale(message)
      else report(error)
    }
    setBusy(false)
  }
  return { name, setName, lines, setLines, isChanged, isBusy, stale, save }
}

/** One plan: its goods and quantities, what to buy this time, and the press into the cart. */
export function PlanView({ plan: key }: { readonly plan: PlanView_plan$key }) {
  const plan = useFragment(
    graphql`
      fragment PlanView_plan on PurchasePlan {
        id
        planID
        name
        isShared
        isOwn
        company
        version
        goodsCount
        updatedAt
        lines {
          quantity
          goods { ...readList_goods @relay(mask: false) }
        }
        ...PlanOwner_plan
      }
    `,
    key,
  )
  const { name, setName, lines, setLines, isChanged, isBusy, stale, save } = usePlanDraft(plan)
  const [advice, setAdvice] = useState<Advice | null>(null)
  const [Adding, setAdding] = useState<ComponentType<AddGoodsProps> | null>(null)
  const more = advice === null ? [] : beyond(lines, advice)
  const show = (found: Advice): void => {
    setAdvice(found)
    setLines(advised(lines, found))
  }
  const openAdding = async (): Promise<void> => {
    const { AddGoods } = await import('./AddGoods.tsx')
    setAdding(() => AddGoods)
  }
  return (
    <>
      <Panel title="计划" tools={<PlanOwner plan={plan} />}>
        <div className={facts}>
          <TextField label="计划名称" value={name} maxLength={40} onChange={(event) => setName(event.currentTarget.value)} />
          <div className="about">
            {plan.isShared && <Tag tone="blue">各门店共用</Tag>}
            <span>{plan.isOwn ? '本店建立' : `${plan.company} 建立`}</span>
            <span>{dateTime(plan.updatedAt)} 保存</span>
          </div>
        </div>
      </Panel>
      <Panel
        title="商品与常用数量"
        isFlush
        tools={
          <Button icon="plus" onClick={() => void openAdding()}>
            添加商品
          </Button>
        }
      >
        <div className={tools}>
          <AdviceForm onAdvice={show} />
        </div>
        {Adding !== null && <Adding onAdd={(added) => setLines((all) => joined(all, added))} onClose={() => setAdding(null)} />}
        {advice !== null && <AdviceNotes advice={advice} />}
        {more.length > 0 && <Missing count={more.length} onTake={() => setLines([...lines, ...more.map(adviceLine)])} />}
        {stale !== null && <Stale words={stale} />}
        <PlanLines
          lines={lines}
          onLines={setLines}
          tools={
            <>
              {isChanged && <span className={unsaved}>有未保存的修改</span>}
              <Button size="large" isBusy={isBusy} disabled={!isChanged || name.trim() === ''} onClick={() => void save()}>
                保存计划
              </Button>
            </>
          }
          empty={<NoLines>点「添加商品」搜索或粘贴清单，或按历史订单生成建议后一并列入</NoLines>}
        />
      </Panel>
    </>
  )
}

function Missing({ count, onTake }: { readonly count: number; readonly onTake: () => void }) {
  return (
    <Notice
      className={inside}
      action={
        <Button size="small" onClick={onTake}>
          一并列入
        </Button>
      }
    >
      另有 {count} 种要补的商品不在这份计划里
    </Notice>
  )
}

/** Nothing that was changed here is thrown away before the buyer has seen why it was not saved. */
function Stale({ words }: { readonly words: string }) {
  return (
    <Notice
      tone="warning"
      role="alert"
      className={inside}
      action={
        <Button size="small" onClick={() => window.location.reload()}>
          载入最新内容
        </Button>
      }
    >
      {words}
    </Notice>
  )
}
