/**
 * @generated SignedSource<<e8aa75888cce7d428997a7886c488648>>
 * @relayHash c08921c0c318107381630d05b1282ff8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb0669d65b2ec37ccc774739bcfbe2aa4486f1156d4506768702703be786b8d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NearExpiryPageQuery } from './NearExpiryPageQuery.graphql';

const node: PreloadableConcreteRequest<NearExpiryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb0669d65b2ec37ccc774739bcfbe2aa4486f1156d4506768702703be786b8d2",
    "metadata": {},
    "name": "NearExpiryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
