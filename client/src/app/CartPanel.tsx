import { css } from '@emotion/css'
import { createElement, type ReactNode, Suspense, useId, useRef } from 'react'
import { CART_PANEL_WIDTH } from 'rules/constants'
import { Link } from '../navigation/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { CountBadge } from '../ui/CountBadge.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useTakenOver } from '../ui/Reacting.tsx'
import { Skeleton, SkeletonRegion } from '../ui/Skeleton.tsx'
import { color, layer, media } from '../ui/tokens.ts'
import { visuallyHidden } from '../ui/VisuallyHidden.tsx'
import { LazyModule, useLazyModule } from './lazyModule.ts'
import { paths } from '../navigation/paths.ts'
import { QuietBoundary } from './QuietBoundary.tsx'
import type { ShellData } from './Shell.tsx'
import { useShellDialog } from './shellDialog.ts'

const panel = css`
  position: fixed;
  z-index: ${layer.drawer};
  inset: 0 0 0 auto;
  display: flex;
  width: ${CART_PANEL_WIDTH.collapsed}px;
  border-left: 1px solid ${color.line};
  background: ${color.paper};
  &[data-open] { width: ${CART_PANEL_WIDTH.open}px; }
  ${media.phone} { display: none; }
  ${media.print} { display: none; }
`
const strip = css`
  display: flex;
  flex: none;
  flex-direction: column;
  width: ${CART_PANEL_WIDTH.collapsed - 1}px;
  padding-top: 25vh;
  border-right: 1px solid transparent;
  color: ${color.second};
  background: ${color.paper};
  > * {
    display: grid;
    justify-items: center;
    gap: 4px;
    padding: 12px 0;
    border: 0;
    color: inherit;
    background: none;
    font-size: 12px;
    line-height: 1.3;
  }
  > :hover { color: ${color.brand700}; background: ${color.brand50}; text-decoration: none; }
  > :last-child { margin-top: auto; }
  > :focus-visible { outline-offset: -3px; }
  [data-open] > & { border-color: ${color.line}; }
  [data-tall] { width: 1em; }
`
const contents = css`display: flex; flex: 1; flex-direction: column; min-width: 0;`
const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 8px 8px 8px 12px;
  border-bottom: 1px solid ${color.line};
  h2 { font-weight: 600; }
`
const body = css`flex: 1; min-height: 0;`
const waiting = css`display: grid; gap: 12px; padding: 12px;`

/** Its code comes with the cart's page, else when the panel is about to be opened. */
const list = new LazyModule(async () => (await import('../features/trade/cart/CartPanelList.tsx')).CartPanelList)
const prepareList = (): void => void list.load().catch(() => {})
const sheet = new LazyModule(async () => (await import('../features/trade/cart/CartSheet.tsx')).CartSheet)

function PanelList({ onFollow }: { onFollow?: (() => void) | undefined }) {
  return createElement(useLazyModule(list), { onFollow })
}

function Sheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return createElement(useLazyModule(sheet), { isOpen: true, onClose }, children)
}

type Props = {
  readonly data: ShellData
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** The phone's form of it. */
  readonly isSheetOpen: boolean
  readonly onCloseSheet: () => void
}

/** The bar at the right edge with the cart in it; a modal sheet on a phone. */
export function CartPanel({ data, isOpen, onToggle, isSheetOpen, onCloseSheet }: Props) {
  const id = useId()
  const count = data?.cartBadge ?? 0
  const isMember = Boolean(data?.viewer)
  const open = useShellDialog()
  const isTakenOver = useTakenOver()
  const toggle = useRef<HTMLButtonElement>(null)
  // What is pressed goes with the panel: the focus goes on from where it opens.
  const fold = (): void => {
    toggle.current?.focus()
    onToggle()
  }
  return (
    <>
      <aside className={panel} data-open={isOpen || undefined} aria-label="采购单侧栏">
        <div className={strip}>
          {/* Nearly all of it only reacts, and the header has the rest. */}
          {isTakenOver && (
            <>
              <Link href={isMember ? paths.member() : paths.login()}>
                <Icon name="user" size={20} />
                {isMember ? '我的' : '登录'}
              </Link>
              <button
                type="button"
                ref={toggle}
                aria-expanded={isOpen}
                aria-controls={id}
                onPointerEnter={prepareList}
                onFocus={prepareList}
                aria-label={`采购单，${count} 种商品`}
                onClick={onToggle}
              >
                <Icon name="cart" size={20} />
                <span data-tall>采购单</span>
                <CountBadge count={count} />
              </button>
              {isMember && (
                <Link href={paths.messages()}>
                  <Icon name="bell" size={20} />
                  消息
                  <CountBadge count={data?.viewer?.messageCount ?? 0} />
                </Link>
              )}
              <button type="button" aria-haspopup="dialog" onClick={() => open({ kind: 'service' })}>
                <Icon name="chat" size={20} />
                客服
              </button>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label="微信公众号"
                onClick={() => open({ kind: 'wechat', code: data?.site?.wechatCode?.url ?? null })}
              >
                <Icon name="code" size={20} />
                微信
              </button>
              <button type="button" aria-label="返回顶部" title="返回顶部" onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
                <Icon name="arrowUp" size={20} />
              </button>
            </>
          )}
        </div>
        <div id={id} className={contents} hidden={!isOpen}>
          {isOpen && (
            <>
              <div className={head}>
                <h2>采购单</h2>
                <IconButton icon="chevronRight" label="收起采购单" onClick={fold} />
              </div>
              <div className={body}>
                <PanelContents isMember={isMember}>
                  <PanelList />
                </PanelContents>
              </div>
            </>
          )}
        </div>
      </aside>
      {isSheetOpen && (
        <QuietBoundary fallback={null}>
          <Suspense fallback={null}>
            <Sheet onClose={onCloseSheet}>
              <PanelContents isMember={isMember}>
                <PanelList onFollow={onCloseSheet} />
              </PanelContents>
            </Sheet>
          </Suspense>
        </QuietBoundary>
      )}
      <output className={visuallyHidden}>{count > 0 ? `采购单共 ${count} 种商品` : ''}</output>
    </>
  )
}

function PanelContents({ isMember, children }: { isMember: boolean; children: ReactNode }) {
  if (!isMember) {
    return (
      <EmptyState
        picture="lock"
        title="登录后查看采购单"
        level={3}
        action={
          <Link className={buttonClass('primary')} href={paths.login()}>
            登录
          </Link>
        }
      />
    )
  }
  const bones = (
    <SkeletonRegion className={waiting}>
      <Skeleton height="48px" />
      <Skeleton height="48px" />
      <Skeleton height="48px" />
    </SkeletonRegion>
  )
  return (
    <QuietBoundary fallback={<EmptyState picture="broken" title="采购单暂时打不开" level={3} />}>
      <Suspense fallback={bones}>{children}</Suspense>
    </QuietBoundary>
  )
}
