/**
 * @generated SignedSource<<35295e7d8c43a4c680abd4d240ab8cda>>
 * @relayHash 849fabdfc535b04164fef8746b06df88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 435f00fa458b50bd28ccf1eff78809e1906ce24ba5a85694563153380a2d8438

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "435f00fa458b50bd28ccf1eff78809e1906ce24ba5a85694563153380a2d8438",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
