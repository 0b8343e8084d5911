import { css, keyframes } from '@emotion/css'
import { maxQuantity, minQuantity, type QuantityRules } from 'rules/quantity'
import { joinClasses } from '../lib/joinClasses.ts'
import { Icon } from './Icon.tsx'
import { color, control, motion, radius, type } from './tokens.ts'
import { useQuantityDraft } from './useQuantityDraft.ts'

const wrap = css`position: relative; display: inline-block;`
const group = css`
  display: inline-flex;
  align-items: stretch;
  height: var(--stepper, ${control.small});
  border: 1px solid ${color.control};
  border-radius: ${radius};
  background: ${color.paper};
  &:focus-within { border-color: ${color.brand700}; box-shadow: inset 0 0 0 1px ${color.brand700}; }
  &[data-disabled] { border-color: ${color.line}; background: ${color.disabledGround}; }
  button {
    display: flex;
    align-items: center;
    justify-content: center;
    width: calc(var(--stepper, ${control.small}) - 2px);
    padding: 0;
    border: 0;
    color: ${color.second};
    background: none;
    touch-action: manipulation;
    user-select: none;
    transition: background-color ${motion};
  }
  button:hover:not(:disabled) { color: ${color.brand700}; background: ${color.brand50}; }
  button:disabled { color: ${color.disabled}; cursor: not-allowed; }
  input {
    width: var(--stepper-field, 48px);
    padding: 0;
    border: 0;
    border-inline: 1px solid ${color.line};
    border-radius: 0;
    outline: 0;
    background: none;
    font-size: var(--text-14);
    text-align: center;
    @media (pointer: coarse) { font-size: max(16px, var(--text-14)); }
  }
  input:disabled { color: ${color.disabled}; -webkit-text-fill-color: ${color.disabled}; opacity: 1; }
`
const large = css`
  --stepper: ${control.large};
  --stepper-field: 72px;
  input { font-size: var(--text-16); }
`
const largeGroup = joinClasses(group, large)
const leave = keyframes`to { opacity: 0; visibility: hidden; }`
const bubble = css`
  position: absolute;
  z-index: 5;
  top: calc(100% + 4px);
  left: 50%;
  width: max-content;
  max-width: 220px;
  padding: 4px 8px;
  border: 1px solid ${color.amber200};
  border-radius: ${radius};
  background: ${color.amber50};
  ${type.small}
  color: ${color.amber};
  transform: translateX(-50%);
  pointer-events: none;
  animation: ${leave} 200ms 3s forwards;
  &:has(button) { animation: none; pointer-events: auto; }
  button { padding: 0 4px; border: 0; background: none; color: ${color.blue}; text-decoration: underline; }
`

export interface QuantityStepperProps {
  value: number
  onChange: (quantity: number) => void
  rules: QuantityRules
  /** Whose quantity it is, for screen readers: the name of the goods. */
  label: string
  unit: string
  /** 件装量: close to a full case, the case is suggested. */
  caseQuantity?: number | null | undefined
  /** Zero means removing; without it the quantity stays at its minimum. */
  onRemove?: (() => void) | undefined
  /** Enter, after what was typed has settled. */
  onSubmit?: ((quantity: number) => void) | undefined
  isDisabled?: boolean | undefined
  /** Beside a large button. */
  isLarge?: boolean | undefined
  describedBy?: string | undefined
}

/**
 * A number in steps of the pack: buttons, ↑ ↓ one pack, faster while held, PageUp PageDown ten; what is typed settles after a pause, on
 * Enter or on leaving.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, rules, label, unit, onRemove, isDisabled = false, isLarge = false, describedBy } = props
  const draft = useQuantityDraft(props)
  const pack = rules.packQuantity ?? 1
  const atMin = value <= minQuantity(rules)
  const full = draft.note?.full ?? null
  return (
    <span className={wrap}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot lie in a line of text */}
      <span className={isLarge ? largeGroup : group} role="group" aria-label={`${label} 数量`} data-disabled={isDisabled || undefined}>
        {/* Out of the tab order: the arrow keys do the same in the field. */}
        <button
          type="button"
          tabIndex={-1}
          aria-label={onRemove && atMin ? '移除' : `减少 ${pack} ${unit}`}
          disabled={isDisabled || (atMin && !onRemove)}
          onPointerDown={(event) => void draft.hold(-1, event)}
          onClick={() => draft.step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          aria-label="数量"
          aria-describedby={describedBy}
          data-stop="quantity"
          disabled={isDisabled}
          value={draft.shown}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => draft.type(event.currentTarget.value)}
          onBlur={draft.leave}
          onKeyDown={draft.press}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={`增加 ${pack} ${unit}`}
          disabled={isDisabled || value >= maxQuantity(rules)}
          onPointerDown={(event) => void draft.hold(1, event)}
          onClick={() => draft.step(1)}
        >
          <Icon name="plus" />
        </button>
      </span>
      <output>
        {draft.note && (
          <span key={draft.note.text} className={bubble}>
            {draft.note.text}
            {full !== null && (
              <button type="button" onClick={() => draft.accept(full, null)}>
                改为 {full}
              </button>
            )}
          </span>
        )}
      </output>
    </span>
  )
}
