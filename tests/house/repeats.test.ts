import { globSync, readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isRequiredInputField,
  NoDeprecatedCustomRule,
  parse,
  validate,
  type ConstDirectiveNode,
} from 'graphql'
import { expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'

const schema = buildSchema(readFileSync(inRoot('schema.graphql'), 'utf8'))

type Key = 'required' | 'optional' | 'none'
type Repeat = { readonly name: string; readonly input: string; readonly key: Key; readonly by: string; readonly mayWait: boolean }

function argumentsOf(directive: ConstDirectiveNode | undefined): Readonly<Record<string, unknown>> {
  const given = (directive?.arguments ?? []).map(({ name, value }) => [name.value, 'value' in value ? value.value : null] as const)
  return Object.fromEntries(given)
}

const repeats: readonly Repeat[] = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args, astNode }) => {
  const input = getNamedType(args[0]?.type)
  const { by, mayWait } = argumentsOf(astNode?.directives?.find((directive) => directive.name.value === 'repeat'))
  const field = isInputObjectType(input) ? input.getFields()['clientKey'] : undefined
  const key = field === undefined ? 'none' : isRequiredInputField(field) ? 'required' : 'optional'
  return { name, input: input?.name ?? '', key, by: String(by), mayWait: mayWait === true }
})
const named = (isChosen: (repeat: Repeat) => boolean): string[] =>
  repeats
    .filter(isChosen)
    .map(({ name }) => name)
    .toSorted()

it('every mutation says how it may be sent again, and takes a clientKey exactly where it goes by one', () => {
  expect(named(({ by }) => !['KEY', 'NATURE', 'NOTHING'].includes(by))).toEqual([])
  expect(named(({ by, key }) => (by === 'KEY') !== (key !== 'none'))).toEqual([])
})

it('what uses up a code, a ticket, a password or the login may not be sent again, and what may not does not wait', () => {
  expect(named(({ by }) => by === 'NOTHING')).toEqual([
    'closeAccount',
    'loginWithCode',
    'loginWithWechat',
    'requestMyData',
    'resetPassword',
    'startPasswordReset',
    'startRegistration',
    'startShopRegistration',
    'startWechatRegistration',
    'switchShop',
    'updatePassword',
  ])
  expect(named(({ by, mayWait }) => by === 'NOTHING' && mayWait)).toEqual([])
})

it('no money, no promise of stock, no code and no right of a person waits offline', () => {
  const moments =
    /order$|checkout|pay|recharge|withdraw|coupon|points|draw|group|invoice|refund|receipt|code|regist|log(in|out)|password|shops?$|colleague|certificate|session|devices|contract|wechat|proof/i
  expect(named(({ name, mayWait }) => mayWait && moments.test(name))).toEqual(['deleteOrder', 'rebuyOrder'])
  expect(named(({ mayWait }) => mayWait)).toHaveLength(31)
})

it('the storefront sends a key where one may be left out, too', () => {
  const keyed = new Set(repeats.filter(({ key }) => key === 'optional').map(({ input }) => input))
  const found: string[] = []
  let sent = 0
  for (const file of globSync('client/src/**/*.{ts,tsx}', { cwd: inRoot(), exclude: (path) => /__generated__|\.test\./.test(path) })) {
    const source = readFileSync(inRoot(file), 'utf8')
    for (const [, mutation = '', input = ''] of source.matchAll(/mutation (\w+)\(\$input: (\w+)!\)/g)) {
      if (!keyed.has(input)) continue
      sent += 1
      if (!source.includes(`commitOnce<${mutation}>`)) found.push(`${file}: ${mutation}`)
    }
  }
  expect(found).toEqual([])
  expect(sent).toBe(16)
})

it('no document of the storefront asks for what is deprecated', () => {
  const documents = JSON.parse(readFileSync(inRoot('client/persisted.json'), 'utf8')) as Record<string, string>
  const faults = Object.values(documents).flatMap((text) => validate(schema, parse(text), [NoDeprecatedCustomRule]))
  expect(faults.map(({ message }) => message)).toEqual([])
  expect(validate(schema, parse('subscription { changed { isEverything } }'), [NoDeprecatedCustomRule])).toHaveLength(1)
})
