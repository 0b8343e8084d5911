import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getNamedType, isInputObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { testSchema } from '../testing/harness.ts'
import { inputPath } from './inputNames.ts'

type Call = { readonly requestBody?: { readonly content: Record<string, { readonly schema: { readonly properties?: object } }> } }

const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Call>>
}

/** What the gateway itself decides on. */
const decided = new Set(['addToCart combo_id', 'addCombinationToCart type', 'readMessages all'])

const mutations = Object.values(testSchema.getMutationType()?.getFields() ?? {}).map(({ name, description, args }) => {
  const input = getNamedType(args[0]?.type)
  const calls = [...(description ?? '').matchAll(/(POST|PUT|DELETE) (\/api\/[\w/{}]+)/g)]
  const parameters = calls.flatMap(([, method = '', path = '']) =>
    Object.values(paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {}).flatMap(({ schema }) =>
      Object.keys(schema.properties ?? {}),
    ),
  )
  return { name, input, parameters }
})

describe('the names of inputs', () => {
  it.each(mutations)('every parameter of the REST call of $name comes from a field of its input', ({ name, input, parameters }) => {
    if (!isInputObjectType(input)) throw new Error(`${name} takes no input`)
    const homeless = parameters.filter((parameter) => !decided.has(`${name} ${parameter}`) && inputPath(input, parameter).length === 0)
    expect(homeless).toEqual([])
  })

  it.each([
    ['OfferSupplyInput', 'price', ['price']],
    ['OfferSupplyInput', 'stock', ['quantity']],
    ['OfferSupplyInput', 'maker', ['manufacturer']],
    ['AddWantedGoodsInput', 'number', ['quantity']],
    ['ShipAfterSaleInput', 'tracking_no', ['trackingNumber']],
    ['RequestWithdrawalInput', 'bank_account', ['accountNumber']],
    ['SignContractInput', 'id', ['contractID']],
    ['AddCombinationToCartInput', 'goods_id', ['combinationID']],
    ['GiveFeedbackInput', 'images', ['imageKeys']],
    ['AddWantedGoodsInput', 'images', ['imageKeys']],
    ['ParsePurchaseListInput', 'file', ['fileKey']],
    ['SubmitTransferProofInput', 'file', ['fileKey']],
    ['StartWechatRegistrationInput', 'scan', ['scanToken']],
    ['AddToCartInput', 'price', ['seenPrice']],
    ['CreateAddressInput', 'province', ['fields', 'provinceID']],
    ['ApplyAfterSaleInput', 'lines[][qty]', ['lines']],
    ['LogoutInput', 'moon', []],
  ])('in %s the parameter %s is %j', (name, parameter, path) => {
    const input = testSchema.getType(name)
    expect(isInputObjectType(input) && inputPath(input, parameter)).toEqual(path)
  })
})
