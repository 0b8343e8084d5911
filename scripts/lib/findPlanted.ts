import { PLANTED } from '../../tests/sim/planted.ts'
import { inRoot } from './paths.ts'
import { run } from './run.ts'
import { table } from './table.ts'

/** Plants one fault after the other, and lives days of other seeds until a law breaks; true where each was found. */
export async function findPlanted(program: string, days: number): Promise<boolean> {
  const rows: string[][] = []
  for (const { name } of PLANTED) {
    const imports = ['plant', 'storefrontPaths'].flatMap((hook) => ['--import', inRoot(`tests/sim/${hook}.ts`)])
    const words = ['--conditions=module-sync', ...imports, program, `--days=${days}`, '--plain']
    // oxlint-disable-next-line no-await-in-loop -- each has the machine to itself
    const { output } = await run(process.execPath, words, { env: { PLANTED: name }, quiet: true })
    const found = /^(\d+) (\d+) (.*)$/m.exec(output)
    rows.push([name, found?.[1] ?? 'not found', found?.[2] ?? '', found?.[3]?.slice(0, 60) ?? ''])
    console.log(rows.at(-1)?.join(' · '))
  }
  console.log(`\n${table(['planted', 'seed', 'acts', 'law'], rows)}`)
  return rows.every(([, seed]) => seed !== 'not found')
}
