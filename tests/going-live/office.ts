import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/paths.ts'

export interface Said {
  readonly code: number | null
  readonly says: string
}

/** The office at its own command line. */
export class Office {
  readonly #folder: string
  readonly #env: Record<string, string>

  constructor(folder: string, env: { readonly API_URL: string; readonly ERP_TOKEN: string }) {
    this.#folder = folder
    this.#env = { ...env }
  }

  /** The same office with another token. */
  with(token: string): Office {
    return new Office(this.#folder, { API_URL: this.#env['API_URL'] ?? '', ERP_TOKEN: token })
  }

  /** A command as it ends, whatever comes of it. */
  async tries(...words: readonly string[]): Promise<Said> {
    const child = spawn(process.execPath, [join(ROOT, 'scripts/erp.ts'), ...words], { env: { ...process.env, ...this.#env } })
    const parts: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => parts.push(text))
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, says: parts.join('') }
  }

  /** A command that must be done: what it says. */
  async does(...words: readonly string[]): Promise<string> {
    const { code, says } = await this.tries(...words)
    if (code !== 0) throw new Error(`erp ${words.join(' ')}: ${says}`)
    return says
  }

  file(name: string, text: string): string {
    const path = join(this.#folder, name)
    writeFileSync(path, text)
    return path
  }

  /** Everything of a kind that changed since this was asked before. */
  async exported<Row>(kind: string): Promise<Row[]> {
    const lines = await this.does('export', kind, `--since=${join(this.#folder, `${kind}.cursor`)}`)
    return lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => (JSON.parse(line) as { record: Row }).record)
  }
}
