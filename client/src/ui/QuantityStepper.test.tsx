import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup(props: Partial<QuantityStepperProps> = {}) {
  const onChange = vi.fn<(quantity: number) => void>()
  function Harness() {
    const [value, setValue] = useState(props.value ?? 10)
    const change = (quantity: number): void => {
      onChange(quantity)
      setValue(quantity)
    }
    return (
      <QuantityStepper rules={{ packQuantity: 5, stock: 500 }} label="阿莫西林胶囊" unit="盒" {...props} value={value} onChange={change} />
    )
  }
  render(<Harness />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '数量' })
  return {
    field,
    onChange,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    key: (key: string) => fireEvent.keyDown(field, { key }),
    wait: (ms: number): void => act(() => void vi.advanceTimersByTime(ms)),
    note: () => screen.getByRole('status').textContent,
  }
}

describe('steps', () => {
  test('buttons and arrow keys change the quantity by one pack, the page keys by ten', () => {
    const { field, key } = setup()
    fireEvent.click(screen.getByRole('button', { name: '增加 5 盒' }))
    expect(field.value).toBe('15')
    key('ArrowUp')
    expect(field.value).toBe('20')
    key('PageUp')
    expect(field.value).toBe('70')
    key('PageDown')
    key('ArrowDown')
    expect(field.value).toBe('15')
    fireEvent.click(screen.getByRole('button', { name: '减少 5 盒' }))
    expect(field.value).toBe('10')
  })

  test('the stepper of goods that can be removed says at its minimum alone that minus removes them', () => {
    const onRemove = vi.fn()
    const { field } = setup({ value: 10, onRemove })
    expect(screen.queryByRole('button', { name: '移除' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '减少 5 盒' }))
    expect([field.value, onRemove.mock.calls.length]).toEqual(['5', 0])
    fireEvent.click(screen.getByRole('button', { name: '移除' }))
    expect(onRemove).toHaveBeenCalledTimes(1)
  })

  test('a stepper that is switched off takes neither a click nor a number', () => {
    const { field } = setup({ isDisabled: true })
    expect(['减少 5 盒', '增加 5 盒'].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled)).toEqual([true, true])
    expect(field.disabled).toBe(true)
  })

  test('the stepper stops at the minimum and at the stock', () => {
    const { field, key } = setup({ value: 10, rules: { packQuantity: 5, minimumQuantity: 10, stock: 12 } })
    expect(screen.getByRole('button', { name: '减少 5 盒' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: '增加 5 盒' })).toHaveProperty('disabled', true)
    key('PageUp')
    expect(field.value).toBe('10')
  })

  test('the stepper leaves the keys of an input method to it', () => {
    const { field } = setup()
    fireEvent.keyDown(field, { key: 'ArrowUp', isComposing: true })
    fireEvent.keyDown(field, { key: 'ArrowUp', altKey: true })
    expect(field.value).toBe('10')
  })
})

describe('holding', () => {
  const plus = () => screen.getByRole('button', { name: '增加 5 盒' })
  const hold = async (button: HTMLElement): Promise<void> => {
    fireEvent.pointerDown(button, { button: 0 })
    await act(() => import('./holdButton.ts'))
  }

  test('a button that is held counts packs, then faster, and sends one quantity when it is let go', async () => {
    const { field, wait, onChange } = setup({ rules: { packQuantity: 5, stock: 5000 } })
    await hold(plus())
    wait(399)
    expect(field.value).toBe('10')
    wait(1)
    expect(field.value).toBe('15')
    wait(7 * 120)
    expect(field.value).toBe('50')
    wait(120)
    expect(field.value).toBe('75')
    wait(15 * 120)
    expect(field.value).toBe('450')
    wait(120)
    expect(field.value).toBe('500')
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.pointerUp(plus())
    fireEvent.click(plus())
    wait(5000)
    expect([field.value, onChange.mock.calls]).toEqual(['500', [[500]]])
    fireEvent.pointerDown(plus(), { button: 0 })
    fireEvent.pointerUp(plus())
    fireEvent.click(plus())
    expect(onChange.mock.calls).toEqual([[500], [505]])
  })

  test('a button that is held stops at the stock and when the pointer leaves it', async () => {
    const { field, wait, onChange } = setup({ rules: { packQuantity: 5, stock: 32 } })
    await hold(plus())
    wait(3000)
    expect([field.value, onChange.mock.calls]).toEqual(['30', []])
    fireEvent.pointerLeave(plus())
    wait(3000)
    expect(onChange.mock.calls).toEqual([[30]])
  })

  test('a button that is held down to the minimum removes nothing', async () => {
    const onRemove = vi.fn()
    const { wait, onChange } = setup({ value: 15, onRemove })
    const minus = screen.getByRole('button', { name: '减少 5 盒' })
    await hold(minus)
    wait(3000)
    fireEvent.pointerUp(minus)
    expect([onChange.mock.calls, onRemove.mock.calls]).toEqual([[[5]], []])
  })

  test('a key that is held counts packs, then faster, and is sent once after it is let go', () => {
    const { field, wait, onChange } = setup({ rules: { packQuantity: 5, stock: 5000 } })
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    for (let nth = 0; nth < 32; nth++) fireEvent.keyDown(field, { key: 'ArrowUp', repeat: true })
    expect([field.value, onChange.mock.calls]).toEqual(['215', [[15]]])
    wait(400)
    expect(onChange.mock.calls).toEqual([[15], [215]])
  })
})

