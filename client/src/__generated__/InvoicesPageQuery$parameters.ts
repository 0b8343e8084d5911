/**
 * @generated SignedSource<<de6589554e7b27aa71af1b28e88920dc>>
 * @relayHash c0a71e02ec34b87a387f31459f5e3ebf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d079f2581e34834bd914df8f19e632a0a45d9a1dcf10ff8f2c1dcf7932064ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicesPageQuery } from './InvoicesPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d079f2581e34834bd914df8f19e632a0a45d9a1dcf10ff8f2c1dcf7932064ef",
    "metadata": {},
    "name": "InvoicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
