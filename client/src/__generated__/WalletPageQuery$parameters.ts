/**
 * @generated SignedSource<<c83079fa1b017e7d67e46e69916f5d0c>>
 * @relayHash 53f95804acbc03cc1847b7f5d2501242
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ea30cc4ee307104d70f69749ab35ce078d96ef5a4de95c96e87e4ee505e6cd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WalletPageQuery } from './WalletPageQuery.graphql';

const node: PreloadableConcreteRequest<WalletPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ea30cc4ee307104d70f69749ab35ce078d96ef5a4de95c96e87e4ee505e6cd0",
    "metadata": {},
    "name": "WalletPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
