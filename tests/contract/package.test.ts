import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema, Kind, parse, print } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { costOf } from '../../gateway/src/plugins/limits/cost.ts'
import { createSchema } from '../../gateway/src/schema.ts'
import { costedSchema } from '../../contract/src/check/costedSchema.ts'
import { inRoot } from '../../scripts/lib/paths.ts'

const folder = mkdtempSync(join(tmpdir(), 'app-'))
const installed = join(folder, 'node_modules/shop-contract')

/** Packed as it is published, and unpacked where an app's package manager would. */
beforeAll(() => {
  mkdirSync(installed, { recursive: true })
  const env = { ...process.env, npm_config_cache: join(folder, 'cache'), npm_config_offline: 'true' }
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: inRoot('contract'), env, encoding: 'utf8' })
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }]
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components=1'])
  for (const name of ['graphql', '@apollo', '@urql']) {
    symlinkSync(inRoot('tests/guide/node_modules', name), join(folder, 'node_modules', name))
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What an app's module prints. */
function runApp(code: string): unknown {
  writeFileSync(join(folder, 'app.mjs'), code)
  return JSON.parse(execFileSync(process.execPath, ['app.mjs'], { cwd: folder, encoding: 'utf8' }))
}

/** What the check says of files of an app, and with which exit code. */
function check(files: Readonly<Record<string, string>>, ...options: readonly string[]): { code: number; lines: string[] } {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const args = [join(installed, 'bin/check.js'), ...Object.keys(files), ...options]
  try {
    return { code: 0, lines: execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).trim().split('\n') }
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string }
    return { code: status, lines: stdout.trim().split('\n') }
  }
}

describe('the package for apps', () => {
  it('the package for apps has every entry that it names, and nothing of this machine', () => {
    const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { exports: Record<string, unknown> }
    const files = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(Object(entry) as object)))
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) expect(readFileSync(join(installed, String(file)), 'utf8')).not.toContain(inRoot())
  })

  it('the package for apps is loaded by an app, for Apollo, urql, the cart and prices', () => {
    const shown = runApp(`
      import { possibleTypes, typePolicies } from 'shop-contract/apollo'
      import { keys, resolvers, schema } from 'shop-contract/urql'
      import { clientKeys, mayWait } from 'shop-contract/offline'
      import { optimisticCart } from 'shop-contract/cart'
      import { quote } from 'shop-contract/pricing'
      const goods = { '1': { base_price: 250, pack: 10 } }
      console.log(JSON.stringify({
        refusal: possibleTypes.Refusal.includes('StockShort'),
        list: typePolicies.Query.fields.goodsList.keyArgs,
        totals: typePolicies.CartTotals,
        goods: [typePolicies.Goods.keyFields ?? null, typePolicies.Goods.fields.tiers],
        keyed: [keys.CartTotals(), 'Goods' in keys, 'PricingLine' in keys],
        pages: typeof resolvers.Query.orders,
        schema: schema.__schema.queryType.name,
        clientKey: clientKeys.placeOrder,
        waits: [mayWait.includes('addToCart'), mayWait.includes('login')],
        empty: optimisticCart({ lines: [{ lineID: '1', quantity: 2, isSelected: true, goods: { goodsID: '1' } }], lineCount: 1 },
          [{ lineIDs: ['1'], quantity: 0 }]),
        payable: quote({ lines: [{ id: 1, goods: '1', qty: 10 }], goods, wh: { '1': { free: null, fee: 0, min: 0 } } }).payable,
      }))`)
    expect(shown).toEqual({
      refusal: true,
      list: ['filter', 'sort', 'page'],
      totals: { keyFields: false, merge: true },
      goods: [null, { merge: false }],
      keyed: [null, false, true],
      pages: 'function',
      schema: 'Query',
      clientKey: 'required',
      waits: [true, false],
      empty: { lines: [], lineCount: 0 },
      payable: 2500,
    })
  })

  it('the package for apps has types that an app compiles against', () => {
    const code = `
      import type { Goods } from 'shop-contract/types'
      import { optimisticCart } from 'shop-contract/cart'
      import { quote } from 'shop-contract/pricing'
      import { typePolicies } from 'shop-contract/apollo'
      import { keys } from 'shop-contract/urql'
      export const name: Goods['name'] = 'x'
      export const payable: number = quote({ lines: [], goods: {}, wh: {} }).payable
      export const lineCount: number = optimisticCart({ lines: [], lineCount: 1 }, []).lineCount
      // @ts-expect-error money is not a number
      export const price: Goods['price'] = 1
      export const caches = [typePolicies, keys]`
    writeFileSync(join(folder, 'app.ts'), code)
    const args = [
      '--noEmit',
      '--strict',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--lib',
      'es2024,dom',
      '--target',
      'es2024',
      '--types',
      '',
      'app.ts',
    ]
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    const tsc = (): string =>
      execFileSync(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), ...args], { cwd: folder }).toString()
    expect(tsc).not.toThrow()
  })
})

const OLD_SCHEMA = 'type Query { serverTime: String @deprecated(reason: "2020-01-31: use now") now: String }'

