import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

// jsdom knows the element but not its methods; a browser's own are tried in tests/e2e.
beforeAll(() => {
  if ('showModal' in HTMLDialogElement.prototype) return
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
})

test('a dialog opens named by its title and asks its owner to close on Esc, the button and the backdrop', () => {
  const onClose = vi.fn()
  render(
    <Dialog isOpen onClose={onClose} title="选择仓库">
      内容
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: '选择仓库' })
  expect(dialog.open).toBe(true)
  const esc = new Event('cancel', { cancelable: true })
  fireEvent(dialog, esc)
  expect(esc.defaultPrevented).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  fireEvent.click(dialog)
  fireEvent.click(screen.getByText('内容'))
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('a dialog holds nothing while closed', () => {
  render(
    <Dialog isOpen={false} onClose={() => {}} title="选择仓库">
      内容
    </Dialog>,
  )
  expect(screen.queryByText('内容')).toBeNull()
})

test('closing a dialog from outside does not call the owner again', () => {
  const onClose = vi.fn()
  const { rerender } = render(
    <Dialog isOpen onClose={onClose} title="选择仓库">
      内容
    </Dialog>,
  )
  rerender(
    <Dialog isOpen={false} onClose={onClose} title="选择仓库">
      内容
    </Dialog>,
  )
  expect(onClose).not.toHaveBeenCalled()
})

test('a dangerous question starts on the safe button and the backdrop does not answer it', () => {
  const onConfirm = vi.fn()
  function Harness() {
    const [isOpen, setOpen] = useState(true)
    return (
      <ConfirmDialog isOpen={isOpen} isDanger onConfirm={onConfirm} onCancel={() => setOpen(false)}>
        确定删除该商品？
      </ConfirmDialog>
    )
  }
  render(<Harness />)
  const dialog = screen.getByRole('alertdialog', { name: '温馨提示' })
  expect(document.activeElement?.textContent).toBe('取消')
  fireEvent.click(dialog)
  expect(screen.queryByText('确定删除该商品？')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(screen.queryByText('确定删除该商品？')).toBeNull()
})

test('a busy confirmation cannot be given twice', () => {
  const onConfirm = vi.fn()
  render(
    <ConfirmDialog isOpen isBusy onConfirm={onConfirm} onCancel={() => {}}>
      确定提交？
    </ConfirmDialog>,
  )
  fireEvent.click(screen.getByRole('button', { name: /确定/ }))
  expect(onConfirm).not.toHaveBeenCalled()
})
