/**
 * @generated SignedSource<<2381911d0a2d4d4306ceadd84dcdca00>>
 * @relayHash 274ccf408e7f663d4ba11b15fcc86f27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 833baed3fd8ff8d340561a75be0c056b283104541a1864a446f6fdc2eafa68cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelfarePageQuery } from './WelfarePageQuery.graphql';

const node: PreloadableConcreteRequest<WelfarePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "833baed3fd8ff8d340561a75be0c056b283104541a1864a446f6fdc2eafa68cc",
    "metadata": {},
    "name": "WelfarePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
