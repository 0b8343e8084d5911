/**
 * @generated SignedSource<<13346a60c66ef7026ad831b91adb4da1>>
 * @relayHash b870f8367e99d7b77e419165f716f358
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34f50e6eee2395da6b56c23ac3d65c034d2f71d5f2905fee7667db6ee50a95ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierPageQuery } from './SupplierPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34f50e6eee2395da6b56c23ac3d65c034d2f71d5f2905fee7667db6ee50a95ed",
    "metadata": {},
    "name": "SupplierPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
