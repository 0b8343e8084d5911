import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react'
import { useNavigate } from './router.tsx'
import { usePreparing } from './preparing.ts'

// A pointer that only crosses a link does not mean it.
const HOVER_MS = 60

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string; readonly replace?: boolean }

/** Any other click is the browser's: for another tab, another window, a download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/** A link whose page, code and data, is fetched as soon as it is pointed at, focused or touched. */
export function Link({ href, onClick, replace = false, children, ...rest }: LinkProps) {
  const { prepare, follow } = usePreparing()
  const navigate = useNavigate()
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
        if (event.defaultPrevented || !isPlain(event) || (rest.target !== undefined && rest.target !== '_self')) return
        event.preventDefault()
        navigate(href, { replace })
        follow(href)
      }}
    >
      {children}
    </a>
  )
}
