/**
 * @generated SignedSource<<92215445fe81eed3160387258addf0a4>>
 * @relayHash fd09facd098e5a828ec8627cbff5d27d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6816caeb942d5db1f2892fbe372b3ef8f07ebfa7d6608aedf3e1dcc18048ccda

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledGoodsPageQuery } from './ControlledGoodsPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledGoodsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6816caeb942d5db1f2892fbe372b3ef8f07ebfa7d6608aedf3e1dcc18048ccda",
    "metadata": {},
    "name": "ControlledGoodsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
