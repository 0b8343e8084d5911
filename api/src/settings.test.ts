import { expect, it } from 'vitest'
import { SettingsError } from 'rules/settings'
import { readSettings } from './settings.ts'

const S3 = { S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'papers', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }

it('keeps uploads in the data folder, or in the object store that is set', () => {
  expect(readSettings({}).s3).toBeNull()
  expect(readSettings(S3).s3).toMatchObject({ bucket: 'papers', region: 'us-east-1' })
  expect(readSettings({ ...S3, S3_REGION: 'cn-north-1' }).s3).toMatchObject({ region: 'cn-north-1' })
})

it('has a default for everything', () => {
  expect(readSettings({})).toMatchObject({
    port: 4001,
    host: '127.0.0.1',
    databaseUrl: null,
    demo: true,
    logLevel: 'info',
    gatewaySecret: null,
    databasePool: 10,
    databaseTimeoutMs: 15_000,
  })
  expect(readSettings({}).publicUrl.origin).toBe('http://localhost:4000')
})

it('shows the demo on a server only when asked to', () => {
  const DATABASE_URL = 'postgres://shop@db.example/shop'
  expect(readSettings({ DATABASE_URL }).demo).toBe(false)
  expect(readSettings({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
  expect(readSettings({ DEMO: '0' }).demo).toBe(false)
  expect(readSettings({ DATABASE_URL: ' ', DEMO: '' }).demo).toBe(true)
})

it.each([
  [{ API_PORT: 'x' }, 'API_PORT must be a whole number from 0 to 65535, not "x".'],
  [{ API_PORT: '65536' }, 'API_PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ API_PORT: '-1' }, 'API_PORT must be a whole number from 0 to 65535, not "-1".'],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, not "yes".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
  [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL must be a web address such as http://localhost:4000.'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL must be a web address such as http://localhost:4000.'],
  [{ DATABASE_READ_URL: 'postgres://b' }, 'DATABASE_READ_URL names servers that follow the one of DATABASE_URL: set both.'],
  [
    { DATABASE_URL: 'postgres://a', DATABASE_READ_URL: 'postgres://b,c' },
    'DATABASE_READ_URL must be postgres:// addresses, each of one server, with commas between.',
  ],
  [{ DATABASE_READ_LAG_MS: '0' }, 'DATABASE_READ_LAG_MS must be a whole number from 100 to 300000, not "0".'],
  [{ DATABASE_TIMEOUT_MS: '0' }, 'DATABASE_TIMEOUT_MS must be a whole number from 100 to 600000, not "0".'],
  [{ GATEWAY_SECRET: 'short' }, 'GATEWAY_SECRET must have at least 16 characters.'],
  [{ S3_BUCKET: 'papers' }, 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY must be set together.'],
  [{ ...S3, S3_BUCKET: 'No Bucket' }, 'S3_BUCKET must be a bucket name: 3 to 63 lower-case letters, digits, dots and hyphens.'],
  [{ ...S3, S3_ENDPOINT: 'ftp://x' }, 'S3_ENDPOINT must be a web address such as https://s3.example.com.'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address such as smtps://user:password@mail.example.com.'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_FROM must be the address that mails come from when SMTP_URL is set.'],
  [{ WECHAT_LOGIN_APPID: 'wx1' }, 'WECHAT_LOGIN_APPID and WECHAT_LOGIN_SECRET must be set together.'],
  [
    { WECHAT_LOGIN_APPID: 'wx1', WECHAT_LOGIN_SECRET: 's', WECHAT_LOGIN_API_URL: 'x' },
    'WECHAT_LOGIN_API_URL must be a web address such as https://api.weixin.qq.com.',
  ],
  [{ QQ1: 'abc' }, 'QQ1 must be a QQ number of 5 to 12 digits.'],
])('refuses %o with one sentence', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(new SettingsError(sentence))
})
