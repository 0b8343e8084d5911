/**
 * @generated SignedSource<<a695b6bd2294b73bd073ee541668bb64>>
 * @relayHash f44b5cdbc5d2ba72df730a96ed867243
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7d38ecfb36a8f8b8e3adf4f50bb8ce3e34d05370df39ae7c75c482f7d145073

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledPageQuery } from './ControlledPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7d38ecfb36a8f8b8e3adf4f50bb8ce3e34d05370df39ae7c75c482f7d145073",
    "metadata": {},
    "name": "ControlledPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
