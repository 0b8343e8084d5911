/**
 * @generated SignedSource<<bf291a78eda2125cd0523c4406feb65d>>
 * @relayHash 130996fb6e0a38c8133ef01f44555da5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cded0bb31a65f51d577def778a35a77c34bcfd87382863e29326fd9f1e814f14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cded0bb31a65f51d577def778a35a77c34bcfd87382863e29326fd9f1e814f14",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
