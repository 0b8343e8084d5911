/**
 * @generated SignedSource<<2f25f74f54a797612ef9ed9f523da575>>
 * @relayHash 5f3f79b4b6eb9d59fe9dec9149d048d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b422f9fdcaf06f8e3225e168595bf45bda91c49521bdf7979640d2e9ab447a4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SuppliersPageQuery } from './SuppliersPageQuery.graphql';

const node: PreloadableConcreteRequest<SuppliersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b422f9fdcaf06f8e3225e168595bf45bda91c49521bdf7979640d2e9ab447a4e",
    "metadata": {},
    "name": "SuppliersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
