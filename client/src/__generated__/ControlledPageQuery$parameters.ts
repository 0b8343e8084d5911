/**
 * @generated SignedSource<<4586789660041a1c24528ae0da4ef35c>>
 * @relayHash 930a160eebc9976ef3563205f42870dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b61382782fd511d1ab1a4fd4f5cce7c4f5975744962a958e533ecca061a14b9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledPageQuery } from './ControlledPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b61382782fd511d1ab1a4fd4f5cce7c4f5975744962a958e533ecca061a14b9f",
    "metadata": {},
    "name": "ControlledPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
