/**
 * @generated SignedSource<<b1d981e5b3a8f370b1b2a25120a15f97>>
 * @relayHash 374fe5baf08ed46366a119148a7eb957
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffe27895f16e96883d7fb66295d83561edaf386e3ed2a2b8aa312927e578f16f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BalancePageQuery } from './BalancePageQuery.graphql';

const node: PreloadableConcreteRequest<BalancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ffe27895f16e96883d7fb66295d83561edaf386e3ed2a2b8aa312927e578f16f",
    "metadata": {},
    "name": "BalancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
