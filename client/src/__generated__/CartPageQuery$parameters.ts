/**
 * @generated SignedSource<<6358525ea79a0762516dbdd4f0495d54>>
 * @relayHash 8fee0124200a264ea2c68aa3efc11726
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 360229cc2939933b36ec5ef11af6e26bd72e2c3dab1019449d1e4f551a45ac2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "360229cc2939933b36ec5ef11af6e26bd72e2c3dab1019449d1e4f551a45ac2a",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
