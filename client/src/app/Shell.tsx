import { css } from '@emotion/css'
import { type ReactNode, Suspense, useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import type { Shell_query$data, Shell_query$key } from '../__generated__/Shell_query.graphql.ts'
import type { ShellQuery } from '../__generated__/ShellQuery.graphql.ts'
import { joinClasses } from '../lib/joinClasses.ts'
import { looks } from '../lib/looks.ts'
import { color, media, pageWidth } from '../ui/tokens.ts'
import { CartPanel } from './CartPanel.tsx'
import { ExtrasLater } from './ExtrasLater.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LoginHeader } from './LoginHeader.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import type { Preparer } from './preparer.ts'
import { QuietBoundary } from './QuietBoundary.tsx'
import type { Route } from './route.tsx'
import { ShellDialogHost } from './ShellDialogHost.tsx'

const frame = css`display: flex; flex-direction: column; min-height: 100dvh;`
/** The closed panel keeps a strip of its own; the open one pushes the page aside where there is room. */
const beside = css`
  ${media.fromTablet} { --beside: 40px; padding-right: var(--beside); }
  ${media.fromDesktop} { &[data-open] { --beside: 310px; } }
  ${media.tablet} { &[data-auto] aside[data-open] { width: 40px; } }
  .panel-closed &[data-auto] { --beside: 40px; aside[data-open] { width: 40px; } }
`
const main = css`
  flex: 1;
  width: 100%;
  max-width: calc(${pageWidth} + 24px);
  margin: 0 auto;
  padding: 0 12px 24px;
  outline: none;
`
const aboveBar = css`${media.phone} { padding-bottom: calc(56px + env(safe-area-inset-bottom)); }`
const skip = css`
  position: absolute;
  z-index: 100;
  top: 8px;
  left: 8px;
  padding: 8px 16px;
  background: ${color.paper};
  &:not(:focus) { transform: translateY(-200%); }
`

export type ShellData = Shell_query$data | null

/** The frame around every page, by the route's flags. Survives a page that fails, and its own data failing. */
export function Shell({ route, preparer, children }: { route: Route; preparer: Preparer; children: ReactNode }) {
  const { flags } = route
  const isCartPage = route.name === 'cart'
  const [choice, setChoice] = useState<{ route: string; isOpen: boolean; isAuto?: boolean }>({ route: route.name, isOpen: isCartPage })
  // The panel opens by itself on the cart's page, and what was chosen there ends with it.
  const isOpen = choice.route === route.name || (!isCartPage && choice.route !== 'cart') ? choice.isOpen : isCartPage
  const [isSheetOpen, setSheetOpen] = useState(false)
  // Where there is no room beside the page, one that opened by itself would lie over the cart: it stays a strip until it is asked for.
  const isAuto = isOpen && choice.isAuto !== false
  const toggle = (): void => {
    const isNext = (isAuto && (window.innerWidth < 1200 || looks.has('panel-closed'))) || !isOpen
    // Who closes it on the cart's page does not want the same goods twice.
    if (isCartPage) looks.turn('panel-closed', !isNext)
    setChoice({ route: route.name, isOpen: isNext, isAuto: false })
  }
  return (
    <ShellDialogHost>
      <div
        className={joinClasses(frame, flags.rightPanel && beside, flags.rightPanel && aboveBar)}
        data-open={isOpen || undefined}
        data-auto={isAuto || undefined}
      >
        <a className={skip} href="#main">
          跳到正文
        </a>
        <NavigationProgress preparer={preparer} />
        {flags.header && (
          <WithShellData>
            {(data) => <Header data={data} hasNav={flags.nav} hasSearch={flags.search} onOpenCart={() => setSheetOpen(true)} />}
          </WithShellData>
        )}
        {flags.loginHeader && <LoginHeader />}
        <main id="main" className={main} tabIndex={-1}>
          {children}
        </main>
        {flags.footer && <Footer />}
        {flags.rightPanel && (
          <WithShellData>
            {(data) => (
              <>
                <CartPanel
                  data={data}
                  isOpen={isOpen}
                  onToggle={toggle}
                  isSheetOpen={isSheetOpen}
                  onCloseSheet={() => setSheetOpen(false)}
                />
                <PhoneBar data={data} />
                {data && <ExtrasLater isMember={Boolean(data.viewer)} hasAd={flags.topRightAd} />}
              </>
            )}
          </WithShellData>
        )}
      </div>
    </ShellDialogHost>
  )
}

/** Every page's query spreads Shell_query, so this one finds its answer in the store. Failures are silent (SPEC §8). */
function WithShellData({ children }: { children: (data: ShellData) => ReactNode }) {
  const without = children(null)
  return (
    <QuietBoundary fallback={without}>
      <Suspense fallback={without}>
        <ShellDataReader>{children}</ShellDataReader>
      </Suspense>
    </QuietBoundary>
  )
}

function ShellDataReader({ children }: { children: (data: ShellData) => ReactNode }) {
  const query = useLazyLoadQuery<ShellQuery>(
    graphql`query ShellQuery @preloadable { ...Shell_query }`,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const data = useFragment<Shell_query$key>(
    graphql`
      fragment Shell_query on Query {
        cartBadge
        viewer {
          memberID
          company
          username
          standing
          hasPreferredZone
          messageCount
          accountManager { name phone isDefault }
        }
        ...HotWords_query
        site { navigation { name url notice isOpen } hotline wechatCode { url } }
        announcement: postPage(articleID: "72") { ...Announcement_post }
      }
    `,
    query,
  )
  return children(data)
}
