import { PLANTED } from '../../tests/sim/planted.ts'
import { PLANTED_RACES } from '../../tests/sim/plantedRaces.ts'
import { inRoot } from './paths.ts'
import { run } from './run.ts'
import { table } from './table.ts'

const runPlanted = async (name: string, program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const imports = ['plant', 'storefrontPaths'].flatMap((hook) => ['--import', inRoot(`tests/sim/${hook}.ts`)])
  const all = ['--conditions=module-sync', ...imports, program, ...words, '--plain']
  const { output } = await run(process.execPath, all, { env: { ...env, PLANTED: name }, quiet: true })
  return [...output.matchAll(/^(\d+) (\d+) (.*)$/gm)]
}

/** Plants one fault after the other, and lives days of other seeds until a law breaks; true where each was found. */
export async function findPlanted(program: string, days: number): Promise<boolean> {
  const rows: string[][] = []
  for (const { name } of PLANTED) {
    // oxlint-disable-next-line no-await-in-loop -- each has the machine to itself
    const [found] = await runPlanted(name, program, [`--days=${days}`])
    rows.push([name, found?.[1] ?? 'not found', found?.[2] ?? '', found?.[3]?.slice(0, 60) ?? ''])
    console.log(rows.at(-1)?.join(' · '))
  }
  console.log(`\n${table(['planted', 'seed', 'acts', 'law'], rows)}`)
  return rows.every(([, seed]) => seed !== 'not found')
}

/** Plants one race after the other, and lives the rush of so many seeds on that server: in how many of them a law breaks. */
export async function findRaces(program: string, url: string, seeds: number): Promise<boolean> {
  const rows: string[][] = []
  const words = [`--days=${seeds}`, '--database=postgres', '--rush', '--on']
  for (const { name } of PLANTED_RACES) {
    // oxlint-disable-next-line no-await-in-loop -- each has the machine to itself
    const found = await runPlanted(name, program, words, { TEST_DATABASE_URL: url })
    rows.push([name, `${found.length} of ${seeds}`, found[0]?.[1] ?? 'not found', found[0]?.[3]?.slice(0, 60) ?? ''])
    console.log(rows.at(-1)?.join(' · '))
  }
  console.log(`\n${table(['planted', 'found in', 'first seed', 'law'], rows)}`)
  return rows.every(([, , first]) => first !== 'not found')
}
