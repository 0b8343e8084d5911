import { css } from '@emotion/css'
import type { ComponentProps } from 'react'
import { joinClasses } from '../lib/joinClasses.ts'
import { Icon, type IconName } from './Icon.tsx'
import { color, control, motion, radius } from './tokens.ts'

const button = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${control.small};
  height: ${control.small};
  padding: 0;
  border: 0;
  border-radius: ${radius};
  color: ${color.second};
  background: none;
  transition: background-color ${motion}, color ${motion};
  &:hover:not(:disabled) { color: ${color.ink}; background: ${color.ground}; }
  &:disabled { color: ${color.disabled}; cursor: not-allowed; }
`

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** What it does, and to what: "删除 阿莫西林胶囊". */
  label: string
  /** The tip of the mouse, where the row says to what: "删除". */
  title?: string | undefined
  size?: 16 | 20 | undefined
}

export function IconButton({ icon, label, title = label, size = 16, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- always one of the three, `button` unless the caller says otherwise
    <button {...rest} type={type} className={joinClasses(button, className)} aria-label={label} title={title}>
      <Icon name={icon} size={size} />
    </button>
  )
}
