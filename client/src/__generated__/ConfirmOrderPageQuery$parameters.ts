/**
 * @generated SignedSource<<8ed915d9eb715c6784cbbf277031276f>>
 * @relayHash b0f62632349944b6163edcc0b8d4de45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74d62911af1cd53eba7f42d718505dbc5f0581eab6c27df15204c5df0d731295

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmOrderPageQuery } from './ConfirmOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74d62911af1cd53eba7f42d718505dbc5f0581eab6c27df15204c5df0d731295",
    "metadata": {},
    "name": "ConfirmOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