describe('typing', () => {
  test('13 with pack 5 becomes 15 and says so', () => {
    const { field, type, note, onChange } = setup()
    type('13')
    fireEvent.blur(field)
    expect(field.value).toBe('15')
    expect(note()).toBe('已按中包装调整')
    expect(onChange.mock.calls).toEqual([[15]])
  })

  test('a good number is taken after a short pause without leaving the field', () => {
    const { field, type, wait, onChange } = setup()
    type('20')
    expect(onChange).not.toHaveBeenCalled()
    wait(400)
    expect(onChange.mock.calls).toEqual([[20]])
    expect(field.value).toBe('20')
  })

  test('a number that must change waits longer, so that 1 can become 120', () => {
    const { field, type, wait, onChange } = setup()
    type('1')
    wait(600)
    expect(field.value).toBe('1')
    type('120')
    wait(400)
    expect(onChange.mock.calls).toEqual([[120]])
    type('13')
    wait(1200)
    expect(field.value).toBe('15')
  })

  test('full-width digits count, other signs do not', () => {
    const { field, type } = setup()
    type('２５盒')
    fireEvent.blur(field)
    expect(field.value).toBe('25')
  })

  test('a quantity above the stock becomes the stock, with a word', () => {
    const { field, type, note } = setup({ rules: { packQuantity: 5, stock: 32 } })
    type('100')
    fireEvent.blur(field)
    expect(field.value).toBe('30')
    expect(note()).toBe('库存仅 32 盒，已调整')
  })

  test('an empty field goes back to what it was; Esc drops what was typed', () => {
    const { field, type, key, onChange } = setup()
    type('')
    fireEvent.blur(field)
    expect(field.value).toBe('10')
    type('77')
    key('Escape')
    expect(field.value).toBe('10')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('Enter settles the quantity first, then submits', () => {
    const onSubmit = vi.fn()
    const { type, key } = setup({ onSubmit })
    type('13')
    key('Enter')
    expect(onSubmit.mock.calls).toEqual([[15]])
  })
})

describe('removing', () => {
  test('zero, or minus at the minimum, removes the goods where that is meant', () => {
    const onRemove = vi.fn()
    const { field, type, onChange } = setup({ value: 5, onRemove })
    type('0')
    fireEvent.blur(field)
    fireEvent.click(screen.getByRole('button', { name: '移除' }))
    expect(onRemove).toHaveBeenCalledTimes(2)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('zero becomes the minimum where nothing is to be removed', () => {
    const { field, type } = setup()
    type('0')
    fireEvent.blur(field)
    expect(field.value).toBe('5')
  })
})

test('close to a full case the case is offered, not forced', () => {
  const { field, type, note } = setup({ caseQuantity: 100 })
  type('85')
  fireEvent.blur(field)
  expect(field.value).toBe('85')
  expect(note()).toContain('整件 100 盒')
  fireEvent.click(screen.getByRole('button', { name: '改为 100' }))
  expect(field.value).toBe('100')
  expect(note()).toBe('')
})
