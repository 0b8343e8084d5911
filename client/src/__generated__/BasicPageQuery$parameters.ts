/**
 * @generated SignedSource<<943586600e47e57d004ccecf641daee6>>
 * @relayHash 86341f388ea246508eccdc9c873857dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5b353594b15dd6af91087148d78110e43cf799fd9990b7f7a661ae513144d4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BasicPageQuery } from './BasicPageQuery.graphql';

const node: PreloadableConcreteRequest<BasicPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5b353594b15dd6af91087148d78110e43cf799fd9990b7f7a661ae513144d4b",
    "metadata": {},
    "name": "BasicPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
