/**
 * @generated SignedSource<<8bd86919959baf2a9078cc80f6dae364>>
 * @relayHash 6ec409113b166066f27967014482803a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9219c2f760142941d3189cd4aff0f2803741b2aab91aa5101fcbb44feab725ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OtherListPageQuery } from './OtherListPageQuery.graphql';

const node: PreloadableConcreteRequest<OtherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9219c2f760142941d3189cd4aff0f2803741b2aab91aa5101fcbb44feab725ca",
    "metadata": {},
    "name": "OtherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
