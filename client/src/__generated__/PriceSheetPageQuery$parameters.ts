/**
 * @generated SignedSource<<17b8b647b5477dca146e6ed7b537af1f>>
 * @relayHash 7d69013dc61b92019387c819d3c53623
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4f7615b762f102f4a3c511baf681950bc1ca771fe530c56a177ca2640d47756

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PriceSheetPageQuery } from './PriceSheetPageQuery.graphql';

const node: PreloadableConcreteRequest<PriceSheetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4f7615b762f102f4a3c511baf681950bc1ca771fe530c56a177ca2640d47756",
    "metadata": {},
    "name": "PriceSheetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
