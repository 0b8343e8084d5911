/**
 * @generated SignedSource<<484af387568c59d28e387e670c1754c9>>
 * @relayHash 2cb9d98a2cb65fe6d3b729dc0a2b6e13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7ec4f96c2587f1302d83fd34c7200314729ceb4cee7020ab5e6ca11f7e2b5da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelfarePageQuery } from './WelfarePageQuery.graphql';

const node: PreloadableConcreteRequest<WelfarePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7ec4f96c2587f1302d83fd34c7200314729ceb4cee7020ab5e6ca11f7e2b5da",
    "metadata": {},
    "name": "WelfarePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
