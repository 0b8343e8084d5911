import { PLANTED } from '../../tests/sim/planted.ts'
import { PLANTED_RACES } from '../../tests/sim/plantedRaces.ts'
import { inRoot } from './paths.ts'
import { run } from './run.ts'
import { table } from './table.ts'

interface Search {
  readonly program: string
  /** As many other seeds are tried. */
  readonly days: number
  /** The server on which races are looked for; null looks for faults that one meets alone. */
  readonly server: string | null
  /** The one to look for; all where none is named. */
  readonly name?: string
}

/** Plants one fault after the other, and lives days (or rushes) of other seeds until a law breaks; true where each was found. */
export async function findPlanted({ program, days, server, name }: Search): Promise<boolean> {
  const [all, more] = server === null ? [PLANTED, []] : [PLANTED_RACES, ['--database=postgres', '--rush']]
  const imports = ['plant', 'storefrontPaths'].flatMap((hook) => ['--import', inRoot(`tests/sim/${hook}.ts`)])
  const words = ['--conditions=module-sync', ...imports, program, `--days=${days}`, '--plain', ...more]
  const rows: string[][] = []
  for (const planted of all.filter((fault) => name === undefined || fault.name === name)) {
    const env = { PLANTED: planted.name, ...(server === null ? {} : { TEST_DATABASE_URL: server }) }
    // oxlint-disable-next-line no-await-in-loop -- each has the machine to itself
    const { output } = await run(process.execPath, words, { env, quiet: true })
    const found = /^(\d+) (\d+) (.*)$/m.exec(output)
    rows.push([planted.name, found?.[1] ?? 'not found', found?.[2] ?? '', found?.[3]?.slice(0, 90) ?? ''])
    console.log(rows.at(-1)?.join(' · '))
  }
  console.log(`\n${table(['planted', 'seed', 'acts', 'law'], rows)}`)
  return rows.every(([, seed]) => seed !== 'not found')
}
