import { createRequire } from 'node:module'

/** Where `npm ci` has put the readers' libraries, in a checkout or an installation. */
const NODE_MODULES = /^.*[\\/]node_modules[\\/]/

/**
 * What Node is told that a reader may do: read the libraries and the files that are named, nothing else. It writes
 * nowhere and starts nothing, and neither our database nor the environment of the service (`/proc`) opens to it. The
 * picture of a page is drawn by a native library, which Node cannot hold to that once it runs (decision 370).
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
  const [modules = ''] = NODE_MODULES.exec(createRequire(import.meta.url).resolve('zod')) ?? []
  return [
    flag,
    ...(drawsPictures ? ['--allow-addons'] : []),
    ...[modules, ...files].map((path) => `--allow-fs-read=${path}`),
  ]
}
