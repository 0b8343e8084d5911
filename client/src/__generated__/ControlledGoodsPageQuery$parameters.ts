/**
 * @generated SignedSource<<04f8e80f0e55aab81c952d6b37c616cf>>
 * @relayHash 82006e4bca539306398468f8ba149f00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcc8be8a043152e88ab8256fa1ef8f8aeb3548285a14b0af14d0efd95ae2af2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledGoodsPageQuery } from './ControlledGoodsPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledGoodsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcc8be8a043152e88ab8256fa1ef8f8aeb3548285a14b0af14d0efd95ae2af2b",
    "metadata": {},
    "name": "ControlledGoodsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
