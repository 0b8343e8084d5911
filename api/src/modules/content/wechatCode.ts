import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { keptValue } from '../goods/keptValue.ts'
import { findSetting } from './siteSettings.repo.ts'

export interface Picture {
  readonly mime: string
  readonly bytes: Buffer
  /** Stands for this very picture. */
  readonly address: string
}

/** The QR code of the shop's own WeChat account, as staff set it; read once a minute. */
export function wechatCode(deps: Deps): Promise<Picture | null> {
  return keptValue(deps.db, 'wechat-code', deps.clock.now(), async () => {
    const code = await findSetting(deps.db, 'wechat_code')
    return code === '' ? null : pictureOf(code)
  })
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** "image/png;base64,…" as it is kept. */
function pictureOf(kept: string): Picture {
  const [mime = '', text = ''] = kept.split(';base64,')
  const bytes = Buffer.from(text, 'base64')
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { mime, bytes, address: `/files/site/wechat-${digest}.${ENDINGS[mime] ?? 'png'}` }
}
