import { sign, verify } from 'node:crypto'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { SettingsError } from 'rules/settings'
import { CALL_TIMEOUT_MS, systemIo } from './channelIo.ts'
import { buildChannels, type ChannelSources } from './channels.ts'
import { chinaRfc3339, chinaText, parseChinaText, parseRfc3339 } from './chinaTime.ts'
import { decodeBase64, pemOf, readPrivateKey, readPublicKey } from './rsaKeys.ts'
import { bareBase64, pem, rsaPair } from './testing/keys.ts'
import { PLATFORM_CERTIFICATE } from './testing/vectors.ts'

const [merchant, provider, small] = [rsaPair(), rsaPair(), rsaPair(1024)]
const API_V3_KEY = 'a secret that nobody may ever see'.slice(0, 32)
const files: Record<string, string> = {
  'merchant.pem': pem(merchant.privateKey),
  'provider.pem': pem(provider.publicKey),
  'merchant_public.pem': pem(merchant.publicKey),
  'small.pem': pem(small.privateKey),
  'empty.pem': '',
  'text.pem': 'not a key',
}
const wechat = {
  WECHAT_MCHID: '1900009191',
  WECHAT_APPID: 'wxd678efh567hg6787',
  WECHAT_SERIAL: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  WECHAT_PRIVATE_KEY_FILE: 'merchant.pem',
  WECHAT_API_V3_KEY: API_V3_KEY,
  WECHAT_PLATFORM_KEY_FILE: 'provider.pem',
  WECHAT_PLATFORM_KEY_ID: 'PUB_KEY_ID_0119000091912026112100000001',
}
const alipay = { ALIPAY_APP_ID: '2021000000000001', ALIPAY_PRIVATE_KEY_FILE: 'merchant.pem', ALIPAY_PUBLIC_KEY_FILE: 'provider.pem' }

const sources = (env: Record<string, string>, changes: Partial<ChannelSources> = {}): ChannelSources => ({
  env,
  publicUrl: new URL('https://shop.example'),
  sandboxSecret: 's'.repeat(32),
  io: systemIo(),
  readFile: (path) => {
    const text = files[path]
    if (text === undefined) throw new Error(`ENOENT: no such file, open '/etc/keys/${path}'`)
    return text
  },
  ...changes,
})
const names = async (env: Record<string, string>) => [...(await buildChannels(sources(env))).keys()]

async function complaint(env: Record<string, string>, changes: Partial<ChannelSources> = {}): Promise<string> {
  try {
    await buildChannels(sources(env, changes))
    return ''
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    expect(inspect(error)).not.toMatch(/nobody may ever see|\/etc\/keys|BEGIN/)
    return error.message
  }
}

