import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inRoot } from '../scripts/lib/paths.ts'
import { benchAll } from './all.ts'

const END = '.bench.ts'
const names = readdirSync(inRoot('bench'))
  .filter((file) => file.endsWith(END))
  .map((file) => file.slice(0, -END.length))
  .toSorted()
const [name, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--')

if (name === undefined) {
  console.log(`npm run bench -- NAME, where NAME is one of: ${names.join(', ')}; or all, or all and some of them`)
} else if (name === 'all' && rest.every((each) => names.includes(each))) {
  await benchAll(names, rest)
} else if (names.includes(name)) {
  const loaded: { bench?: unknown } = await import(pathToFileURL(inRoot('bench', name + END)).href)
  if (typeof loaded.bench !== 'function') throw new Error(`bench/${name}${END} exports no function bench`)
  await loaded.bench(rest)
} else {
  const unknown = name === 'all' ? rest.find((each) => !names.includes(each)) : name
  console.error(`There is no benchmark "${unknown}"; there are: ${names.join(', ')}.`)
  process.exitCode = 1
}
