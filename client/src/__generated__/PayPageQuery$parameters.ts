/**
 * @generated SignedSource<<32028e3d72e607c08658cb9e3e8550c4>>
 * @relayHash bdf2cb399e6631cf3a1d9dbebb9f10fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 466dcd087b7a105ede38a49e42fbe1476acc59026add44a61f2cb0fbd072a80d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayPageQuery } from './PayPageQuery.graphql';

const node: PreloadableConcreteRequest<PayPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "466dcd087b7a105ede38a49e42fbe1476acc59026add44a61f2cb0fbd072a80d",
    "metadata": {},
    "name": "PayPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
