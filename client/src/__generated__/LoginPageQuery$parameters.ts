/**
 * @generated SignedSource<<7cf25b4e1069b70b03c153d2fb089fd7>>
 * @relayHash 0a9b5972cdb23e2b330b1571a9da03e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39f271474368d002a1f03108f267d6c0b6d7495db8937d9c0accf5342d0feb5b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPageQuery } from './LoginPageQuery.graphql';

const node: PreloadableConcreteRequest<LoginPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39f271474368d002a1f03108f267d6c0b6d7495db8937d9c0accf5342d0feb5b",
    "metadata": {},
    "name": "LoginPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
