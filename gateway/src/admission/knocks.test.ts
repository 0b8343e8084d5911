import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { Knocks } from './knocks.ts'

it('the gateway waits for nobody where nobody is new', () => {
  const knocks = new Knocks()
  knocks.listen(new EventEmitter() as Server)
  expect(knocks.heard()).toBeNull()
})

it('the gateway lets work go on once everybody who had knocked is heard, though a turn of the loop accepts one of them', async () => {
  const server = createServer()
  const knocks = new Knocks()
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  knocks.listen(server as Server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'))
  await once(server, 'connection')
  await knocks.heard()
  expect(accepted).toBe(30)
  expect(knocks.heard()).toBeNull()
  for (const socket of sockets) socket.destroy()
  server.close()
})

it('the gateway lets work go on at last while others knock without end', async () => {
  const server = new EventEmitter()
  const knocks = new Knocks()
  knocks.listen(server as Server)
  let isOpen = true
  const knock = (): void => {
    server.emit('connection')
    if (isOpen) setImmediate(knock)
  }
  knock()
  await knocks.heard()
  isOpen = false
  expect(knocks.heard()).not.toBeNull()
})
