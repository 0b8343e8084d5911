/**
 * @generated SignedSource<<2d3059c4b1b0de3187d74a718e758490>>
 * @relayHash 843640ba11b49500d3a28367244657a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 681b606880d8342d298b4436ef92acbf0711f80aa4586aae66eca2a0ef2760b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmOrderPageQuery } from './ConfirmOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "681b606880d8342d298b4436ef92acbf0711f80aa4586aae66eca2a0ef2760b7",
    "metadata": {},
    "name": "ConfirmOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
