/**
 * @generated SignedSource<<6550b1110cd0a0e374aea7debcd62e4e>>
 * @relayHash 5cb12082065adc0b7a2425abd462594d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 440948e82a410b9bfad33e04e1f21f69a0646a26499e173e726ca26e590e2cba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandsPageQuery } from './BrandsPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "440948e82a410b9bfad33e04e1f21f69a0646a26499e173e726ca26e590e2cba",
    "metadata": {},
    "name": "BrandsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
