import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getNamedType, isInputObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { testSchema } from '../testing/harness.ts'
import { restCalls } from '../restDirective.ts'
import { inputPath } from './inputNames.ts'

type Call = { readonly requestBody?: { readonly content: Record<string, { readonly schema: { readonly properties?: object } }> } }

const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Call>>
}

/** What the gateway itself decides on. */
const decided = new Set(['addToCart combo_id', 'addCombinationToCart type', 'markMessagesRead all', 'follow type', 'unfollow type'])

const mutations = Object.values(testSchema.getMutationType()?.getFields() ?? {}).map(({ name, astNode, args }) => {
  const input = getNamedType(args[0]?.type)
  const parameters = restCalls(astNode).flatMap((call) => {
    const [method = '', path = ''] = call.split(' ')
    return Object.values(paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {}).flatMap(({ schema }) =>
      Object.keys(schema.properties ?? {}),
    )
  })
  return { name, input, parameters }
})

describe('the names of inputs', () => {
  it.each(mutations)('every parameter of the REST call of $name comes from a field of its input', ({ name, input, parameters }) => {
    const isNamed = (parameter: string): boolean => isInputObjectType(input) && inputPath(input, parameter).length > 0
    const homeless = parameters.filter((parameter) => !decided.has(`${name} ${parameter}`) && !isNamed(parameter))
    expect(homeless).toEqual([])
  })

  it.each([
    ['CreateSupplyOfferInput', 'price', ['price']],
    ['CreateSupplyOfferInput', 'stock', ['quantity']],
    ['CreateSupplyOfferInput', 'maker', ['manufacturer']],
    ['CreateWantedGoodsInput', 'number', ['quantity']],
    ['ShipAfterSaleInput', 'tracking_no', ['trackingNumber']],
    ['RequestWithdrawalInput', 'bank_account', ['accountNumber']],
    ['SignContractInput', 'id', ['contractID']],
    ['AddCombinationToCartInput', 'goods_id', ['combinationID']],
    ['CreateFeedbackInput', 'images', ['imageKeys']],
    ['CreateWantedGoodsInput', 'images', ['imageKeys']],
    ['ParsePurchaseListInput', 'file', ['fileKey']],
    ['SubmitTransferProofInput', 'file', ['fileKey']],
    ['StartWechatRegistrationInput', 'scan', ['scanToken']],
    ['AddToCartInput', 'price', ['seenPrice']],
    ['CreateAddressInput', 'province', ['provinceID']],
    ['RequestAfterSaleInput', 'lines[][qty]', ['lines']],
    ['LoginInput', 'moon', []],
    ['CreateAddressInput', 'name', ['receiver']],
    ['PlaceOrderInput', 'remark', ['note']],
    ['PlaceOrderInput', 'dossier', ['isDossierWanted']],
  ])('in %s the parameter %s is %j', (name, parameter, path) => {
    const input = testSchema.getType(name)
    expect(isInputObjectType(input) && inputPath(input, parameter)).toEqual(path)
  })
})
