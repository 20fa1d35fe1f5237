import type { Server } from 'node:http'
import express, { type RequestHandler } from 'express'
import { usualLanguage } from '~/command-line/machine-language'
import { WORDS } from '~/command-line/start-words'
import { config } from '~/config.server'
import { endWith, noteClosed } from '../stopping.server'
import { closePatiently } from './close-patiently.server'
import { limitConnections } from './limit-connections.server'

interface Extension {
  /** Runs before everything of remix-serve. */
  front: RequestHandler
  /** Runs between its compression and its static files. */
  serve: RequestHandler[]
  onListening: () => void
}

/**
 * Adds our own middleware to remix-serve's app, and sets which proxy is trusted. remix-serve makes its app
 * after loading the server build, so the only way in is the prototype of all Express apps.
 */
export function extendExpress({ front, serve, onListening }: Extension): void {
  const original = express.application.defaultConfiguration
  express.application.defaultConfiguration = function defaultConfiguration(this: express.Application) {
    original.call(this)
    this.set('trust proxy', config().trustedProxy)
    this.use(front)
    const use = this.use.bind(this)
    this.use = ((...handlers: Parameters<typeof use>) => {
      this.use = use
      // Compression is the first middleware of remix-serve.
      return use(...handlers).use(...serve)
    }) as typeof this.use
    const listen = this.listen.bind(this) as (...rest: unknown[]) => Server
    this.listen = ((...rest: unknown[]) => {
      const server = listen(...rest)
      server.once('error', refuseToStart)
      closePatiently(server, noteClosed)
      limitConnections(server)
      endWith(server)
      server.once('listening', onListening)
      return server
    }) as typeof this.listen
  }
}

function refuseToStart(error: NodeJS.ErrnoException): void {
  const { host, port } = config()
  const words = WORDS[usualLanguage()]
  const reasons: Record<string, string> = words.ports
  const reason = reasons[error.code ?? ''] ?? words.closed(error.code ?? error.name)
  process.stderr.write(`${words.cannotStart}\n${words.port(port, host, reason)}\n`)
  process.exit(1)
}
