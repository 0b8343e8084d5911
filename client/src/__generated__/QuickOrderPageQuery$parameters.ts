/**
 * @generated SignedSource<<120f5bb15a92085d441832dcc19f0bed>>
 * @relayHash 8ee37155df15c2caf20647125e904f7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bd74aa480776656defe1dd7bb24fdee7fdb5879f38c5d9fedadd573f59a8f79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuickOrderPageQuery } from './QuickOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<QuickOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0bd74aa480776656defe1dd7bb24fdee7fdb5879f38c5d9fedadd573f59a8f79",
    "metadata": {},
    "name": "QuickOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
