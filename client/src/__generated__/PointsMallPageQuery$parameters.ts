/**
 * @generated SignedSource<<b6cb3837ab9ac5660bbf328503a8d32d>>
 * @relayHash b97285197f417b048e13033969e3dd34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0979c4d72be661652f189a55e3ac0d771fd92ac42a70876ad75bcbdbcd45f6d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PointsMallPageQuery } from './PointsMallPageQuery.graphql';

const node: PreloadableConcreteRequest<PointsMallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0979c4d72be661652f189a55e3ac0d771fd92ac42a70876ad75bcbdbcd45f6d6",
    "metadata": {},
    "name": "PointsMallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
