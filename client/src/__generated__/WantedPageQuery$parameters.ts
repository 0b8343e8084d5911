/**
 * @generated SignedSource<<dd36182abeec527858480778c8dd3665>>
 * @relayHash 705b4da4c1b7942fcaa8eb0df6ef44dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0db45c79c9647b81957a77a754f50907c9af2d0765f33bc5d31406ad4e3bf7e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WantedPageQuery } from './WantedPageQuery.graphql';

const node: PreloadableConcreteRequest<WantedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0db45c79c9647b81957a77a754f50907c9af2d0765f33bc5d31406ad4e3bf7e7",
    "metadata": {},
    "name": "WantedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
