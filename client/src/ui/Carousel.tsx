import { css } from '@emotion/css'
import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { media, radius } from './tokens.ts'
import { useSomebody } from './useSomebody.ts'

const frame = css`position: relative; display: grid; overflow: hidden; border-radius: ${radius};`
/**
 * All lie in the same cell, so that the tallest gives the height, the one shown above
 * the others: painted at first, none of them is ever the page's late largest paint.
 */
const slide = css`
  grid-area: 1 / 1;
  z-index: 1;
  &[inert] { z-index: 0; }
`
const controls = css`
  position: absolute;
  z-index: 2;
  right: 8px;
  bottom: 8px;
  display: flex;
  align-items: center;
  border-radius: ${radius};
  color: #fff;
  background: rgb(0 0 0 / 0.35);
  font-size: var(--text-12);
  && button { color: inherit; }
  /* Below, it would cover what the banner shows. */
  ${media.phone} { top: 8px; bottom: auto; }
  && button:hover { background: rgb(0 0 0 / 0.35); }
`
/** Where nothing moves by itself there is nothing to stop. */
const pause = css`
  ${media.phone} { display: none; }
  @media (prefers-reduced-motion: reduce) { display: none; }
`
const MAY_MOVE = '(min-width: 768px) and (prefers-reduced-motion: no-preference)'

export interface CarouselProps {
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  intervalMs?: number | undefined
}

/**
 * One slide at a time. Moves by itself only where somebody is there, has room and welcomes motion; a pointer or the focus on it holds it.
 */
export function Carousel({ label, slides, intervalMs = 6000 }: CarouselProps) {
  const [index, setIndex] = useState(0)
  const [isStopped, setStopped] = useState(false)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isSeen = useSomebody()
  const count = slides.length
  const isHeld = isStopped || isPointed || isFocused || count < 2
  const go = (by: number): void => setIndex((now) => (now + by + count) % count)

  useEffect(() => {
    if (isHeld || !isSeen || !window.matchMedia(MAY_MOVE).matches) return
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), intervalMs)
    return () => clearInterval(timer)
  }, [isHeld, isSeen, count, intervalMs])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a pointer or the focus on it only holds it
    <section
      aria-roledescription="轮播"
      aria-label={label}
      className={frame}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      {slides.map(({ key, content }, at) => (
        <div
          key={key}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no slide
          role="group"
          aria-roledescription="幻灯片"
          aria-label={`第 ${at + 1} 张，共 ${count} 张`}
          inert={at !== index}
          className={slide}
        >
          {content}
        </div>
      ))}
      {count > 1 && (
        <div className={controls}>
          <IconButton icon="chevronLeft" label="上一张" onClick={() => go(-1)} />
          <span aria-live={isHeld ? 'polite' : 'off'}>
            {index + 1} / {count}
          </span>
          <IconButton icon="chevronRight" label="下一张" onClick={() => go(1)} />
          <IconButton
            icon={isStopped ? 'play' : 'pause'}
            label={isStopped ? '继续轮播' : '暂停轮播'}
            className={pause}
            onClick={() => setStopped(!isStopped)}
          />
        </div>
      )}
    </section>
  )
}
