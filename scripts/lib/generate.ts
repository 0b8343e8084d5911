import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Where an input lies and where an output goes while a run is under way. */
export interface Places {
  readonly input: (path: string) => string
  readonly output: (path: string) => string
}

export interface Step {
  readonly name: string
  /** The step that makes one of its inputs. */
  readonly after?: string
  /** Patterns of the files it is made from. */
  readonly inputs: readonly string[]
  /** What of an input counts; empty where the file does not matter. */
  readonly relevant?: (text: string, file: string) => string
  /** Files, or folders that hold nothing else. */
  readonly outputs: readonly string[]
  /** Resolves with what went wrong, if anything did. */
  readonly make: (places: Places) => Promise<string | undefined>
}

type Stamps = Record<string, { readonly inputs: string; readonly outputs: string }>
type Options = { readonly root: string; readonly cache: string; readonly force?: boolean }

export type Outcome = { readonly made: readonly string[]; readonly changed: readonly string[]; readonly failures: readonly string[] }

function digest(files: readonly string[], text: (file: string) => string): string {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = text(file)
    if (content !== '') hash.update(`${file}\n`).update(content)
  }
  return hash.digest('hex')
}

function outputsUnder(root: string, { outputs }: Step): string[] {
  return outputs
    .flatMap((path) => {
      const stat = statSync(join(root, path), { throwIfNoEntry: false })
      if (!stat?.isDirectory()) return stat ? [path] : []
      return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
        .map((name) => `${path}/${name}`)
        .filter((file) => statSync(join(root, file)).isFile())
    })
    .toSorted()
}

const outputsDigest = (root: string, step: Step): string =>
  digest(outputsUnder(root, step), (file) => readFileSync(join(root, file), 'utf8'))

/** Moves what differs to its place; what is as it was keeps its time of change. */
function keep(step: Step, aside: string, root: string): string[] {
  const fresh = outputsUnder(aside, step)
  const old = new Set(outputsUnder(root, step))
  const changed = fresh.filter((file) => !old.has(file) || !readFileSync(join(root, file)).equals(readFileSync(join(aside, file))))
  for (const file of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    renameSync(join(aside, file), join(root, file))
  }
  const gone = [...old].filter((file) => !fresh.includes(file))
  for (const file of gone) rmSync(join(root, file))
  return [...changed, ...gone]
}

/** Makes what is stale, aside; all of it is moved to its place once the whole run has succeeded, and nothing otherwise. */
export async function generate(steps: readonly Step[], { root, cache, force = false }: Options): Promise<Outcome> {
  mkdirSync(cache, { recursive: true })
  const stampFile = join(cache, 'generated.json')
  const stamps = existsSync(stampFile) ? (JSON.parse(readFileSync(stampFile, 'utf8')) as Stamps) : {}
  const aside = mkdtempSync(join(cache, 'generating-'))
  const made: Step[] = []
  const places: Places = {
    input: (path) => (existsSync(join(aside, path)) ? join(aside, path) : join(root, path)),
    output: (path) => {
      mkdirSync(dirname(join(aside, path)), { recursive: true })
      return join(aside, path)
    },
  }

  async function bring(step: Step): Promise<void> {
    const { inputs: patterns, relevant = (text: string) => text } = step
    const files = [...new Set([root, aside].flatMap((cwd) => globSync([...patterns], { cwd })))].toSorted()
    const inputs = digest(files, (file) => relevant(readFileSync(places.input(file), 'utf8'), file))
    const stamp = stamps[step.name]
    if (!force && stamp?.inputs === inputs && stamp.outputs === outputsDigest(root, step)) return
    const failure = await step.make(places)
    if (failure !== undefined) throw new Error(`${step.name}: ${failure.trim()}`)
    stamps[step.name] = { inputs, outputs: outputsDigest(aside, step) }
    made.push(step)
  }

  const running = new Map<string, Promise<void>>()
  const begin = (step: Step): Promise<void> => (running.get(step.after ?? '') ?? Promise.resolve()).then(() => bring(step))
  try {
    for (const step of steps) running.set(step.name, begin(step))
    const ends = await Promise.allSettled(running.values())
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as Error).message] : []))
    if (failures.length > 0) return { made: [], changed: [], failures: [...new Set(failures)] }
    const changed = made.flatMap((step) => keep(step, aside, root))
    if (made.length > 0) {
      writeFileSync(join(aside, 'stamps'), JSON.stringify(stamps, null, 2))
      renameSync(join(aside, 'stamps'), stampFile)
    }
    return { made: made.map(({ name }) => name), changed, failures: [] }
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}
