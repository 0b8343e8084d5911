// Plain JavaScript for Node 20 and npm alone: brings the pinned Node and pnpm, installs, then runs a program.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const { pins } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const windows = process.platform === 'win32'

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** The environment without what npm added for its own script, which would confuse pnpm. */
function cleanEnvironment() {
  const env = { ...process.env }
  for (const key of Object.keys(env)) {
    const own = /^npm_(config|package|lifecycle|command|execpath|node_execpath)/i.test(key)
    if (own && !/^npm_config_(cache|registry|userconfig|cafile)$/i.test(key)) delete env[key]
  }
  return env
}

const kept = join(root, `node_modules/.cache/pinned-${pins.node}-${pins.pnpm}`)

/** Where npx put them the last time, if they are there still: asking it again takes seconds, more than most commands. */
function keptPath(env) {
  if (windows || !existsSync(kept)) return null
  const folder = readFileSync(kept, 'utf8')
  const { stdout } = spawnSync(join(folder, 'node'), ['-p', 'process.versions.node'], { encoding: 'utf8', env })
  return stdout?.trim() === pins.node && existsSync(join(folder, 'pnpm')) ? folder + delimiter + (env.PATH ?? '') : null
}

/** The PATH on which the pinned Node and pnpm come first. */
function pinnedPath(env) {
  const before = keptPath(env)
  if (before !== null) return before
  const pnpm = spawnSync('pnpm', ['--version'], { encoding: 'utf8', shell: windows, env })
  if (process.versions.node === pins.node && pnpm.stdout?.trim() === pins.pnpm) {
    return dirname(process.execPath) + delimiter + (env.PATH ?? '')
  }
  // What a program prints may be read by another one.
  console.error(`Preparing Node ${pins.node} and pnpm ${pins.pnpm} …`)
  const ask = 'node -p "JSON.stringify([process.versions.node, process.env.PATH])"'
  const npx = spawnSync('npx', ['--yes', '--loglevel=error', '-p', `node@${pins.node}`, '-p', `pnpm@${pins.pnpm}`, '-c', ask], {
    encoding: 'utf8',
    shell: windows,
    env,
    cwd: root,
  })
  const answer = npx.stdout?.trim().split('\n').at(-1) ?? ''
  if (npx.status !== 0 || !answer.startsWith('[')) {
    const reason = (npx.stderr || npx.error?.message || '').trim().split('\n').at(-1)
    fail(`Node ${pins.node} and pnpm ${pins.pnpm} could not be fetched from the npm registry: ${reason}`)
  }
  const path = JSON.parse(answer)[1]
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, path.split(delimiter)[0])
  return path
}

/** Installs when the lockfile or a manifest has changed since the last install. */
function install(env) {
  const manifests = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...['rules', 'api', 'gateway', 'client'].map((name) => `${name}/package.json`),
  ]
  const hash = createHash('sha256').update(pins.node)
  for (const file of manifests) hash.update(readFileSync(join(root, file)))
  const digest = hash.digest('hex')
  const stamp = join(root, 'node_modules/.cache/install-stamp')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  const done = spawnSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], {
    stdio: ['inherit', 2, 2],
    shell: windows,
    env,
    cwd: root,
  })
  if (done.status !== 0) fail('The packages could not be installed; the lines above say why.')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, digest)
}

const env = cleanEnvironment()
env.PATH = pinnedPath(env)
// Every server and runner starts a third sooner with what Node compiled before.
env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')
install(env)
// Which script of npm was called, for those that name files from where the person stands.
if (process.env.npm_lifecycle_event) env.npm_lifecycle_event = process.env.npm_lifecycle_event
// Spawned without a shell, so that a signal reaches the program itself and nothing is orphaned.
const child = spawn('node', process.argv.slice(2), { stdio: 'inherit', env, cwd: root })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

/** The parent of a process and the program it runs; null where neither /proc nor ps tells. */
function lookUp(pid) {
  try {
    const [, program, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return { program, parent: Number(parent) }
  } catch {
    const [, parent, program] =
      /^\s*(\d+)\s+(.*)/.exec(spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '') ?? []
    return parent === undefined ? null : { program: program.trim().split('/').at(-1), parent: Number(parent) }
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// npm ends at a SIGTERM without passing it on: what it started would go on by itself, and so does the shell that may stand between.
if (process.env.npm_lifecycle_event && !windows) {
  const parent = process.ppid
  const above = lookUp(parent)
  const npm = above !== null && /^-?(ba|da|a|k|z)?sh$/.test(above.program) ? above.parent : parent
  const watch = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  watch.unref()
}
child.on('error', (error) => fail(`The program could not be started: ${error.message}`))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
