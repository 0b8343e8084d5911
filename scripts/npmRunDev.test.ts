import { afterEach, beforeEach, expect, it } from 'vitest'
import { SmallHouse } from './testing/smallHouse.ts'

let house: SmallHouse
beforeEach(() => {
  house = new SmallHouse()
})
afterEach(() => house.close())

const BOTH = ['api began', 'gateway began']
const told = () => expect.poll(() => house.lines())

it.each([
  ['the api', 'api/src/any.ts', ['api ended', 'api began']],
  ['the gateway', 'gateway/src/any.graphql', ['gateway ended', 'gateway began']],
  ['the rules', 'rules/src/any.ts', ['api ended', 'api began', 'gateway ended', 'gateway began']],
])('npm run dev starts again what a change of %s concerns', async (_, file, restarted) => {
  const { npm, ended } = await house.serving(['run', 'dev'])
  house.write(file, 'export const any = 1\n')
  await told().toEqual([...BOTH, ...restarted])
  npm.kill('SIGTERM')
  await ended
  expect(house.lines()).toEqual([...BOTH, ...restarted, 'gateway ended', 'api ended'])
})

it('npm run dev leaves what runs alone at a mistake in what is generated, and at a change of a test', async () => {
  const { npm, ended, said } = await house.serving(['run', 'dev'])
  house.write('mistake', '')
  house.write('gateway/src/any.graphql', 'type {')
  await expect.poll(said).toContain('There is a mistake.')
  house.write('gateway/src/any.test.ts', '')
  house.remove('mistake')
  house.write('api/src/any.ts', '')
  await told().toEqual([...BOTH, 'api ended', 'api began'])
  npm.kill('SIGTERM')
  await ended
})

it('npm run dev waits for the next change where a server does not start with this one', async () => {
  const { npm, ended, said } = await house.serving(['run', 'dev'])
  house.write('api/src/main.ts', 'const =')
  await expect.poll(said).toContain('The api does not start; the next change tries again.')
  house.write(
    'api/src/main.ts',
    "process.send?.({ ready: true, port: 1 }); process.on('SIGINT', () => process.exit(0)); setInterval(() => {}, 1e6)",
  )
  await expect.poll(said).toContain('The api runs again.')
  npm.kill('SIGTERM')
  await ended
})

it('npm run dev ends with the sentence of a server that cannot start at all, such as one whose port is taken', async () => {
  const sentence = 'Port 4001 on 127.0.0.1 is in use; stop the other program or set another API_PORT.'
  house.write('api/src/main.ts', `process.stderr.write('${sentence}\\n')\nprocess.exit(1)\n`)
  const { ended, said } = house.npm(['run', 'dev'])
  expect(await ended).toBe(1)
  expect(said()).toContain(sentence)
})
