/**
 * @generated SignedSource<<31cdbde105f8817b5e87a5c527f37a7e>>
 * @relayHash 74d6d820a5795c426f1015d40a61a012
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 669cea0ab760211fc2850cfc80152d4fc6988827a2c18426c4429ea98e150aa0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OtherListPageQuery } from './OtherListPageQuery.graphql';

const node: PreloadableConcreteRequest<OtherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "669cea0ab760211fc2850cfc80152d4fc6988827a2c18426c4429ea98e150aa0",
    "metadata": {},
    "name": "OtherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
