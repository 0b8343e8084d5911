import { cleanup, render, screen } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, it, vi } from 'vitest'
import { TestFrame } from '../testing/TestFrame.tsx'
import { RxMark } from '../ui/RxMark.tsx'
import { Price } from '../ui/Price.tsx'
import { alerts } from './alertStore.ts'
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
  it('what the marketplace does not offer is said in the place of the page, without an alert and without a retry', () => {
    const alerted = vi.spyOn(alerts, 'show')
    show('NOT_OFFERED', false)
    expect(screen.getByRole('heading', { name: '当前商城未开通此功能' })).toBeTruthy()
    expect(alerted).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })

  it('what the marketplace does not offer is left out where it is one part of a page', () => {
    show('NOT_OFFERED', true)
    expect(screen.queryByText('当前商城未开通此功能')).toBeNull()
    expect(screen.getByText('其余内容')).toBeTruthy()
  })

  it('another refusal of a part is told in its place', () => {
    show('STATE_CHANGED', true)
    expect(screen.getByText('页面暂时打不开')).toBeTruthy()
  })

  it('a page that is refused for another reason is not said to be missing, and can be tried again', () => {
    show('STATE_CHANGED', false)
    expect(screen.getByRole('heading', { name: '页面暂时打不开' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
    cleanup()
    show('NOT_FOUND', false)
    expect(screen.getByRole('heading', { name: '您访问的页面不存在' })).toBeTruthy()
  })
})

describe('what the marketplace does not tell', () => {
  it('an amount that the marketplace does not tell is a dash', () => {
    const { container } = render(<Price amount={null} />)
    expect(container.textContent).toBe('—')
  })

  it('a legal class that the marketplace does not tell has no mark', () => {
    const { container } = render(<RxMark prescriptionClass={null} kind={null} />)
    expect(container.textContent).toBe('')
  })
})
