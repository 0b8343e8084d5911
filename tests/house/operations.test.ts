import { expect, it } from 'vitest'
import { files, read } from './sources.ts'

const commands = files
  .filter((file) => /^scripts\/erp\/.*\.ts$/.test(file))
  .flatMap((file) => [...read(file).matchAll(/name: '([a-z][a-z -]*)', ?\n?\s*args:/g)].map(([, name = '']) => name))
const pages = files.filter((file) => /^docs\/operations\/.*\.md$/.test(file))

it('the pages for operators name commands that are there', () => {
  expect(commands.length).toBeGreaterThan(50)
  const named = pages.flatMap((file) =>
    [...read(file).matchAll(/npm run erp -- ((?:[a-z-]+ ?)+)/g)].map(([, words = '']) => ({ file, words: words.trim() })),
  )
  expect(named.length).toBeGreaterThan(8)
  const unknown = named.filter(({ words }) => words !== 'help' && !commands.some((name) => words === name || words.startsWith(`${name} `)))
  expect(unknown).toEqual([])
})

/** What the settings of other programs are called, and what only compose.yml puts in place. */
const FOREIGN = /^(PATRONI|POSTGRES|MINIO|NODE_ENV|TLS_|.*_BIND$|GATEWAY\d|API\d|PG\d)/

it('the files of deploy/ set what the README lists', () => {
  const listed = new Set([...read('README.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name))
  const set = files
    .filter((file) => /^deploy\/(compose\.yml|shop\.env\.example|systemd\/)/.test(file))
    .flatMap((file) => [...read(file).matchAll(/^\s*(?:Environment=)?([A-Z][A-Z0-9_]+)[:=]/gm)].map(([, name = '']) => name))
    .filter((name) => !FOREIGN.test(name))
  expect(set).toContain('API_METRICS_PORT')
  expect([...new Set(set)].filter((name) => !listed.has(name))).toEqual([])
})
