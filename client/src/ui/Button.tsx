import { css, keyframes } from '@emotion/css'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { Icon, type IconName } from './Icon.tsx'
import { color, control, motion, radius } from './tokens.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const base = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${control.normal};
  padding: 0 12px;
  border: 1px solid transparent;
  border-radius: ${radius};
  background: none;
  font-size: var(--text-14);
  line-height: 1.2;
  white-space: nowrap;
  text-decoration: none;
  user-select: none;
  transition: background-color ${motion}, border-color ${motion}, color ${motion};
  &:hover { text-decoration: none; }
  &:disabled, &[aria-disabled='true'] { cursor: not-allowed; }
  &:disabled { color: ${color.disabled}; background: ${color.disabledGround}; border-color: ${color.disabledGround}; }
`
const primary = css`
  color: #fff;
  background: ${color.brand700};
  &:hover:not(:disabled) { background: ${color.brand600}; }
  &:active:not(:disabled) { background: ${color.brand800}; }
`
const secondary = css`
  color: ${color.ink};
  background: ${color.paper};
  border-color: ${color.control};
  &:hover:not(:disabled) { color: ${color.brand700}; border-color: ${color.brand700}; }
  &:active:not(:disabled) { background: ${color.brand50}; }
`
const outline = css`
  color: ${color.brand700};
  background: ${color.paper};
  border-color: ${color.brand700};
  &:hover:not(:disabled) { background: ${color.brand50}; }
  &:active:not(:disabled) { background: ${color.brand100}; }
`
const ghost = css`
  color: ${color.blue};
  &:hover:not(:disabled) { background: ${color.blue50}; }
  &:disabled { background: none; border-color: transparent; }
`
const danger = css`
  color: #fff;
  background: ${color.price};
  &:hover:not(:disabled) { background: #a91218; }
`
const small = css`min-height: ${control.small}; padding: 0 8px;`
const large = css`min-height: ${control.large}; padding: 0 24px; font-size: var(--text-16); font-weight: 600;`

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'normal' | 'large'

const variants: Record<ButtonVariant, string> = { primary, secondary, outline, ghost, danger }
const sizes: Record<ButtonSize, string> = { small, normal: '', large }

/** The look of a button for something that is a link. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'normal'): string {
  return joinClasses(base, variants[variant], sizes[size])
}

const content = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  /* Not visibility: the button would lose its name. */
  [aria-busy='true'] > & { opacity: 0; }
`
const turn = keyframes`to { transform: rotate(1turn); }`
const spinner = css`
  position: absolute;
  inset: 0;
  margin: auto;
  width: 14px;
  height: 14px;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  children: ReactNode
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: IconName | undefined
  /** Work is under way: the label gives way to a spinner, the width stays, clicks are ignored, focus is kept. */
  isBusy?: boolean | undefined
}

export function Button({ children, variant, size, icon, isBusy = false, className, onClick, type = 'button', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- always one of the three, `button` unless the caller says otherwise
      type={type}
      className={joinClasses(buttonClass(variant, size), className)}
      onClick={press}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
    >
      <span className={content}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {isBusy && <span className={spinner} aria-hidden="true" />}
      {isBusy && <VisuallyHidden>，处理中</VisuallyHidden>}
    </button>
  )
}
