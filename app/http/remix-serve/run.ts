import { createRequire } from 'node:module'

/**
 * Runs remix-serve's command in this process: it reads its settings from the environment and its arguments.
 */
export function runRemixServe({ host, port, build }: { host: string; port: number; build: string }): void {
  process.env.HOST = host
  process.env.PORT = String(port)
  process.argv = [process.argv[0] ?? 'node', 'remix-serve', build]
  createRequire(import.meta.url)('@remix-run/serve/dist/cli.js')
}
