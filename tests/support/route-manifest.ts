// Not from the package's main entry, which would load Remix's whole compiler.
import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import remixConfig from '../../remix.config.js'

export const routeManifest = (await remixConfig.routes?.((callback) => defineRoutes(callback))) ?? {}
