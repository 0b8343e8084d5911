import type { ReactNode } from 'react'
import { css } from '@emotion/css'
import { ArticleText } from '../features/ground/content/ArticleText.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { color, type } from '../ui/tokens.ts'
import { CustomerService } from './CustomerService.tsx'
import type { ShellDialog } from './shellDialog.ts'

const list = css`display: grid; gap: 12px; dt { font-weight: 600; } dd { color: ${color.second}; }`
const code = css`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 8px 0;
  text-align: center;
  img { width: 200px; height: 200px; border: 1px solid ${color.line}; }
  small { ${type.small} color: ${color.second}; }
`

/** At the right edge, as high as the window: a talk wants room, and the page stays in view. */
const drawer = css`
  && { height: 100dvh; max-height: 100dvh; width: min(420px, 100vw); max-width: 100vw; margin: 0 0 0 auto; border-radius: 0; }
  > div:last-child { flex: 1; min-height: 0; }
  &::backdrop { background: rgb(31 35 40 / 24%); }
`

const ways = [
  ['电脑 Chrome、Edge', '点击地址栏右侧的“安装”图标，或在菜单中选择“安装此网站”。'],
  ['电脑其他浏览器', '按 Ctrl + D（苹果电脑按 ⌘ + D）收藏本站。'],
  ['iPhone、iPad', '在 Safari 中点击“分享”，选择“添加到主屏幕”。'],
  ['安卓手机', '在浏览器菜单中选择“添加到桌面”或“安装应用”。'],
] as const

function Desktop() {
  return (
    <dl className={list}>
      {ways.map(([where, how]) => (
        <div key={where}>
          <dt>{where}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  )
}

function Phone() {
  return (
    <div className={code}>
      <img src="/files/site/code.svg" width="200" height="200" alt={`本站地址的二维码：${window.location.host}`} />
      <p>用微信或手机浏览器扫一扫，在手机上打开本站</p>
      <small>{window.location.host}</small>
    </div>
  )
}

function Wechat({ code: address }: { code: string | null }) {
  if (address === null) return <p>公众号正在准备中，开通后可在这里扫码关注；现在可用“手机访问”在手机上打开本站。</p>
  return (
    <div className={code}>
      <img src={address} width="200" height="200" alt="本店微信公众号的二维码" />
      <p>用微信扫一扫，关注本店公众号</p>
    </div>
  )
}

/** What the frame opens on request. */
export function ShellDialogView({ dialog, onClose }: { dialog: ShellDialog; onClose: () => void }) {
  const frame = (title: string, content: ReactNode) => (
    <Dialog isOpen onClose={onClose} title={title} isSheet>
      {content}
    </Dialog>
  )
  switch (dialog.kind) {
    case 'desktop':
      return frame('添加到桌面或收藏', <Desktop />)
    case 'phone':
      return frame('手机访问', <Phone />)
    case 'wechat':
      return frame('微信公众号', <Wechat code={dialog.code} />)
    case 'service':
      return (
        <Dialog isOpen onClose={onClose} title="客户服务" className={drawer}>
          <CustomerService />
        </Dialog>
      )
    case 'notice':
      return (
        <ArticleText articleID={dialog.articleID} isHelp={false}>
          {frame}
        </ArticleText>
      )
    case 'help':
      return (
        <ArticleText articleID={dialog.articleID} isHelp>
          {frame}
        </ArticleText>
      )
  }
}
