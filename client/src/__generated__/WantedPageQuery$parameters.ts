/**
 * @generated SignedSource<<f6a34e84cc922b838aacf6c8fd8d9073>>
 * @relayHash 3b34a27009a99b2216c28734e0fac749
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca943d9cc1c931141570e12d972540c463685f27cf86b102425d10d9dc3f6765

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WantedPageQuery } from './WantedPageQuery.graphql';

const node: PreloadableConcreteRequest<WantedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca943d9cc1c931141570e12d972540c463685f27cf86b102425d10d9dc3f6765",
    "metadata": {},
    "name": "WantedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
