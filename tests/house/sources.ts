import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Every file git tracks or would track, as paths from the root. */
export const files: readonly string[] = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)))

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

export const sources: readonly string[] = files.filter((file) => /\.tsx?$/.test(file))

const IMPORT = /(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]\s*\)|^import\s+['"]([^'"]+)['"]/gm

export type Import = { from: string; specifier: string; target: string; isTypeOnly: boolean }

/** What a file imports; relative specifiers become paths from the root. */
export function importsOf(file: string): Import[] {
  return [...read(file).matchAll(IMPORT)].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? ''
    const target = specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), specifier)) : specifier
    return { from: file, specifier, target, isTypeOnly: /^(?:import|export)\s+type\b/.test(match[0]) }
  })
}
