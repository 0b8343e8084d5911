import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { ShopCards_viewer$data, ShopCards_viewer$key } from '../../../__generated__/ShopCards_viewer.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Tag, type TagTone } from '../../../ui/Tag.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, media, type } from '../../../ui/tokens.ts'
import { roleWords } from '../account/roleWords.ts'
import type { AddShopDialogProps } from './AddShopDialog.tsx'
import { removeShop } from './shopsChanges.ts'
import { useSwitchShop } from './useSwitchShop.ts'

/** The counts below the name, what can be done beside both. */
const stacked = `> li { grid-template-columns: minmax(0, 1fr) auto; gap: 4px 12px; } > li > div:last-child { grid-area: 1 / 2 / span 2; }`
const rows = css`
  > li { display: grid; grid-template-columns: minmax(0, 1fr) auto 168px; gap: 4px 24px; align-items: center; padding: 12px 16px; }
  > li + li { border-top: 1px solid ${color.line}; }
  > li[aria-current] { box-shadow: inset 3px 0 ${color.brand700}; background: ${color.brand50}; }
  h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; font-weight: 600; }
  small { display: block; ${type.small} color: ${color.second}; overflow-wrap: anywhere; }
  > li > div:last-child { display: flex; justify-content: flex-end; gap: 4px; }
  ${media.tablet} { ${stacked} }
  ${media.phone} { ${stacked} > li { padding: 12px; } > li > div:last-child { flex-direction: column; align-items: flex-end; } }
`
const counts = css`
  display: flex;
  gap: 16px;
  ${type.small}
  color: ${color.second};
  b { color: ${color.ink}; font-variant-numeric: tabular-nums; }
  [data-due] b { color: ${color.price}; }
`
const reviews: Readonly<Record<string, readonly [TagTone, string]>> = {
  PENDING: ['blue', '审核中'],
  REJECTED: ['red', '审核未通过'],
  FROZEN: ['grey', '已冻结'],
}

type Card = NonNullable<ShopCards_viewer$data['shops']>[number]

/** The shops one account buys for, with what waits in each; another one is a click away. */
export function ShopCards({ viewer: key }: { viewer: ShopCards_viewer$key }) {
  const { shops } = useFragment(
    graphql`
      fragment ShopCards_viewer on Viewer {
        shops { memberID company role reviewStatus address isCurrent cartCount unpaidCount papersDueCount }
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const report = useReportError()
  const { switchTo, switching } = useSwitchShop()
  const [AddDialog, setAddDialog] = useState<{ readonly View: ComponentType<AddShopDialogProps> } | null>(null)
  const [going, setGoing] = useState<Card | null>(null)
  const [isBusy, setBusy] = useState(false)
  const add = async (): Promise<void> => {
    const { AddShopDialog } = await import('./AddShopDialog.tsx')
    setAddDialog({ View: AddShopDialog })
  }
  const remove = async ({ memberID }: Card): Promise<void> => {
    setBusy(true)
    try {
      await removeShop(environment, memberID)
      toasts.show({ kind: 'ok', text: '门店已移除' })
    } catch (error) {
      report(error)
    }
    setBusy(false)
    setGoing(null)
  }
  return (
    <Panel
      title="我的门店"
      isFlush
      tools={
        <Button variant="primary" icon="plus" onClick={() => void add().catch(report)}>
          添加门店
        </Button>
      }
    >
      <ul className={rows}>
        {(shops ?? []).map((shop) => (
          <li key={shop.memberID} aria-current={shop.isCurrent || undefined}>
            <div>
              <h3>
                {shop.company}
                <Tag tone="grey">{roleWords[shop.role]}</Tag>
                {reviews[shop.reviewStatus] && <Tag tone={reviews[shop.reviewStatus]?.[0]}>{reviews[shop.reviewStatus]?.[1]}</Tag>}
              </h3>
              {shop.address && <small>{shop.address}</small>}
            </div>
            <p className={counts}>
              <span>
                采购单 <b>{shop.cartCount}</b>
              </span>
              <span>
                待付款 <b>{shop.unpaidCount}</b>
              </span>
              <span data-due={shop.papersDueCount > 0 || undefined}>
                证照到期 <b>{shop.papersDueCount}</b>
              </span>
            </p>
            <div>
              {shop.isCurrent ? (
                <Tag tone="green">当前门店</Tag>
              ) : (
                <Button
                  variant="outline"
                  aria-label={`切换到 ${shop.company}`}
                  isBusy={switching === shop.memberID}
                  disabled={switching !== null && switching !== shop.memberID}
                  onClick={() => void switchTo(shop.memberID)}
                >
                  切换
                </Button>
              )}
              {shop.role !== 'OWNER' && !shop.isCurrent && (
                <Button variant="ghost" aria-label={`移除 ${shop.company}`} onClick={() => setGoing(shop)}>
                  移除
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {AddDialog && createElement(AddDialog.View, { onClose: () => setAddDialog(null) })}
      <ConfirmDialog
        isOpen={going !== null}
        title="移除门店"
        isDanger
        confirmLabel="移除"
        isBusy={isBusy}
        onCancel={() => setGoing(null)}
        onConfirm={() => void (going && remove(going))}
      >
        移除后不能再为“{going?.company}”采购，您在该店的登录同时退出。需要时可凭对方验证码再次添加。
      </ConfirmDialog>
    </Panel>
  )
}
