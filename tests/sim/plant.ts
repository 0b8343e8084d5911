import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { inRoot } from '../../scripts/lib/paths.ts'
import { PLANTED } from './planted.ts'
import { PLANTED_RACES } from './plantedRaces.ts'

/** Imported before a run: puts the fault that PLANTED names into the text of its file while it is loaded. */
const planted = [...PLANTED, ...PLANTED_RACES].find(({ name }) => name === process.env['PLANTED'])
if (planted === undefined) throw new Error(`there is no planted fault "${process.env['PLANTED']}"`)
const { file, from, to } = planted
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.startsWith('file:') || fileURLToPath(url) !== inRoot(file)) return loaded
    const source = loaded.source instanceof Uint8Array ? Buffer.from(loaded.source).toString() : loaded.source
    if (typeof source !== 'string') throw new Error(`${file} was loaded as something else than text`)
    if (source.split(from).length !== 2) throw new Error(`${file} does not hold once what is to be changed: ${from}`)
    return { ...loaded, source: source.replace(from, () => to) }
  },
})
