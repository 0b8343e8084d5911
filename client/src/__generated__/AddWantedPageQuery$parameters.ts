/**
 * @generated SignedSource<<b2e46b16bcc5b0613c4d50696cc03926>>
 * @relayHash 795bd68c322cc0c7eb00a4a36c7dc5cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10e950cc74588df6809ddaec6b17da3d68da794330c25925cba8ecca78939558

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddWantedPageQuery } from './AddWantedPageQuery.graphql';

const node: PreloadableConcreteRequest<AddWantedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10e950cc74588df6809ddaec6b17da3d68da794330c25925cba8ecca78939558",
    "metadata": {},
    "name": "AddWantedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
