/**
 * @generated SignedSource<<8d41708d28f2dd5f99bb13db5ba91402>>
 * @relayHash 48de8d3f3e05e0a0421dbc8b7cd351fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc4470c92cca6a6768585231cf26e7eab1baecf2b0ff3cf6f2832932124d2dc7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmOrderPageQuery } from './ConfirmOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc4470c92cca6a6768585231cf26e7eab1baecf2b0ff3cf6f2832932124d2dc7",
    "metadata": {},
    "name": "ConfirmOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
