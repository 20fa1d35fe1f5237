/**
 * Runs remix-serve's command in this process: it reads its settings from the environment and its arguments.
 */
export async function runRemixServe({
  host,
  port,
  build,
}: {
  host: string
  port: number
  build: string
}): Promise<void> {
  process.env.HOST = host
  process.env.PORT = String(port)
  process.argv = [process.argv[0] ?? 'node', 'remix-serve', build]
  await import('@remix-run/serve/dist/cli.js')
}
