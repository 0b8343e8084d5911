/**
 * @generated SignedSource<<fc0f771cf38bd77d7cc678ab4daefdfb>>
 * @relayHash f1bc583afc3bc97cf5d6e3699183018b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 921d5e5aed106514e4f74be2721e3fbcf77eb5128185874947f3713f1a3a2a1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PriceSheetPageQuery } from './PriceSheetPageQuery.graphql';

const node: PreloadableConcreteRequest<PriceSheetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "921d5e5aed106514e4f74be2721e3fbcf77eb5128185874947f3713f1a3a2a1c",
    "metadata": {},
    "name": "PriceSheetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
