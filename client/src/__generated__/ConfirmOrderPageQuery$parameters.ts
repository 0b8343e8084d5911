/**
 * @generated SignedSource<<bdd287bf8cfe24458aeb0972295e179d>>
 * @relayHash bb99f608917f8011fd3561973ca4ee46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b1b6e710982b5ed5d59d435df0b3505607d55553efda2ebcc1ea9bbd23a8843

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmOrderPageQuery } from './ConfirmOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b1b6e710982b5ed5d59d435df0b3505607d55553efda2ebcc1ea9bbd23a8843",
    "metadata": {},
    "name": "ConfirmOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
