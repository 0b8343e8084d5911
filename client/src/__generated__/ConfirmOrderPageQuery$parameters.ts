/**
 * @generated SignedSource<<cfdcd13f139a814c6fa964997ee0e02e>>
 * @relayHash 567837cc6b3bb630cd2ce299c3adffc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3edb803c36caf1166a557d7480c550b4a22b16b8448058c823d74e6e9d9a9cb1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmOrderPageQuery } from './ConfirmOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3edb803c36caf1166a557d7480c550b4a22b16b8448058c823d74e6e9d9a9cb1",
    "metadata": {},
    "name": "ConfirmOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
