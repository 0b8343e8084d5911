import { expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

it('has a default for everything', () => {
  expect(readSettings({})).toMatchObject({
    port: 4001, host: '127.0.0.1', databaseUrl: null, demo: true, logLevel: 'info', gatewaySecret: null, databasePool: 10, databaseTimeoutMs: 15_000,
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
  [{ DATABASE_TIMEOUT_MS: '0' }, 'DATABASE_TIMEOUT_MS must be a whole number from 100 to 600000, not "0".'],
  [{ GATEWAY_SECRET: 'short' }, 'GATEWAY_SECRET must have at least 16 characters.'],
  [{ QQ1: 'abc' }, 'QQ1 must be a QQ number of 5 to 12 digits.'],
])('refuses %o with one sentence', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(new SettingsError(sentence))
})
