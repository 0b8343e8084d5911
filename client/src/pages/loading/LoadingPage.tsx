import { css } from '@emotion/css'
import { color } from '../../ui/tokens.ts'

const words = css`display: grid; place-content: center; min-height: 60vh; color: ${color.second};`

/** A blank page while something else is on its way. */
export function LoadingPage() {
  return <output className={words}>正在加载，请稍候…</output>
}
