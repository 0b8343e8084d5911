import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { inRoot } from '../scripts/lib/paths.ts'

/** Keeps what was measured, with the machine it was measured on, in bench/results/NAME.json. */
export async function writeResult(name: string, figures: Readonly<Record<string, unknown>>): Promise<void> {
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.versions.node }
  await mkdir(inRoot('bench/results'), { recursive: true })
  await writeFile(
    inRoot('bench/results', `${name}.json`),
    `${JSON.stringify({ at: new Date().toISOString(), machine, ...figures }, null, 2)}\n`,
  )
}
