import { css } from '@emotion/css'
import { Button } from '../../../ui/Button.tsx'
import { CameraView } from '../../catalogue/scan/CameraView.tsx'

const frame = css`
  position: relative;
  /* The last scan and the field stay in sight below it. */
  --camera: 24vh;
  > button { position: absolute; right: 8px; bottom: 8px; min-height: 44px; }
`

export type ReceiveCameraProps = { readonly onCode: (code: string) => void; readonly onClose: () => void }

/** The camera stays open from box to box. */
export function ReceiveCamera({ onCode, onClose }: ReceiveCameraProps) {
  return (
    <div className={frame}>
      <CameraView onCode={onCode} />
      <Button onClick={onClose}>关闭相机</Button>
    </div>
  )
}