describe('the channels a shop has', () => {
  it('the channels of a shop are the sandbox alone without an account, and never beside one', async () => {
    expect(await names({})).toEqual(['sandbox'])
    expect(await names({ WECHAT_MCHID: '', ALIPAY_APP_ID: '  ' })).toEqual(['sandbox'])
    expect(await names(wechat)).toEqual(['wechat'])
    expect(await names(alipay)).toEqual(['alipay'])
    expect(await names({ ...wechat, ...alipay })).toEqual(['wechat', 'alipay'])
    for (const [name, channel] of await buildChannels(sources({ ...wechat, ...alipay }))) {
      expect(channel.name).toBe(name)
      expect(inspect(channel, { depth: 9, showHidden: true })).not.toMatch(/nobody|BEGIN/)
    }
  })

  it('the channels a shop has need their whole account', async () => {
    for (const name of Object.keys(wechat)) {
      if (name !== 'WECHAT_PLATFORM_KEY_ID') expect(await complaint({ ...wechat, [name]: '' })).toBe(`${name} must be set too.`)
    }
    for (const name of Object.keys(alipay)) expect(await complaint({ ...alipay, [name]: '' })).toBe(`${name} must be set too.`)
    expect(await complaint({ WECHAT_MCHID: '1900009191', ...alipay })).toContain('WECHAT_APPID, WECHAT_SERIAL')
  })

  it.each([
    [{ ...wechat, WECHAT_API_V3_KEY: 'short' }, 'WECHAT_API_V3_KEY must have exactly 32 bytes.'],
    [{ ...wechat, WECHAT_API_V3_KEY: '密'.repeat(32) }, 'WECHAT_API_V3_KEY must have exactly 32 bytes.'],
    [{ ...wechat, WECHAT_MCHID: '19"00' }, 'WECHAT_MCHID has the wrong form.'],
    [{ ...wechat, WECHAT_SERIAL: 'a b' }, 'WECHAT_SERIAL has the wrong form.'],
    [{ ...wechat, WECHAT_PRIVATE_KEY_FILE: 'absent.pem' }, 'WECHAT_PRIVATE_KEY_FILE names a file'],
    [{ ...wechat, WECHAT_PRIVATE_KEY_FILE: 'provider.pem' }, 'WECHAT_PRIVATE_KEY_FILE holds no RSA key'],
    [{ ...wechat, WECHAT_PRIVATE_KEY_FILE: 'small.pem' }, 'WECHAT_PRIVATE_KEY_FILE holds no RSA key'],
    [{ ...wechat, WECHAT_PLATFORM_KEY_FILE: 'merchant.pem' }, 'WECHAT_PLATFORM_KEY_FILE holds no RSA public key'],
    [{ ...wechat, WECHAT_PLATFORM_KEY_FILE: 'merchant_public.pem' }, "the merchant's own key"],
    [{ ...wechat, WECHAT_PLATFORM_KEY_ID: '' }, 'WECHAT_PLATFORM_KEY_ID must name each key'],
    [{ ...wechat, WECHAT_PLATFORM_KEY_ID: 'PUB_KEY_ID_1,PUB_KEY_ID_2' }, 'names more keys'],
    [{ ...wechat, WECHAT_API_URL: 'http://api.example' }, 'WECHAT_API_URL must be an https address.'],
    [{ ...alipay, ALIPAY_PUBLIC_KEY_FILE: 'merchant_public.pem' }, "the merchant's own key"],
    [{ ...alipay, ALIPAY_PUBLIC_KEY_FILE: 'text.pem' }, 'ALIPAY_PUBLIC_KEY_FILE holds no RSA key'],
    [{ ...alipay, ALIPAY_PRIVATE_KEY_FILE: 'empty.pem' }, 'ALIPAY_PRIVATE_KEY_FILE holds no RSA key'],
    [{ ...alipay, ALIPAY_PRODUCT: 'wap' }, 'ALIPAY_PRODUCT must be qr or page.'],
    [{ ...alipay, ALIPAY_GATEWAY_URL: 'ftp://x' }, 'ALIPAY_GATEWAY_URL must be an https address.'],
  ])('the channels a shop has say what is wrong with an account, without its secrets', async (env, message) => {
    expect(await complaint(env)).toContain(message)
  })

  it('the channels a shop has take two platform keys while one replaces the other, and a stand-in on this machine', async () => {
    files['next.pem'] = pem(rsaPair().publicKey)
    expect(
      await names({ ...wechat, WECHAT_PLATFORM_KEY_FILE: 'provider.pem, next.pem', WECHAT_PLATFORM_KEY_ID: 'PUB_KEY_ID_1, PUB_KEY_ID_2' }),
    ).toEqual(['wechat'])
    expect(await names({ ...wechat, WECHAT_API_URL: 'http://127.0.0.1:8080' })).toEqual(['wechat'])
  })

  it('the channels a shop has know a platform certificate by its own serial number', async () => {
    files['certificate.pem'] = PLATFORM_CERTIFICATE.pem
    const env = { ...wechat, WECHAT_PLATFORM_KEY_FILE: 'certificate.pem', WECHAT_PLATFORM_KEY_ID: '' }
    const [channel] = (await buildChannels(sources(env))).values()
    const read = async (serial: string) =>
      channel?.readNotice({
        headers: { 'wechatpay-timestamp': '1795226702', 'wechatpay-nonce': 'n', 'wechatpay-serial': serial, 'wechatpay-signature': 'AAAA' },
        rawBody: Buffer.from('{}'),
        now: new Date(1_795_226_702_000),
      })
    await expect(read(PLATFORM_CERTIFICATE.serial)).rejects.toThrow('bad_signature')
    await expect(read('5157F09EFDC096DE15EBE81A47057A7232F1B8E3')).rejects.toThrow('unknown_key')
  })

  it('the channels a shop has need a sandbox secret that can’t be guessed', async () => {
    expect(await complaint({}, { sandboxSecret: 'short' })).toContain('at least 32 bytes')
  })

  it('the channels a shop has read the clock, the dice and the time limit of this machine', () => {
    const io = systemIo()
    expect(io.nonce()).toMatch(/^[0-9a-f]{32}$/)
    expect(io.nonce()).not.toBe(io.nonce())
    expect(io.now().getTime()).toBeGreaterThan(Date.UTC(2025, 0))
    expect(io.timeLimit().aborted).toBe(false)
    expect(CALL_TIMEOUT_MS).toBeLessThan(15_000)
  })
})

