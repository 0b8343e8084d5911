/**
 * @generated SignedSource<<4cfc774eb987fd2f2688b247fb02b575>>
 * @relayHash 1b9fd65a1e5e155f945f51fb01ef4e94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ba8b33b713f7b0944f425a612534bac460ef84598e09d89495396b6b1cb44e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledGoodsPageQuery } from './ControlledGoodsPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledGoodsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ba8b33b713f7b0944f425a612534bac460ef84598e09d89495396b6b1cb44e1",
    "metadata": {},
    "name": "ControlledGoodsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
