/**
 * @generated SignedSource<<a9041c493ef717409642ceaeedb5eded>>
 * @relayHash aef333624b2650426915b416dcc1c6a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c63112affad83f6a5adc55ce37e0cc5664520b45b5709f7f9cd6d776ba79f957

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AfterSaleApplyPageQuery } from './AfterSaleApplyPageQuery.graphql';

const node: PreloadableConcreteRequest<AfterSaleApplyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c63112affad83f6a5adc55ce37e0cc5664520b45b5709f7f9cd6d776ba79f957",
    "metadata": {},
    "name": "AfterSaleApplyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
