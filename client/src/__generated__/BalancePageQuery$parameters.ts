/**
 * @generated SignedSource<<17a02cf45aef3c4ce739f0460d985fff>>
 * @relayHash 4f18da5735decf5341768d350ec9d970
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53004f63f41184859e7d98aedaf57e7801cec91aaad8bc57e14b1b67ed7fd0ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BalancePageQuery } from './BalancePageQuery.graphql';

const node: PreloadableConcreteRequest<BalancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53004f63f41184859e7d98aedaf57e7801cec91aaad8bc57e14b1b67ed7fd0ac",
    "metadata": {},
    "name": "BalancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
