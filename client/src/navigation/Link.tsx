import { type ComponentProps, useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { usePreparing } from './preparing.ts'

// A pointer that only crosses a link does not mean it.
const HOVER_MS = 60

export type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to' | 'href' | 'prefetch'> & { readonly href: string }

/** A link whose page, code and data, is fetched as soon as it is pointed at, focused or touched. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const { prepare, follow } = usePreparing()
  const hover = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const leave = (): void => clearTimeout(hover.current)
  useEffect(() => () => clearTimeout(hover.current), [])
  return (
    <RouterLink
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') hover.current = setTimeout(prepare, HOVER_MS, href)
      }}
      onPointerLeave={leave}
      onTouchStart={() => prepare(href)}
      onFocus={() => prepare(href)}
      onClick={(event) => {
        onClick?.(event)
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
        if (!event.defaultPrevented && !opensElsewhere) follow(href)
      }}
    />
  )
}
