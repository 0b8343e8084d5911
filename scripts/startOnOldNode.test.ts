import { expect, it } from 'vitest'
import { run } from './lib/run.ts'

/** What an older Node says of itself, on the Node that is here. */
const OLD = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})`

it.each(['api', 'gateway'])('%s/start.mjs says in one sentence that an older Node will not do', async (floor) => {
  const { code, output } = await run(process.execPath, ['--import', OLD, `${floor}/start.mjs`], { quiet: true })
  expect({ code, output }).toEqual({
    code: 1,
    output: 'This server needs Node 24 or newer and was started with Node 20.20.2; npm start brings its own.\n',
  })
})

it('api/start.mjs starts the api on the Node that is here', async () => {
  const { code, output } = await run(process.execPath, ['api/start.mjs'], { quiet: true, env: { API_PORT: 'x' } })
  expect({ code, output }).toEqual({ code: 1, output: 'API_PORT must be a whole number from 0 to 65535, not "x".\n' })
})
