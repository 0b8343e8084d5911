/**
 * @generated SignedSource<<03d4038257907dd87cf6af4a22c7ea39>>
 * @relayHash a412e02e1b28afe2f67f6f457e6f057d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e53b8efddbaf7750af0e3162da412611e51a88c1648932a44f2ed6428dbdf921

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledNewPageQuery } from './ControlledNewPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledNewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e53b8efddbaf7750af0e3162da412611e51a88c1648932a44f2ed6428dbdf921",
    "metadata": {},
    "name": "ControlledNewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
