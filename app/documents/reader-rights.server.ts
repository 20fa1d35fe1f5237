import { createRequire } from 'node:module'
import { join } from 'node:path'

const NODE_MODULES = /^.*[\\/]node_modules[\\/]/

/** Where `npm ci` has put the readers' libraries, in a checkout or an installation. */
export function nodeModules(): string {
  const [modules = ''] = NODE_MODULES.exec(createRequire(import.meta.url).resolve('zod')) ?? []
  return modules
}

/**
 * What Node is told that a reader may do: read the libraries, bundled or not, and the files that are named, nothing else.
 * It writes nowhere and starts nothing, and neither our database nor the environment of the service (`/proc`) opens to
 * it. The picture of a page is drawn by a native library, which Node cannot hold to that once it runs (decision 370).
 */
export function readerRights({
  files = [],
  drawsPictures,
}: {
  files?: string[]
  drawsPictures: boolean
}): string[] {
  const flag = ['--permission', '--experimental-permission'].find((one) =>
    process.allowedNodeEnvironmentFlags.has(one),
  )
  if (flag === undefined) return []
  const modules = nodeModules()
  return [
    flag,
    ...(drawsPictures ? ['--allow-addons'] : []),
    ...[modules, join(modules, '../build/readers/'), ...files].map((path) => `--allow-fs-read=${path}`),
  ]
}
