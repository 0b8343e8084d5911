import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { keptContent } from './keptContent.ts'
import { findSetting } from '../company/siteSettings.repo.ts'

export interface Picture {
  readonly mime: string
  readonly bytes: Buffer
  /** Stands for this very picture. */
  readonly address: string
}

/** The QR code of the shop's own WeChat account, as staff set it. */
export function wechatCode(deps: Deps): Promise<Picture | null> {
  return keptContent(deps, 'wechat-code', async () => {
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
