/**
 * @generated SignedSource<<217df3ba005964ba9ab22150c503aff3>>
 * @relayHash a1055c5dd8849390e977d803f68b2912
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18d450aa3e4ec2719e6790a161b86c5a2a6adba87f204b18d963cdd17e58832d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HerbsPageQuery } from './HerbsPageQuery.graphql';

const node: PreloadableConcreteRequest<HerbsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18d450aa3e4ec2719e6790a161b86c5a2a6adba87f204b18d963cdd17e58832d",
    "metadata": {},
    "name": "HerbsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
