import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Asked, fill, main, memberMocks, press, westLake } from '../../../testing/memberPage.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { toasts } from '../../../ui/toastStore.ts'

const addresses = [
  {
    id: 'Address:1',
    addressID: '1',
    name: '王店长',
    phone: '13800000001',
    regions: westLake,
    address: '示范路1号',
    fullAddress: '浙江省杭州市西湖区示范路1号',
    isDefault: true,
  },
  {
    id: 'Address:2',
    addressID: '2',
    name: '库管员',
    phone: '0571-88880001',
    regions: westLake,
    address: '后院',
    fullAddress: '浙江省杭州市西湖区后院',
    isDefault: false,
  },
]

afterEach(() => {
  act(() => toasts.clear())
})

describe('addresses (/addr)', () => {
  it('addresses are added through the cascade: another province empties what lies below, and one without cities asks for none', async () => {
    const create = vi.fn((..._asked: Asked) => ({ viewer: { id: 'Viewer:1', addresses } }))
    await renderStorefront('/addr', memberMocks({ addresses: [] }, { createAddress: create }))
    await press('新增地址')
    await press('保存')
    expect((await screen.findAllByText('联系电话须为手机号，或区号加连字符的座机号')).length).toBeGreaterThan(0)
    const pick = async (label: string, value: string): Promise<void> => {
      await waitFor(() => expect(within(screen.getByLabelText(label)).getAllByRole('option').length).toBeGreaterThan(1))
      await act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
    }
    for (const [label, value] of [
      ['省份', '330000'],
      ['城市', '330100'],
      ['区县', '330106'],
      ['省份', '710000'],
    ] as const)
      await pick(label, value)
    await waitFor(() => expect(screen.queryByLabelText('城市')).toBeNull())
    for (const [label, value] of [
      ['收货人', '库管员'],
      ['联系电话', '0571-88880001'],
      ['详细地址', '后院'],
    ] as const)
      fill(label, value)
    await press('保存')
    await waitFor(() =>
      expect(create.mock.calls[0]?.[1].input).toEqual({
        fields: {
          name: '库管员',
          phone: '0571-88880001',
          provinceID: '710000',
          cityID: null,
          districtID: null,
          address: '后院',
          isDefault: true,
        },
      }),
    )
    await waitFor(() => expect(main()).toContain('已保存 2 个'))
  })

  it('an address becomes the default and is deleted after a question; at twenty none is added', async () => {
    const remove = vi.fn((..._asked: Asked) => ({ viewer: { id: 'Viewer:1', addresses: addresses.slice(0, 1) } }))
    const many = Array.from({ length: 18 }, (_, n) => ({
      ...addresses[1],
      id: `Address:${n + 3}`,
      addressID: String(n + 3),
      fullAddress: `仓库${n}`,
    }))
    await renderStorefront('/addr', memberMocks({ addresses: [...addresses, ...many] }, { deleteAddress: remove }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '新增地址' }).disabled).toBe(true)
    await press('删除 浙江省杭州市西湖区后院')
    expect(remove).not.toHaveBeenCalled()
    await press('删除')
    await waitFor(() => expect(remove.mock.calls[0]?.[1].input).toEqual({ addressID: '2' }))
    await waitFor(() => expect(main()).toContain('已保存 1 个'))
  })
})
