import { act, fireEvent, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import { CountBadge } from './CountBadge.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ExpiryText } from './ExpiryText.tsx'
import { IconButton } from './IconButton.tsx'
import { Notice } from './Notice.tsx'
import { Pagination } from './Pagination.tsx'
import { Price } from './Price.tsx'
import { ProgressLine } from './ProgressLine.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'
import { RxMark } from './RxMark.tsx'
import { Skeleton, SkeletonRegion } from './Skeleton.tsx'
import { Steps } from './Steps.tsx'
import { StockText } from './StockText.tsx'
import { Switch } from './Switch.tsx'
import { Table } from './Table.tsx'
import { TabPanel, Tabs } from './Tabs.tsx'
import { Tag } from './Tag.tsx'
import { TextField } from './TextField.tsx'
import { ToastRegion } from './ToastRegion.tsx'

const NOW = Date.parse('2026-11-21T04:00:00Z')
const nothing = (): void => {}

function Everything() {
  return (
    <main>
      <h1>组件</h1>
      <Breadcrumb crumbs={[{ label: '首页', href: '/' }, { label: '列表' }]} />
      <Button isBusy>登录</Button>
      <IconButton icon="trash" label="删除 阿莫西林胶囊" />
      <Checkbox isChecked isIndeterminate onChange={nothing}>
        全选
      </Checkbox>
      <Checkbox isChecked={false} onChange={nothing} label="选择 阿莫西林胶囊" />
      <Switch isOn onChange={nothing}>
        仅看有货
      </Switch>
      <TextField label="密码" type="password" error="账号或密码错误" hint="8 至 64 位" />
      <QuantityStepper value={10} onChange={nothing} rules={{ packQuantity: 5 }} label="阿莫西林胶囊" unit="盒" />
      <Pagination current={2} around={[1, 2, 3]} last={9} hrefOf={(page) => `/list?page=${page}`} onJump={nothing} />
      <Price amount="1234.50" unit="盒" />
      <Tag>满</Tag>
      <RxMark prescriptionClass="OTC_A" />
      <CountBadge count={3} />
      <ExpiryText expiresOn="2027-01-31" now={NOW} />
      <StockText stock={3} unit="盒" packQuantity={5} />
      <ProgressLine part={0.4}>再买 ¥91.44 免运费</ProgressLine>
      <EmptyState picture="cart" title="采购单是空的" action={<Button>去看商品</Button>}>
        选好商品再来
      </EmptyState>
      <Notice tone="warning" onDismiss={nothing}>
        资质审核中
      </Notice>
      <Steps label="下单步骤" steps={['采购单', '确认', '支付']} current={2} />
      <Tabs
        label="订单"
        name="t"
        items={[
          { id: 'a', label: '全部' },
          { id: 'b', label: '待付款' },
        ]}
        selected="a"
        onSelect={nothing}
      />
      <TabPanel name="t" selected="a">
        内容
      </TabPanel>
      <Table caption="商品">
        <thead>
          <tr>
            <th scope="col">名称</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">阿莫西林</th>
          </tr>
        </tbody>
      </Table>
      <SkeletonRegion>
        <Skeleton height="64px" />
      </SkeletonRegion>
      <ToastRegion />
    </main>
  )
}

test('axe finds no fault in the primitives', async () => {
  const { container } = render(<Everything />)
  // Contrast needs real painting; it is checked in a browser.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('all primitives render on a server', () => {
  expect(renderToString(<Everything />)).toContain('采购单是空的')
})

describe('Price', () => {
  const shown = (amount: string): string | null => render(<Price amount={amount} />).container.textContent
  test('Price groups thousands and keeps both decimals', () => {
    expect(shown('1234567.50')).toBe('¥1,234,567.50')
    expect(shown('0.05')).toBe('¥0.05')
  })
  test('a negative amount has a true minus before the sign', () => expect(shown('-12.30')).toBe('−¥12.30'))
})

describe('ExpiryText', () => {
  const shown = (day: string | null): string | null => render(<ExpiryText expiresOn={day} now={NOW} />).container.textContent
  test.each([
    ['2028-01-01', '2028-01-01'],
    ['2027-10-01', '2027-10-01剩 10 个月'],
    ['2027-06-30', '2027-06-30剩 7 个月'],
    ['2027-02-28', '2027-02-28近效期 剩 3 个月'],
    ['2026-12-01', '2026-12-01近效期 不足 1 个月'],
    ['2026-11-21', '2026-11-21已过期'],
  ])('ExpiryText of %s', (day, words) => expect(shown(day)).toBe(words))
  test('ExpiryText of goods without an expiry is a dash', () => expect(shown(null)).toBe('—'))
})

describe('StockText', () => {
  const shown = (stock: number): string | null => render(<StockText stock={stock} unit="盒" packQuantity={10} />).container.textContent
  test.each([
    [0, '缺货'],
    [49, '仅剩 49 盒'],
    [50, '库存 50 盒'],
    [12_000, '库存 9999+ 盒'],
  ])('StockText of %i', (stock, words) => expect(shown(stock)).toBe(words))
  test.each([
    [0, ''],
    [49, '仅剩 49 盒'],
    [50, ''],
  ])('StockText on a card says only that little is left: %i', (stock, words) =>
    expect(render(<StockText stock={stock} unit="盒" packQuantity={10} isOnlyLow />).container.textContent).toBe(words),
  )
})

describe('RxMark', () => {
  const shown = (props: Parameters<typeof RxMark>[0]): string | null => render(<RxMark {...props} />).container.textContent
  test('RxMark tells medicines, devices, herbs, and goods without a class apart', () => {
    expect(shown({ prescriptionClass: 'RX', kind: 'WESTERN' })).toBe('Rx 处方')
    expect(shown({ prescriptionClass: 'OTC_B' })).toBe('OTC 乙')
    expect(shown({ prescriptionClass: 'UNCLASSIFIED', deviceClass: 'CLASS_2', kind: 'DEVICE' })).toBe('械 二类')
    expect(shown({ prescriptionClass: 'UNCLASSIFIED', kind: 'HERB' })).toBe('饮片')
    expect(shown({ prescriptionClass: 'UNCLASSIFIED', kind: 'PATENT' })).toBe('')
  })
})

test('the badge shows 99 at most and nothing for none', () => {
  expect(render(<CountBadge count={100} />).container.textContent).toBe('99')
  expect(render(<CountBadge count={0} />).container.textContent).toBe('')
})

test('a busy button says so and takes no click; afterwards it takes them again', () => {
  const onClick = vi.fn()
  const { rerender } = render(
    <Button isBusy onClick={onClick}>
      提交
    </Button>,
  )
  const button = screen.getByRole('button', { name: /^提交/ })
  fireEvent.click(button)
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled'), onClick.mock.calls.length]).toEqual(['true', 'true', 0])
  rerender(<Button onClick={onClick}>提交</Button>)
  fireEvent.click(button)
  expect([button.textContent, button.hasAttribute('aria-disabled'), onClick.mock.calls.length]).toEqual(['提交', false, 1])
  rerender(<Button aria-disabled>提交</Button>)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test.each([
  ['a table wider than its frame can be scrolled with the keys', {}, 901, ['region', '0']],
  ['a table as wide as its frame takes no focus', {}, 801, [null, null]],
  ['a table that fits every width takes no focus either', { isFluid: true }, 901, [null, null]],
])('%s', (_title, props, widthPx, shown) => {
  let measure = (): void => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        measure = tell
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
  const { container } = render(
    <Table caption="商品" {...props}>
      <tbody />
    </Table>,
  )
  vi.unstubAllGlobals()
  const frame = container.firstElementChild as HTMLElement
  Object.defineProperties(frame, { scrollWidth: { value: widthPx }, clientWidth: { value: 800 } })
  act(() => measure())
  expect([frame.getAttribute('role'), frame.getAttribute('tabindex')]).toEqual(shown)
})

test('a checkbox can be half chosen', () => {
  const onChange = vi.fn()
  render(
    <Checkbox isChecked={false} isIndeterminate onChange={onChange}>
      全选
    </Checkbox>,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '全选' })
  expect(box.indeterminate).toBe(true)
  fireEvent.click(box)
  expect(onChange).toHaveBeenCalledWith(true)
})

test('a field names its error and its hint', () => {
  render(<TextField label="用户名" error="请填写用户名" hint="用户名或手机号" />)
  const field = screen.getByLabelText('用户名')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent)
  expect(described).toEqual(['请填写用户名', '用户名或手机号'])
})

test('a progress beyond its end is full', () => {
  render(<ProgressLine part={1.4}>已免运费</ProgressLine>)
  expect(screen.getByRole('progressbar', { name: '已免运费' }).getAttribute('aria-valuenow')).toBe('100')
})
