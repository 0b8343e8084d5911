import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { minQuantity, normalizeQuantity, type QuantityRules, stepQuantity, suggestCase } from 'rules/quantity'
import { digitsOf } from '../lib/digits.ts'
import { settleQuantity } from '../lib/settleQuantity.ts'

/** A number that may stand is taken after a short pause; one that must change waits, so that "1" can still become "120". */
const PAUSE_MS = { good: 400, other: 1200 }

export interface QuantityNote {
  readonly text: string
  /** A full case to take instead. */
  readonly full: number | null
  /** The quantity it speaks of; another one, set from outside, silences it. */
  readonly quantity: number
}

export interface QuantityDraftInput {
  value: number
  onChange: (quantity: number) => void
  rules: QuantityRules
  unit: string
  caseQuantity?: number | null | undefined
  onRemove?: (() => void) | undefined
  onSubmit?: ((quantity: number) => void) | undefined
}

/** The number being typed, until it settles on one the rules allow. */
export function useQuantityDraft({ value, onChange, rules, unit, caseQuantity, onRemove, onSubmit }: QuantityDraftInput) {
  const [draft, setDraft] = useState<string | null>(null)
  const [note, setNote] = useState<QuantityNote | null>(null)
  const isHeld = useRef(false)

  const accept = (quantity: number, text: string | null): void => {
    setDraft(null)
    const full = text === null ? suggestCase(quantity, caseQuantity, rules) : null
    if (full !== null) setNote({ text: `接近整件，整件 ${full} ${unit}可免拆零破损`, full, quantity })
    else setNote(text === null ? null : { text, full, quantity })
    if (quantity !== value) onChange(quantity)
  }
  const settle = (text: string): number => {
    const typed = Number(text)
    if (text === '' || (typed === 0 && onRemove)) {
      setDraft(null)
      if (text === '') return value
      onRemove?.()
      return 0
    }
    const settled = settleQuantity(typed, rules, unit)
    accept(settled.quantity, settled.note)
    return settled.quantity
  }
  const isGood = draft !== null && settleQuantity(Number(draft), rules, unit).note === null
  const settleAfterPause = useEffectEvent((text: string) => void (isHeld.current || settle(text)))
  useEffect(() => {
    if (draft === null || draft === '') return undefined
    const timer = setTimeout(() => settleAfterPause(draft), isGood ? PAUSE_MS.good : PAUSE_MS.other)
    return () => clearTimeout(timer)
  }, [draft, isGood])

  const from = draft === null || draft === '' ? value : Number(draft)
  const next = (quantity: number, direction: 1 | -1, packs: number): number =>
    packs === 1
      ? stepQuantity(quantity, direction, rules)
      : normalizeQuantity(quantity + direction * packs * (rules.packQuantity ?? 1), rules)
  const step = (direction: 1 | -1, packs = 1): void => {
    if (direction === -1 && packs === 1 && onRemove && from <= minQuantity(rules)) onRemove()
    else accept(next(from, direction, packs), null)
  }
  const show = (quantity: number): void => setDraft(String(quantity))
  /** Counts on while the button is held; what it comes to is taken once, when it is let go. */
  const hold = async (direction: 1 | -1, { button, currentTarget }: PointerEvent<HTMLElement>): Promise<void> => {
    if (button !== 0) return
    const isReleased = new AbortController()
    currentTarget.addEventListener('pointerup', () => isReleased.abort(), { once: true, signal: isReleased.signal })
    const { holdButton } = await import('./holdButton.ts')
    if (!isReleased.signal.aborted)
      holdButton(currentTarget, {
        from,
        next: (quantity, packs) => next(quantity, direction, packs),
        show: (quantity) => {
          isHeld.current = true
          show(quantity)
        },
        settle: (quantity) => {
          isHeld.current = false
          accept(quantity, null)
        },
      })
  }
  const repeats = useRef(0)
  const repeat = (direction: 1 | -1, isRepeated: boolean): boolean => {
    repeats.current = isRepeated ? repeats.current + 1 : 0
    if (isRepeated) show(next(from, direction, repeats.current > REPEATS_SLOW ? 5 : 1))
    return isRepeated
  }
  const type = (text: string): void => {
    setDraft(digitsOf(text))
    setNote(null)
  }
  const submit = (): void => {
    const quantity = draft === null ? value : settle(draft)
    if (quantity > 0) onSubmit?.(quantity)
  }
  const leave = (): void => {
    if (draft !== null) settle(draft)
  }
  const drop = draft === null ? null : () => setDraft(null)
  return {
    shown: draft ?? String(value),
    note: note?.quantity === value ? note : null,
    step,
    hold,
    accept,
    type,
    leave,
    press: (event: KeyboardEvent): void => pressHandler(step, repeat, submit, drop)(event),
  }
}

/** A key that is held repeats about thirty times a second. */
const REPEATS_SLOW = 30

type Step = (direction: 1 | -1, packs?: number) => void
type Repeat = (direction: 1 | -1, isRepeated: boolean) => boolean

function pressHandler(step: Step, repeat: Repeat, submit: () => void, drop: (() => void) | null): (event: KeyboardEvent) => void {
  const moves: Readonly<Record<string, (() => void) | null>> = {
    ArrowUp: () => step(1),
    ArrowDown: () => step(-1),
    PageUp: () => step(1, 10),
    PageDown: () => step(-1, 10),
    Enter: submit,
    Escape: drop,
  }
  return (event) => {
    const move = moves[event.key]
    if (!move || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null
    if (direction === null || !repeat(direction, event.repeat)) move()
  }
}
