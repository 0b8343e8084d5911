import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { TestFrame } from '../../../testing/TestFrame.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { FilePicker, type PickedFile } from './FilePicker.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

function Picker() {
  const [files, setFiles] = useState<readonly PickedFile[]>([])
  return <FilePicker label="上传照片" scene="feedback" files={files} max={2} onChange={setFiles} />
}
const field = (): HTMLInputElement | null => document.querySelector('input[type=file]')
const choose = (...names: readonly string[]): Promise<void> =>
  act(async () => {
    const files = names.map((name) => new File(['x'], name, { type: 'image/png' }))
    fireEvent.change(field() ?? expect.fail('no field'), { target: { files } })
  })
const shown = (): (string | null)[] => [...document.querySelectorAll('img')].map((image) => image.getAttribute('alt'))

function open(send: () => Promise<Response>): { readonly sent: ReturnType<typeof vi.fn> } {
  const sent = vi.fn(send)
  vi.stubGlobal('fetch', sent)
  render(
    <TestFrame environment={createMockEnvironment()}>
      <Picker />
    </TestFrame>,
  )
  return { sent }
}

it('files are sent one after another as they are chosen, and none is chosen meanwhile; what is beyond the most is left out', async () => {
  const answers: ((key: string) => void)[] = []
  const { sent } = open(() => new Promise((resolve) => answers.push((key) => resolve(Response.json({ key, url: `/files/upload/${key}` })))))
  await choose('甲.png', '乙.png', '丙.png')
  expect([screen.queryByText('上传中（2）') !== null, field()?.disabled, sent.mock.calls.length]).toEqual([true, true, 1])
  await act(async () => answers[0]?.('a.png'))
  expect([screen.queryByText('上传中（1）') !== null, sent.mock.calls.length]).toEqual([true, 2])
  await act(async () => answers[1]?.('b.png'))
  expect([shown(), field()]).toEqual([['甲.png', '乙.png'], null])
  await act(async () => screen.getByRole('button', { name: '移除 甲.png' }).click())
  expect([shown(), screen.queryByText('上传照片') !== null, field()?.disabled]).toEqual([['乙.png'], true, false])
})

it('an upload that is lost on the way is told above the page, and another try is free', async () => {
  open(() => Promise.reject(new TypeError('Failed to fetch')))
  await choose('甲.png')
  expect(toasts.snapshot()).toMatchObject([{ kind: 'error', text: '上传失败，请检查网络后重试' }])
  expect([shown(), field()?.disabled]).toEqual([[], false])
})

it('a file that is refused is told beside the picker, and no longer once another was taken', async () => {
  const error = { code: 'VALIDATION_FAILED', userMessage: '文件不是图片' }
  const { sent } = open(async () =>
    sent.mock.calls.length === 1 ? Response.json({ error }, { status: 400 }) : Response.json({ key: 'a.png', url: '/files/upload/a.png' }),
  )
  await choose('甲.png')
  expect([screen.queryByText('文件不是图片') !== null, toasts.snapshot(), shown()]).toEqual([true, [], []])
  await choose('乙.png')
  expect([screen.queryByText('文件不是图片'), shown()]).toEqual([null, ['乙.png']])
})