describe('keys and signatures', () => {
  it('keys and signatures are read from PEM and from bare base64, of one kind only', () => {
    const signed = sign('sha256', Buffer.from('text'), merchant.privateKey)
    for (const text of [
      pem(merchant.privateKey),
      ` ${pem(merchant.privateKey)}\n`,
      bareBase64(merchant.privateKey, 'pkcs8'),
      bareBase64(merchant.privateKey, 'pkcs1'),
      bareBase64(merchant.privateKey, 'pkcs8').replaceAll(/.{64}/g, '$&\n'),
    ]) {
      const key = readPrivateKey(text)
      expect(key === null ? null : sign('sha256', Buffer.from('text'), pemOf(key))).toEqual(signed)
    }
    for (const text of [pem(merchant.publicKey), bareBase64(merchant.publicKey, 'spki')]) {
      const key = readPublicKey(text)
      expect(key === null ? false : verify('sha256', Buffer.from('text'), pemOf(key), signed)).toBe(true)
    }
    for (const text of ['', 'x', 'AAAA', pem(merchant.privateKey), bareBase64(merchant.privateKey, 'pkcs8'), pem(small.publicKey)])
      expect(readPublicKey(text)).toBeNull()
    for (const text of ['', 'x', 'AAAA', pem(merchant.publicKey), pem(small.privateKey)]) expect(readPrivateKey(text)).toBeNull()
  })

  it('keys and signatures take base64 literally', () => {
    expect(decodeBase64('YWI=')?.toString()).toBe('ab')
    for (const text of ['', 'YWI', 'YWI=\n', 'YW I=', 'YWI==', 'YW-_', '====']) expect(decodeBase64(text), text).toBeNull()
  })
})

describe('times of the providers', () => {
  it('times of the providers are Shanghai’s, there and back', () => {
    const date = new Date('2026-12-31T16:00:01.999Z')
    expect(chinaText(date)).toBe('2027-01-01 00:00:01')
    expect(chinaRfc3339(date)).toBe('2027-01-01T00:00:01+08:00')
    expect(parseChinaText(chinaText(date))).toEqual(new Date('2026-12-31T16:00:01Z'))
    expect(parseRfc3339('2018-06-08T10:34:56+08:00')).toEqual(new Date('2018-06-08T02:34:56Z'))
    for (const text of ['', 'now', '2026-11-21', '2026-11-21T10:05:00+08:00', '2026-13-01 00:00:00', '2026-11-21 25:00:00'])
      expect(parseChinaText(text), text).toBeNull()
    for (const text of ['', '2026-11-21 10:05:00', '2026-11-21T10:05:00', '2026-99-21T10:05:00Z'])
      expect(parseRfc3339(text), text).toBeNull()
  })
})
