import { css } from '@emotion/css'
import { buttonClass, Button } from '../../../ui/Button.tsx'
import { onDesktop } from '../../../ui/onlyOn.ts'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { channelName } from './channelNames.ts'
import type { Payment } from './useStartPayment.ts'

const frame = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 24px;
  padding: 16px;
  border-radius: ${radius};
  background: ${color.ground};
  img { width: 180px; height: 180px; border: 1px solid ${color.line}; background: #fff; }
  ${media.phone} { flex-direction: column; align-items: stretch; img { margin: 0 auto; } }
`
const words = css`display: grid; gap: 8px; justify-items: start; small { ${type.small} color: ${color.second}; }
  ${media.phone} { justify-items: stretch; text-align: center; }`

/** How to go on with a payment that has begun; the page notices by itself when the money is there. */
export function PayCode({ payment, onAsk }: { payment: Pick<Payment, 'channel' | 'kind' | 'qrImage' | 'url'>; onAsk: () => void }) {
  const name = channelName(payment.channel)
  // A phone cannot scan itself: where there is an address it has the button alone.
  const scanned = typeof payment.url === 'string' ? onDesktop : undefined
  return (
    <div className={frame}>
      {payment.qrImage && <img className={scanned} src={payment.qrImage.url} alt={`${name}付款码`} width={180} height={180} />}
      <div className={words}>
        <output>等待付款，付款完成后本页自动跳转…</output>
        <small className={payment.kind === 'QR' ? scanned : undefined}>
          {payment.kind === 'QR' ? `请用手机扫码，在${name}中完成付款` : `请在${name}页面完成付款`}
        </small>
        {typeof payment.url === 'string' && (
          <a className={buttonClass('primary')} href={payment.url} target="_blank" rel="noopener noreferrer">
            打开{name}付款
          </a>
        )}
        <Button onClick={onAsk}>我已付款，查询结果</Button>
      </div>
    </div>
  )
}
