/**
 * @generated SignedSource<<2c34129dfa4fc283bca1cdd0e92a33ab>>
 * @relayHash 2ac7e6b207ca9728585b91078ae739b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9865d78976cfd14b24cbc1886f0166c7c0478c0518967f1e49e5ac60031f191

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CouponsPageQuery } from './CouponsPageQuery.graphql';

const node: PreloadableConcreteRequest<CouponsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9865d78976cfd14b24cbc1886f0166c7c0478c0518967f1e49e5ac60031f191",
    "metadata": {},
    "name": "CouponsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
