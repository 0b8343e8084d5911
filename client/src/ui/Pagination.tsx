import { css } from '@emotion/css'
import { type FormEvent, useId, useState } from 'react'
import { digitsOf } from '../lib/digits.ts'
import { joinClasses } from '../lib/joinClasses.ts'
import type { AnchorComponent, AnchorProps } from './anchor.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { useReacting } from './Reacting.tsx'
import { color, control, media, radius } from './tokens.ts'

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 16px;
  ${media.phone} { justify-content: center; }
`
const list = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px;`
const page = css`
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: ${control.normal};
  height: ${control.normal};
  padding: 0 8px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  color: ${color.ink};
  background: ${color.paper};
  &:hover { border-color: ${color.brand700}; color: ${color.brand700}; text-decoration: none; }
  ${media.phone} { min-width: 40px; height: 44px; padding: 0 4px; }
`
const current = joinClasses(
  page,
  css`
  border-color: ${color.brand700};
  color: #fff;
  background: ${color.brand700};
  font-weight: 600;
  &:hover { color: #fff; }
`,
)
const off = joinClasses(
  page,
  css`color: ${color.disabled}; background: ${color.disabledGround}; &:hover { border-color: ${color.line}; color: ${color.disabled}; }`,
)
const gap = css`padding: 0 2px; color: ${color.second};`
const jump = css`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${color.second};
  input {
    width: 48px;
    height: ${control.normal};
    padding: 0 4px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    color: ${color.ink};
    background: ${color.paper};
    text-align: center;
  }
`

export interface PaginationProps {
  current: number
  /** Page numbers around the current one, itself among them. */
  around: readonly number[]
  /** The last page, wherever it stands. */
  last: number
  hrefOf: (page: number) => AnchorProps['href']
  /** The jump box; links carry the rest. */
  onJump: (page: number) => void
  Anchor?: AnchorComponent | undefined
}

export function Pagination({ current: now, around, last, hrefOf, onJump, Anchor = 'a' }: PaginationProps) {
  const isReacting = useReacting()
  if (last <= 1) return null
  const link = (number: number) => (
    <li key={number}>
      <Anchor
        href={hrefOf(number)}
        className={number === now ? current : page}
        aria-current={number === now ? 'page' : undefined}
        aria-label={`第 ${number} 页`}
      >
        {number}
      </Anchor>
    </li>
  )
  const lowest = Math.min(...around)
  const highest = Math.max(...around)
  return (
    <nav className={bar} aria-label="分页">
      <ul className={list}>
        <li>
          <Edge page={now - 1} isOff={now <= 1} hrefOf={hrefOf} Anchor={Anchor} />
        </li>
        {lowest > 1 && link(1)}
        {lowest > 2 && (
          <li className={gap} aria-hidden="true">
            …
          </li>
        )}
        {around.map(link)}
        {highest < last - 1 && (
          <li className={gap} aria-hidden="true">
            …
          </li>
        )}
        {highest < last && link(last)}
        <li>
          <Edge page={now + 1} isOff={now >= last} isNext hrefOf={hrefOf} Anchor={Anchor} />
        </li>
      </ul>
      {isReacting && <Jump last={last} onJump={onJump} />}
    </nav>
  )
}

function Edge({
  page: target,
  isOff,
  isNext = false,
  hrefOf,
  Anchor,
}: {
  page: number
  isOff: boolean
  isNext?: boolean
  hrefOf: (page: number) => AnchorProps['href']
  Anchor: AnchorComponent
}) {
  const icon = <Icon name={isNext ? 'chevronRight' : 'chevronLeft'} />
  const words = isNext ? '下一页' : '上一页'
  if (isOff)
    return (
      <span className={off} aria-hidden="true">
        {icon}
      </span>
    )
  return (
    <Anchor href={hrefOf(target)} className={page} aria-label={words} rel={isNext ? 'next' : 'prev'}>
      {icon}
    </Anchor>
  )
}

function Jump({ last, onJump }: { last: number; onJump: (page: number) => void }) {
  const [text, setText] = useState('')
  const id = useId()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text === '') return
    setText('')
    onJump(Math.min(last, Math.max(1, Number(text))))
  }
  return (
    <form className={jump} onSubmit={submit}>
      <label htmlFor={id}>共 {last} 页，到第</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(digitsOf(event.currentTarget.value))}
      />
      <span>页</span>
      <Button type="submit">跳转</Button>
    </form>
  )
}
