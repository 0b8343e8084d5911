/**
 * @generated SignedSource<<77b516468e75e58aad1c2ac281670ada>>
 * @relayHash 7ae247e2c97c8debed2321209cb5af17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99dd29aa2f51539fcbe72a82a3e6d8c8e877fdffd733f8906afb5d67860b3852

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99dd29aa2f51539fcbe72a82a3e6d8c8e877fdffd733f8906afb5d67860b3852",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
