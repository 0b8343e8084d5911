import { readdirSync } from 'node:fs'
import type { Migration } from './statements.ts'

/** A file of this folder that begins with a number exports one migration, named as the file is. It is never changed once it is released. */
const FILE = /^(\d{4}_\w+)\.ts$/
const names = readdirSync(import.meta.dirname)
  .flatMap((file) => FILE.exec(file)?.[1] ?? [])
  .toSorted()

/** All migrations, in the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await read(name)] as const)),
)

async function read(name: string): Promise<Migration> {
  const exported: Readonly<Record<string, Migration>> = await import(/* @vite-ignore */ new URL(`${name}.ts`, import.meta.url).href)
  const [migration, ...others] = Object.values(exported)
  if (migration === undefined || others.length > 0) throw new Error(`${name}.ts should export one migration`)
  return migration
}
