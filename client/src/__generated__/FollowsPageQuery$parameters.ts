/**
 * @generated SignedSource<<97d7729aee9c46dfce8a00b2ec2cc38f>>
 * @relayHash 6073630500e1e5344a5e9046674679c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3203110aef1e8b3d2905808d354f04e9f0b00639c344acfe6ecc4285a3343880

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowsPageQuery } from './FollowsPageQuery.graphql';

const node: PreloadableConcreteRequest<FollowsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3203110aef1e8b3d2905808d354f04e9f0b00639c344acfe6ecc4285a3343880",
    "metadata": {},
    "name": "FollowsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
