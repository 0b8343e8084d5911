import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('settings', () => {
  it('the settings have defaults', () => {
    expect(readSettings({ DATA_DIR: '/nowhere' })).toEqual({
      port: 4000,
      host: '127.0.0.1',
      apiUrl: 'http://127.0.0.1:4001',
      storefrontDir: join(import.meta.dirname, '../../client/dist'),
      siteTitle: '康采医药批发',
      publicUrl: null,
      logLevel: 'info',
      trustedOnly: false,
      trustedDocuments: [],
      upstreamTimeoutMs: 30_000,
      isSpecUpstream: false,
      upstreamCookie: 'sid',
      gatewaySecret: null,
      trustedProxies: 0,
      corsOrigins: [],
      pictureOrigins: [],
      introspection: true,
      isDemo: true,
      showCalls: true,
      redisUrl: null,
      ratePerSession: 1_200,
      ratePerAddress: 6_000,
      operationsAtOnce: 256,
      connectionsPerAddress: 500,
      metricsPort: null,
      vitalsPercent: 0,
      isWorkerOff: false,
      otlpEndpoint: null,
    })
  })

  it.each([
    [{ API_PORT: '4101' }, { apiUrl: 'http://127.0.0.1:4101' }],
    [{ API_URL: 'https://api.example.com/', API_PORT: '4101' }, { apiUrl: 'https://api.example.com' }],
    [
      { PORT: ' 8080 ', HOST: '0.0.0.0' },
      { port: 8080, host: '0.0.0.0' },
    ],
    [{ CORS_ORIGINS: 'https://a.example, http://b.example:8080' }, { corsOrigins: ['https://a.example', 'http://b.example:8080'] }],
    [
      { TRUSTED_DOCUMENTS_ONLY: '1', TRUSTED_DOCUMENTS: '/a.json,/b.json' },
      { trustedOnly: true, trustedDocuments: ['/a.json', '/b.json'] },
    ],
    [{ PICTURE_ORIGINS: 'https://cdn.example/' }, { pictureOrigins: ['https://cdn.example'] }],
    [{ GATEWAY_SECRET: 'given' }, { gatewaySecret: 'given' }],
    // Our secret is nobody else's.
    [
      { UPSTREAM: 'spec', UPSTREAM_COOKIE: 'PHPSESSID', GATEWAY_SECRET: 'given' },
      { isSpecUpstream: true, upstreamCookie: 'PHPSESSID', gatewaySecret: null },
    ],
    [{ API_URL: 'https://api.example.com' }, { isDemo: false, showCalls: false }],
    [
      { DATABASE_URL: 'postgres://shop', DEMO: '1', SHOW_CALLS: '0' },
      { isDemo: true, showCalls: false },
    ],
    [
      { INTROSPECTION: '0', METRICS_PORT: '9464' },
      { introspection: false, metricsPort: 9464 },
    ],
    [
      { REDIS_URL: 'redis://:secret@cache:6379/1', RATE_PER_SESSION: '60', RATE_PER_ADDRESS: '0' },
      { redisUrl: 'redis://:secret@cache:6379/1', ratePerSession: 60, ratePerAddress: 0 },
    ],
    [
      { OPERATIONS_AT_ONCE: '64', CONNECTIONS_PER_ADDRESS: '0' },
      { operationsAtOnce: 64, connectionsPerAddress: 0 },
    ],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }, { otlpEndpoint: 'http://collector:4318' }],
    [{ SITE_TITLE: '' }, { siteTitle: '康采医药批发' }],
    [
      { PUBLIC_URL: 'https://shop.example.com', TRUST_PROXY: '1', LOG_LEVEL: 'warn' },
      { publicUrl: 'https://shop.example.com', trustedProxies: 1, logLevel: 'warn' },
    ],
  ])('the settings made of %j', (env, expected) => {
    expect(readSettings(env)).toMatchObject(expected)
  })

  it('the settings hold the secret the marketplace keeps in the data folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-'))
    writeFileSync(join(folder, 'gateway-secret'), 'kept-secret\n')
    expect(readSettings({ DATA_DIR: folder }).gatewaySecret).toBe('kept-secret')
    rmSync(folder, { recursive: true })
  })

  it.each([
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535, not "x".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
    [{ UPSTREAM_TIMEOUT_MS: '0' }, 'UPSTREAM_TIMEOUT_MS must be a whole number from 1 to 600000, not "0".'],
    [{ API_URL: 'localhost:4001' }, 'API_URL must be a web address such as https://shop.example.com.'],
    [{ API_URL: 'http://a.example/api' }, 'API_URL must be an address without a path, not "http://a.example/api".'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be a web address such as https://shop.example.com.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
    [{ TRUSTED_DOCUMENTS_ONLY: 'yes' }, 'TRUSTED_DOCUMENTS_ONLY must be 0 or 1, not "yes".'],
    [{ INTROSPECTION: 'no' }, 'INTROSPECTION must be 0 or 1, not "no".'],
    [{ REDIS_URL: 'cache:secret' }, 'REDIS_URL must start with redis:// or rediss://.'],
    [{ RATE_PER_SESSION: '-1' }, 'RATE_PER_SESSION must be a whole number from 0 to 1000000, not "-1".'],
    [{ METRICS_PORT: 'x' }, 'METRICS_PORT must be a whole number from 0 to 65535, not "x".'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be a web address such as http://localhost:4318.'],
    [{ TRUST_PROXY: 'all' }, 'TRUST_PROXY must be a whole number from 0 to 10, not "all".'],
  ])('the setting %j is refused by one sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
  })
})
