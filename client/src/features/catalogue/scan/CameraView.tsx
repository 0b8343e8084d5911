import { css } from '@emotion/css'
import { type CameraState, useScanner } from './useScanner.ts'

const view = css`
  position: relative;
  display: grid;
  place-items: center;
  height: var(--camera, 34vh);
  border-radius: 4px;
  overflow: hidden;
  color: #fff;
  background: #16201c;
  text-align: center;
  video { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
  p { position: relative; padding: 0 24px; }
  &[data-on]::after {
    content: '';
    position: absolute;
    inset: 22% 10%;
    border: 2px solid rgb(255 255 255 / 80%);
    border-radius: 8px;
    box-shadow: 0 0 0 100vmax rgb(0 0 0 / 32%);
  }
`

const WORDS: Readonly<Record<CameraState, string>> = {
  asking: '正在打开相机…',
  on: '',
  refused: '未获准使用相机。请在浏览器的网站设置中允许相机，或在下方输入条码。',
  missing: '此设备或浏览器不能打开相机。请在下方输入条码，或用扫码枪扫入。',
}

/** The picture of the camera, and each code that comes before it. */
export function CameraView({ onCode }: { readonly onCode: (code: string) => void }) {
  const { video, state } = useScanner((code) => {
    navigator.vibrate?.(60)
    onCode(code)
  })
  return (
    <div className={view} data-on={state === 'on' || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the picture of the camera, without sound */}
      <video ref={video} playsInline muted aria-label="相机画面" />
      {state !== 'on' && <p role={state === 'asking' ? undefined : 'alert'}>{WORDS[state]}</p>}
    </div>
  )
}
