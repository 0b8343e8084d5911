#!/usr/bin/env node
await import('../dist/check.js')
