import { render, screen } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, it } from 'vitest'
import { TestFrame } from '../testing/TestFrame.tsx'
import { RxMark } from '../ui/RxMark.tsx'
import { Price } from '../ui/Price.tsx'
import { Principal } from './Principal.tsx'

const failed = (reason: string) => ({
  ok: false as const,
  errors: [{ extensions: { code: 'BUSINESS_REJECTED', reason, userMessage: '当前商城未开通此功能' } }],
})

function show(reason: string, isPart: boolean) {
  return render(
    <TestFrame environment={createMockEnvironment()}>
      <Principal<string> result={failed(reason)} isPart={isPart}>
        {(text) => <p>{text}</p>}
      </Principal>
      <p>其余内容</p>
    </TestFrame>,
  )
}

describe('what the marketplace behind the gateway does not offer', () => {
  it('is said in the place of the page, without an alert and without a retry', () => {
    show('NOT_OFFERED', false)
    expect(screen.getByRole('heading', { name: '当前商城未开通此功能' })).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })

  it('is left out where it is one part of a page', () => {
    show('NOT_OFFERED', true)
    expect(screen.queryByText('当前商城未开通此功能')).toBeNull()
    expect(screen.getByText('其余内容')).toBeTruthy()
  })

  it('is not what another refusal of a part means', () => {
    show('STATE_CHANGED', true)
    expect(screen.getByText('页面暂时打不开')).toBeTruthy()
  })
})

describe('what the marketplace does not tell', () => {
  it('is a dash in the place of an amount', () => {
    const { container } = render(<Price amount={null} />)
    expect(container.textContent).toBe('—')
  })

  it('is no mark in the place of a legal class', () => {
    const { container } = render(<RxMark prescriptionClass={null} kind={null} />)
    expect(container.textContent).toBe('')
  })
})
