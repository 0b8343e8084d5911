import { css } from '@emotion/css'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { toasts } from '../../../ui/toastStore.ts'

const apart = css`margin-bottom: 12px; code { overflow-wrap: anywhere; user-select: all; }`

/** Told once: whoever loses it sets the address again. */
export function PushSecret({ secret }: { readonly secret: string }) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret)
      toasts.show({ kind: 'ok', text: '密钥已复制' })
    } catch {
      // Without https there is no clipboard at all.
      toasts.show({ kind: 'warning', text: '浏览器不允许复制，请选中密钥后复制' })
    }
  }
  return (
    <Notice tone="ok" className={apart} action={<Button onClick={() => void copy()}>复制密钥</Button>}>
      签名密钥只显示这一次：
      <br />
      <code>{secret}</code>
    </Notice>
  )
}
