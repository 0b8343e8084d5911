/**
 * @generated SignedSource<<ced176400d5a5d2112d3e5bbcfdbb113>>
 * @relayHash c578452866c8053dc605b571ccd61758
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b83ccfc1ea43d49369503f979f374ca0d5ff2debe806d9063294dfa9909bed00

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicesPageQuery } from './InvoicesPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b83ccfc1ea43d49369503f979f374ca0d5ff2debe806d9063294dfa9909bed00",
    "metadata": {},
    "name": "InvoicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
