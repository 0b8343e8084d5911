/**
 * @generated SignedSource<<8018eaf301331c93854986a26a34928e>>
 * @relayHash 66699658ab6b6dd30a75263929e1529f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4162283169d2faa6e15e6714fda83b67eebf4e812ec795acf3069bae2e2085e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4162283169d2faa6e15e6714fda83b67eebf4e812ec795acf3069bae2e2085e",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
