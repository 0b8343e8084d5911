import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { keepPlanAddMutation } from '../../../__generated__/keepPlanAddMutation.graphql.ts'
import type { keepPlanRemoveMutation } from '../../../__generated__/keepPlanRemoveMutation.graphql.ts'
import type { keepPlanSaveMutation } from '../../../__generated__/keepPlanSaveMutation.graphql.ts'
import type { keepPlanShareMutation } from '../../../__generated__/keepPlanShareMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'

interface Words {
  readonly name: string
  readonly lines: readonly { readonly goodsID: string; readonly quantity: number }[]
}

/** The id of the new plan; null where the marketplace kept it and does not say which. */
export async function addPlan(environment: IEnvironment, { name, lines }: Words): Promise<string | null> {
  const { createPurchasePlan } = await commitOnce<keepPlanAddMutation>(environment, {
    mutation: graphql`
      mutation keepPlanAddMutation($input: CreatePurchasePlanInput!) {
        createPurchasePlan(input: $input) {
          refusals { ...refusal_told @alias }
          plan { planID }
        }
      }
    `,
    input: { name, lines },
  })
  return createPurchasePlan?.plan?.planID ?? null
}

/** Saves the plan whole as it was read in this version; the store learns its next one. */
export async function savePlan(
  environment: IEnvironment,
  { planID, version, name, lines }: Words & { readonly planID: string; readonly version: number },
): Promise<void> {
  await commitOnce<keepPlanSaveMutation>(environment, {
    mutation: graphql`
      mutation keepPlanSaveMutation($input: UpdatePurchasePlanInput!) {
        updatePurchasePlan(input: $input) {
          refusals { ...refusal_told @alias }
          plan { ...PlanView_plan }
        }
      }
    `,
    input: { planID, version, name, lines },
  })
}

export async function sharePlan(environment: IEnvironment, planID: string, isShared: boolean): Promise<void> {
  await commit<keepPlanShareMutation>(environment, {
    mutation: graphql`
      mutation keepPlanShareMutation($input: SharePurchasePlanInput!) {
        sharePurchasePlan(input: $input) {
          refusals { ...refusal_told @alias }
          plan { id isShared }
        }
      }
    `,
    variables: { input: { planID, isShared } },
  })
}

export async function removePlan(environment: IEnvironment, planID: string): Promise<void> {
  await commit<keepPlanRemoveMutation>(environment, {
    mutation: graphql`
      mutation keepPlanRemoveMutation($input: DeletePurchasePlanInput!) {
        deletePurchasePlan(input: $input) {
          refusals { ...refusal_told @alias }
          deletedID
        }
      }
    `,
    variables: { input: { planID } },
  })
}
