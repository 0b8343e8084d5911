/**
 * @generated SignedSource<<e0fe02c1ab678d9eafc8ae8d1f0c4e0d>>
 * @relayHash 4dd4de3caaa39ebbb838a79f90fababf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e8cba25dcb9ed796152974fbf08f01997fe443c732f09f9a5610c6354b3a8f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledGoodsPageQuery } from './ControlledGoodsPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledGoodsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e8cba25dcb9ed796152974fbf08f01997fe443c732f09f9a5610c6354b3a8f5",
    "metadata": {},
    "name": "ControlledGoodsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
