/**
 * @generated SignedSource<<d858e11f61ff415894550a625cd7f802>>
 * @relayHash 8d6553255102b392a4ea99e8b042457c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e582c2d82e3c4ce82309c4fda1d0cf168ee6965c7c24f97787238ec73e3f94a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e582c2d82e3c4ce82309c4fda1d0cf168ee6965c7c24f97787238ec73e3f94a",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
