/**
 * @generated SignedSource<<14400a7b18bf51190d43acd91a9bf864>>
 * @relayHash c701e7f84b1a2806196dba2576ac297d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 547ebc350c2ff30a6adb303522ad852ac1b2b7665700378251bc3fb466c221e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PointsPageQuery } from './PointsPageQuery.graphql';

const node: PreloadableConcreteRequest<PointsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "547ebc350c2ff30a6adb303522ad852ac1b2b7665700378251bc3fb466c221e1",
    "metadata": {},
    "name": "PointsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
