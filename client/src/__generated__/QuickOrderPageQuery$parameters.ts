/**
 * @generated SignedSource<<a72bd2785e941e514132772178066295>>
 * @relayHash 8ef77bc53fb6da88c29a409ef4106fcb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 229cb1119b5dc92fcd305f32da58e929fa7676ec9b35c27a96f28ff4c27c63ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuickOrderPageQuery } from './QuickOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<QuickOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "229cb1119b5dc92fcd305f32da58e929fa7676ec9b35c27a96f28ff4c27c63ba",
    "metadata": {},
    "name": "QuickOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
