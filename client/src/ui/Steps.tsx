import { css } from '@emotion/css'
import { Icon } from './Icon.tsx'
import { color, media, type } from './tokens.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const list = css`
  display: flex;
  align-items: flex-start;
  width: 100%;
  max-width: 640px;
  ${media.print} { display: none; }
  ${media.phone} { justify-content: center; }
`
const step = css`
  position: relative;
  flex: 1;
  display: grid;
  justify-items: center;
  gap: 4px;
  ${type.small}
  color: ${color.second};
  text-align: center;
  &:not(:first-of-type)::before {
    content: '';
    position: absolute;
    top: 12px;
    right: calc(50% + 18px);
    left: calc(-50% + 18px);
    height: 1px;
    background: ${color.control};
  }
  &[data-state='done'], &[data-state='now'] { color: ${color.brand700}; }
  &[data-state='now'] { font-weight: 600; }
  &[data-state='done']::before, &[data-state='now']::before { background: ${color.brand700}; }
  ${media.phone} {
    flex: none;
    display: flex;
    &&:not(:first-of-type)::before { content: '›'; position: static; height: auto; margin-inline: 8px; background: none; }
  }
`
const disc = css`
  display: grid;
  place-content: center;
  width: 24px;
  height: 24px;
  border: 1px solid ${color.control};
  border-radius: 50%;
  background: ${color.paper};
  ${media.phone} { display: none; }
  [data-state='done'] > & { border-color: ${color.brand700}; color: ${color.brand700}; }
  [data-state='now'] > & { border-color: ${color.brand700}; color: #fff; background: ${color.brand700}; }
`

/** Where one is on a way of few steps; `current` counts from 1. */
export function Steps({ label, steps, current }: { label: string; steps: readonly string[]; current: number }) {
  return (
    <ol className={list} aria-label={label}>
      {steps.map((words, index) => {
        const number = index + 1
        const state = number < current ? 'done' : number === current ? 'now' : 'ahead'
        return (
          <li key={words} className={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={disc} aria-hidden="true">
              {state === 'done' ? <Icon name="check" /> : number}
            </span>
            <span>
              {words}
              {state === 'done' && <VisuallyHidden>（已完成）</VisuallyHidden>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
