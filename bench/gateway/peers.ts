import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../scripts/lib/paths.ts'
import { run } from '../../scripts/lib/run.ts'
import { openForOlderGlibc } from './olderGlibc.ts'

export interface Peer {
  readonly name: string
  readonly title: string
  readonly path: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly overrides?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  /** Its program, inside the folder it was installed to; Node runs what ends in .mjs. */
  readonly program: string
}

/** Pinned: figures of another day are only comparable with the same peers. */
export const peers: readonly Peer[] = [
  {
    name: 'tailcall',
    title: 'Tailcall 1.6 (Rust)',
    path: '/graphql',
    dependencies: { '@tailcallhq/core-linux-x64-gnu': '1.6.14' },
    program: 'node_modules/@tailcallhq/core-linux-x64-gnu/bin/tailcall',
  },
  {
    name: 'mercurius',
    title: 'Mercurius 16 with JIT, undici',
    path: '/graphql',
    dependencies: { mercurius: '16.10.1', fastify: '5.12.8', graphql: '16.12.0', undici: '7.16.0' },
    program: 'mercurius.mjs',
  },
  {
    name: 'mercurius-asking',
    title: 'Mercurius, which asks only for what it needs',
    path: '/graphql',
    dependencies: { mercurius: '16.10.1', fastify: '5.12.8', graphql: '16.12.0', undici: '7.16.0' },
    env: { ASKS_FIELDS: '1' },
    program: 'mercurius.mjs',
  },
  {
    name: 'apollo',
    title: 'Apollo Server 5 with datasource-rest',
    path: '/',
    dependencies: { '@apollo/server': '5.5.1', '@apollo/datasource-rest': '6.4.1', graphql: '16.12.0' },
    program: 'apollo.mjs',
  },
  {
    name: 'hive',
    title: 'Hive Gateway 2 with JIT',
    path: '/graphql',
    dependencies: { '@graphql-hive/gateway': '2.15.1', graphql: '16.12.0', 'graphql-jit': '0.8.9' },
    // What it asks for of graphql-tools is not on npm in full.
    overrides: { '@graphql-tools/delegate': '12.2.0' },
    program: 'hive.mjs',
  },
  {
    name: 'hive-router',
    title: "Hive Gateway 2 with Hive Router's runtime",
    path: '/graphql',
    dependencies: {
      '@graphql-hive/gateway': '2.15.1',
      '@graphql-hive/router-runtime': '1.4.23',
      '@graphql-tools/schema': '10.1.5',
      '@theguild/federation-composition': '0.27.0',
      graphql: '16.12.0',
    },
    overrides: { '@graphql-tools/delegate': '12.2.0' },
    program: 'hive-router.mjs',
  },
  {
    name: 'naive',
    title: 'graphql-yoga and got, used naively',
    path: '/graphql',
    dependencies: { 'graphql-yoga': '5.24.1', got: '16.1.0', graphql: '16.12.0' },
    program: 'naive.mjs',
  },
]

const CACHE = inRoot('node_modules/.cache/bench-peers')

/** Installs a peer into a separate folder outside the workspace, or says why it cannot. */
export async function install(peer: Peer): Promise<{ folder: string } | { refusal: string }> {
  const folder = join(CACHE, peer.name)
  mkdirSync(folder, { recursive: true })
  const manifest = JSON.stringify(
    {
      private: true,
      type: 'module',
      dependencies: peer.dependencies,
      ...(peer.overrides === undefined ? {} : { overrides: peer.overrides }),
    },
    null,
    2,
  )
  const done = join(folder, 'installed.json')
  if (!existsSync(done) || readFileSync(done, 'utf8') !== manifest) {
    writeFileSync(join(folder, 'package.json'), manifest)
    const { code, output } = await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      quiet: true,
    })
    if (code !== 0) return { refusal: `npm cannot install it: ${lastLine(output)}` }
    writeFileSync(done, manifest)
  }
  cpSync(inRoot('bench/gateway/peers'), folder, { recursive: true })
  if (peer.program.endsWith('.mjs')) return { folder }
  const program = join(folder, peer.program)
  chmodSync(program, 0o755)
  openForOlderGlibc(program)
  const { code, output } = await run(program, ['--version'], { quiet: true })
  return code === 0 ? { folder } : { refusal: `it does not run here: ${lastLine(output)}` }
}

function lastLine(output: string): string {
  return (
    output
      .trim()
      .split('\n')
      .findLast((line) => !line.includes('complete log')) ?? 'no reason given'
  )
}
