import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TabPanel, Tabs } from './Tabs.tsx'

function Harness() {
  const [selected, setSelected] = useState('all')
  const items = [
    { id: 'all', label: '全部' },
    { id: 'unpaid', label: '待付款' },
    { id: 'sent', label: '已发货' },
  ]
  return (
    <>
      <Tabs label="订单" name="orders" items={items} selected={selected} onSelect={setSelected} />
      <TabPanel name="orders" selected={selected}>
        {selected}
      </TabPanel>
    </>
  )
}

test('tabs are one tab stop; arrows, Home and End move and select', () => {
  render(<Harness />)
  const tab = (name: string): HTMLElement => screen.getByRole('tab', { name })
  expect(screen.getAllByRole('tab').map((element) => element.tabIndex)).toEqual([0, -1, -1])
  fireEvent.keyDown(tab('全部'), { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(tab('已发货'))
  fireEvent.keyDown(tab('已发货'), { key: 'ArrowRight' })
  fireEvent.keyDown(tab('全部'), { key: 'End' })
  fireEvent.keyDown(tab('已发货'), { key: 'Home' })
  fireEvent.keyDown(tab('全部'), { key: 'ArrowRight' })
  expect(screen.getByRole('tabpanel', { name: '待付款' }).textContent).toBe('unpaid')
})
