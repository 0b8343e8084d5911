/**
 * @generated SignedSource<<315d43799e209a25e9cae90174cd74bf>>
 * @relayHash 66b86356bf423036d69d1b3ad87fb4c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fef5e1e9a408dff04a7d7cfc0ab829986318fcc2f6e302df3cc1ef0c6dc4158

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterPhonePageQuery } from './RegisterPhonePageQuery.graphql';

const node: PreloadableConcreteRequest<RegisterPhonePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7fef5e1e9a408dff04a7d7cfc0ab829986318fcc2f6e302df3cc1ef0c6dc4158",
    "metadata": {},
    "name": "RegisterPhonePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
