import { css } from '@emotion/css'
import { Dialog } from '../../../ui/Dialog.tsx'
import { color, radius } from '../../../ui/tokens.ts'

const list = css`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 8px 16px;
  align-items: baseline;
  > div { display: contents; }
  kbd { padding: 1px 6px; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.ground}; font: inherit; }
  dd { color: ${color.second}; }
`

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['/'], '到搜索框'],
  [['?'], '显示这份说明'],
  [['↑', '↓'], '在商品名称上：到上一行、下一行；在数量里：加减一个中包装，按住会加快'],
  [['0', '…', '9'], '在商品名称上：直接填写这一行的数量'],
  [['Enter'], '在数量里：加入采购单并到下一行；在商品名称上：打开商品'],
  [['Alt + ↑', 'Alt + ↓'], '在数量里：到上一行、下一行的数量'],
  [['PageUp', 'PageDown'], '在数量里：加减十个中包装'],
  [['Esc'], '关闭弹窗或搜索建议，放弃正在填写的数量'],
  [['Ctrl + Enter'], '快捷采购：识别清单'],
]

/** What can be done from the keyboard. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="键盘操作">
      <dl className={list}>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key, nth) => (
                <span key={key}>
                  {nth > 0 && ' '}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
