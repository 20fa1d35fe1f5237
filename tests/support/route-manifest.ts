// Not from the package itself, which would load Remix's whole compiler for it.
import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import remixConfig from '../../remix.config.js'

/** The routes of remix.config.js by their ids. */
export const routeManifest = (await remixConfig.routes?.((callback) => defineRoutes(callback))) ?? {}
