import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { advisePurchase, createPlan, deletePlan, fetchPlan, fetchPlanPage, sharePlan, updatePlan } from './plan.rest.ts'

export const planResolvers: Resolvers = {
  Query: {
    async purchasePlans(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (...part) => fetchPlanPage(rest, ...part)), ({ planID }) => planID)
    },
    purchasePlan: (_, { planID }, { rest }) => (isUpstreamId(planID) ? nullWhenMissing(fetchPlan(rest, planID)) : null),
  },
  Mutation: {
    advisePurchase: (_, { input }, { rest }) => advisePurchase(rest, input),
    createPurchasePlan: (_, { input }, { rest }) => createPlan(rest, input),
    updatePurchasePlan: (_, { input }, { rest }) => updatePlan(rest, input),
    sharePurchasePlan: (_, { input }, { rest }) => sharePlan(rest, input),
    deletePurchasePlan: (_, { input }, { rest }) => deletePlan(rest, input),
  },
  PurchasePlan: {
    lines: async ({ lines, planID }, _, { rest }) => lines ?? (await fetchPlan(rest, planID)).lines ?? null,
  },
}

export const planNode = nodeType('PurchasePlan', (id, { rest }) => fetchPlan(rest, id))