describe('shop-contract-check', () => {
  it('shop-contract-check tells what a document costs, and which may not be asked', () => {
    const text = `fragment Row on Goods { name }
      query Small { goodsList(first: 20) { edges { node { ...Row facts { firstLot { lotNumber } } } } } }
      query Large($n: Int) { ${Array.from({ length: 11 }, (_, at) => `a${at}: goodsList(first: $n) { totalCount }`).join(' ')} }`
    expect(check({ 'goods.graphql': text })).toEqual({
      code: 1,
      lines: [
        'goods.graphql: Small: 最多 20 行，2 次调用',
        'goods.graphql: Large: 错误：1100 行，最多 1000；请减少，或注册为可信文档',
        '检查了 2 个操作：1 个错误，0 个警告。',
      ],
    })
    writeFileSync(join(folder, 'variables.json'), '{ "Large": { "n": 20 } }')
    expect(check({ 'goods.graphql': text }, '--variables', 'variables.json', '--lang', 'en')).toEqual({
      code: 0,
      lines: [
        'goods.graphql: Small: 20 rows, 2 calls at most',
        'goods.graphql: Large: 220 rows, 11 calls at most',
        '2 operations checked: 0 errors, 0 warnings.',
      ],
    })
  })

  it('shop-contract-check reads tags of code with the fragments put into them, and both kinds of manifests, which no bound holds for', () => {
    const large = `query Large { ${Array.from({ length: 11 }, (_, at) => `a${at}: goodsList(first: 100) { totalCount }`).join(' ')} }`
    const files = {
      'row.ts': 'export const ROW = gql`fragment Row on Goods { name }`',
      'list.tsx': 'const LIST = gql(/* GraphQL */ `query List { goods(goodsID: "1") { ...Row } } ${ROW}`)',
      'plain.json': JSON.stringify({ 'sha256:1': large }),
      'apollo.json': JSON.stringify({
        format: 'apollo-persisted-query-manifest',
        version: 1,
        operations: [{ id: '2', body: '{ nothing }' }],
      }),
    }
    expect(check(files, '--lang=en')).toEqual({
      code: 1,
      lines: [
        'apollo.json: query: error: not of this schema: Cannot query field "nothing" on type "Query".',
        'plain.json: Large: 1100 rows, 11 calls at most',
        'list.tsx: List: 0 rows, 1 calls at most',
        '3 operations checked: 1 errors, 0 warnings.',
      ],
    })
  })

  it('shop-contract-check tells until when what is deprecated works, by a schema of a file', () => {
    const files = { 'old.graphql': 'query Old { serverTime }' }
    writeFileSync(join(folder, 'schema.gql'), OLD_SCHEMA)
    expect(check(files, '--schema', 'schema.gql')).toMatchObject({
      code: 1,
      lines: [
        expect.stringMatching(/^old\.graphql: Old: 错误：已过停用日期 2021-01-31：The field Query\.serverTime is deprecated/),
        /1 个错误/,
      ],
    })
    const inForce = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    writeFileSync(join(folder, 'schema.gql'), OLD_SCHEMA.replace('2020-01-31', inForce))
    const { code, lines } = check(files, '--schema', 'schema.gql', '--lang', 'en')
    expect([code, lines[0]]).toEqual([
      0,
      expect.stringMatching(/^old\.graphql: Old: warning: works until \d{4}-\d\d-\d\d at least \(36[3-5] days left\)/),
    ])
  })

  it('shop-contract-check says what is missing and answers 2', () => {
    expect(check({}, 'nothing/*.graphql')).toEqual({ code: 2, lines: ['没有找到文档：nothing/*.graphql'] })
    expect(check({}).lines[0]).toMatch(/^检查应用的 GraphQL 文档/)
    expect(check({}, 'x.graphql', '--schema', 'none.gql', '--lang', 'en').code).toBe(2)
  })

  it('shop-contract-check thinks of every document of the storefront what the gateway thinks', () => {
    const dist = (file: string): string => readFileSync(join(installed, 'dist', file), 'utf8')
    const published = costedSchema(dist('schema.graphql'), dist('schema.graphql'), JSON.parse(dist('resolved.json')) as string[])
    const executed = createSchema()
    const texts = Object.values(JSON.parse(readFileSync(inRoot('client/persisted.json'), 'utf8')) as Record<string, string>)
    const costs = (schema: typeof executed): unknown[] =>
      texts.map((text) => {
        const document = parse(text)
        const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
        return operation && costOf(schema, document, operation, { variables: {}, mostFields: 5_000 })
      })
    expect(texts.length).toBeGreaterThan(100)
    expect(costs(published)).toEqual(costs(executed))
  })
})

describe('what Relay says again of the package', () => {
  it('the fragment of the storefront and of the guide ask for the pricing that the package asks for', () => {
    const selections = (text: string): string => print(parse(text)).replace(/^[^{]*/, '')
    const pricing = selections(readFileSync(inRoot('contract/src/cartPricing.graphql'), 'utf8'))
    const tags = ['client/src/features/ground/cart-changes/cartState.ts', 'tests/guide/relay/cartView.ts'].map((file) => {
      const documents = readFileSync(inRoot(file), 'utf8').matchAll(/graphql`([^`]*)`/g)
      const texts = [...documents].flatMap(
        ([, tag = '']) => /(?:on CartPricing|\bpricing) (\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/.exec(tag)?.[1] ?? [],
      )
      return selections(`fragment P on CartPricing ${texts.find((text) => !text.includes('...')) ?? '{ none }'}`)
    })
    expect(tags).toEqual([pricing, pricing])
    expect(buildSchema(readFileSync(inRoot('schema.graphql'), 'utf8')).getType('CartPricing')).toBeDefined()
  })
})
