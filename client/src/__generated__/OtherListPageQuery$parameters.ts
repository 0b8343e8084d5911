/**
 * @generated SignedSource<<8d0a9e9334b463c82a7b1eac13b7e298>>
 * @relayHash c11c211683225e5abc5ee4e139d630c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac5697531597bc501245c69be43cc90931f7c4115251abbe3e0f6c18c658905d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OtherListPageQuery } from './OtherListPageQuery.graphql';

const node: PreloadableConcreteRequest<OtherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac5697531597bc501245c69be43cc90931f7c4115251abbe3e0f6c18c658905d",
    "metadata": {},
    "name": "OtherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
