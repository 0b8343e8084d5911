import { act, fireEvent, screen } from '@testing-library/react'
import type { Mocks } from './schemaNetwork.ts'

/** What a mutation of a test is asked with. */
export type Asked = [unknown, { readonly input: Record<string, unknown> }]

export const westLake = [
  { regionID: '330000', name: '浙江省' },
  { regionID: '330100', name: '杭州市' },
  { regionID: '330106', name: '西湖区' },
]
const places: Readonly<Record<string, readonly { regionID: string; name: string }[]>> = {
  '': [
    { regionID: '330000', name: '浙江省' },
    { regionID: '710000', name: '某省' },
  ],
  '330000': [{ regionID: '330100', name: '杭州市' }],
  '330100': [{ regionID: '330106', name: '西湖区' }],
}

/** A member who is logged in, with what a test's page asks of them. */
export function memberMocks(viewer: object, mutations: Mocks[string] = {}): Mocks {
  const whole = {
    id: 'Viewer:1',
    memberID: '1',
    username: 'demo',
    name: '王店长',
    phone: '138****0001',
    company: '测试药房',
    accountManager: null,
    ...viewer,
  }
  return {
    Query: {
      viewer: () => whole,
      cartBadge: () => 0,
      categories: () => [],
      regions: (_: unknown, { parentID }: { parentID?: string | null }) => places[parentID ?? ''] ?? [],
    },
    Mutation: mutations,
  }
}

export const main = (): string => document.querySelector('main')?.textContent ?? ''
/** The last of that name: a dialog lies above its page. */
export const press = async (name: string): Promise<void> => {
  const button = (await screen.findAllByRole('button', { name })).at(-1)
  await act(async () => button?.click())
}
export const fill = (label: string, value: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value } })
