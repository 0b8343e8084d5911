/**
 * @generated SignedSource<<027a2ddb8df54ebf7c86fba2b598be10>>
 * @relayHash 5bfbf2674f5a1188005f7defab3161d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4591344686f880f27b6dcdbb951b55568f103e4c0105e6223492b95d0c3f65bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmOrderPageQuery } from './ConfirmOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4591344686f880f27b6dcdbb951b55568f103e4c0105e6223492b95d0c3f65bb",
    "metadata": {},
    "name": "ConfirmOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
