/**
 * @generated SignedSource<<398e919941eee8de67e303f61cf7452f>>
 * @relayHash 8cccc2dfc7e2de36f961cf50e8697894
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6362bee873be1b17576e5e598b5ed9f8c965b3b4805c68a757eeb9dc6f17e836

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierPageQuery } from './SupplierPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6362bee873be1b17576e5e598b5ed9f8c965b3b4805c68a757eeb9dc6f17e836",
    "metadata": {},
    "name": "SupplierPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
