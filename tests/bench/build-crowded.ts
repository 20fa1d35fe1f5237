import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleProgram } from '~/commands/bundle/program'

const FOLDER = 'tests/.output/crowded'
const FROM_FOLDER = '../../..'
const MORE_ROUTES = 100

/** Builds the product with a hundred routes more than it has; returns the folder that it runs in. */
export async function buildCrowded(): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  // The compiler knows server files by where they lie.
  for (const name of ['app', 'db', 'package.json', 'tsconfig.json'])
    cpSync(name, join(FOLDER, name), { recursive: true })
  writeFileSync(join(FOLDER, 'remix.config.js'), REMIX_CONFIG)
  execFileSync(resolve('node_modules/.bin/remix'), ['build'], {
    cwd: FOLDER,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await bundleProgram(join(FOLDER, 'build'))
  return FOLDER
}

const REMIX_CONFIG = `import config from '${FROM_FOLDER}/remix.config.js'

export default {
  ...config,
  watchPaths: [],
  routes: (define) => ({
    ...config.routes(define),
    ...define((route) => {
      for (let number = 0; number < ${MORE_ROUTES}; number += 1)
        route(\`more-\${number % 10}/:a/part-\${number}/:b\`, 'guest/unknown.tsx', { id: \`more/\${number}\` })
    }),
  }),
}
`
