import type { WechatBinding, WechatCode, WechatScanStatus } from '../../generated/resolvers-types.ts'
import type { RestWechatCode, RestWechatScan, RestWechatStatus } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toImage } from '../base/image.ts'
import { toWebUrl } from '../base/webUrl.ts'

const scanStates: Readonly<Record<string, WechatScanStatus>> = {
  waiting: 'WAITING',
  confirmed: 'CONFIRMED',
  unbound: 'UNBOUND',
  refused: 'REJECTED',
  taken: 'TAKEN',
}

/** Null when the page's address is none that may be opened. */
export function toWechatCode(body: unknown): WechatCode | null {
  const code = new Row<RestWechatCode>(body, 'wechat code')
  const url = toWebUrl(code.text('qr'))
  return url === null
    ? null
    : {
        token: code.text('scan'),
        url,
        image: toImage(code.optionalText('qr_image'), '微信二维码'),
        expiresAt: code.moment('expires'),
        isDemo: code.flag('demo'),
      }
}

export function toBinding(body: unknown): WechatBinding {
  const status = new Row<RestWechatStatus>(body, 'wechat status')
  return { isBound: status.flag('bound'), nickname: status.optionalText('nickname') }
}

export function toScanState(body: unknown): WechatScanStatus {
  return new Row<RestWechatScan>(body, 'wechat scan').oneOf('state', scanStates)
}
