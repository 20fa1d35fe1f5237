import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { bundleCommands } from './bundle/commands'
import { demoEnvironment } from './demo/secrets'

/** `npm run dev`: the service on the demo's data, rebuilt and restarted at every change. */
const environment = { ...process.env, ...demoEnvironment(resolve(process.env.DATA_DIR ?? '.data')) }
// The service runs some of them itself.
bundleCommands('build/commands')
// Registered before the start, during which a signal would end this process only.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => dev.kill(signal))
const dev = spawn(
  'remix',
  ['dev', '--manual', '--command', 'node --watch-path=build --import tsx app/start/start.ts'],
  {
    stdio: 'inherit',
    env: { ...environment, NODE_ENV: 'development' },
  },
)
dev.once('exit', (code) => process.exit(code ?? 1))
