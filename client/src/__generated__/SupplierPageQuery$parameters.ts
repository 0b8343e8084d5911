/**
 * @generated SignedSource<<619a3ee5ab65b190addbe6fa0a2a4461>>
 * @relayHash 7bbcab2c815b78ac3655948c54e46af9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab8c74382a3cbe74d91f405fdaa9a5d43735e39c4b4b427f375cedcc760ea360

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierPageQuery } from './SupplierPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab8c74382a3cbe74d91f405fdaa9a5d43735e39c4b4b427f375cedcc760ea360",
    "metadata": {},
    "name": "SupplierPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
