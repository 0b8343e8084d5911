import { type ComponentProps, useEffect, useRef } from 'react'
import { useLinkClickHandler } from 'react-router-dom'
import { isOnlyKept } from '../lib/keptShop.ts'
import { usePreparing } from './preparing.ts'

// A pointer that only crosses a link does not mean it.
const HOVER_MS = 60

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string; readonly replace?: boolean; readonly state?: unknown }

/**
 * A link whose page, code and data, is fetched as soon as it is pointed at, focused or touched. The router's own would
 * bring its framework's prefetching along: 2 kB of every page's JavaScript.
 */
export function Link({ href, onClick, replace = false, state, children, ...rest }: LinkProps) {
  const { prepare, follow } = usePreparing()
  const go = useLinkClickHandler(href, { replace, state, ...(rest.target === undefined ? {} : { target: rest.target }) })
  const hover = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const leave = (): void => clearTimeout(hover.current)
  useEffect(() => () => clearTimeout(hover.current), [])
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') hover.current = setTimeout(prepare, HOVER_MS, href)
      }}
      onPointerLeave={leave}
      onTouchStart={() => prepare(href)}
      onFocus={() => prepare(href)}
      onClick={(event) => {
        onClick?.(event)
        // Without a network a kept page comes as a whole document.
        if (event.defaultPrevented || isOnlyKept()) return
        go(event)
        // The router has taken it: it is no click for another tab.
        if (event.defaultPrevented) follow(href)
      }}
    >
      {children}
    </a>
  )
}
