/**
 * @generated SignedSource<<daa30ff1d50b902197060eff61a7d922>>
 * @relayHash 1dc6c5be97785092cb86067f72038804
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0deb6f914a5d2acb2f42bf863a753701d2ade89989375fc06e65d0a4c2c6695c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OtherListPageQuery } from './OtherListPageQuery.graphql';

const node: PreloadableConcreteRequest<OtherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0deb6f914a5d2acb2f42bf863a753701d2ade89989375fc06e65d0a4c2c6695c",
    "metadata": {},
    "name": "OtherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
