import * as build from '@remix-run/dev/server-build'
import { config } from './config.server'
import { installAccessLog } from './http/access-log.server'
import { methodTable } from './http/allowed-methods.server'
import { installFront } from './http/front.server'
import { gate } from './http/gate.server'
import { installGracefulEnd } from './http/stopping.server'
import { redactOutput } from './log.server'

// remix-serve loads this module before it makes its Express app.
const settings = config()
if (settings.environment === 'production' && build.mode !== 'production') {
  throw new Error('This is a development build. Run "npm run build" first.')
}
redactOutput([
  settings.webhookSecret,
  ...[...settings.linkKeys, ...settings.fieldKeys].map((key) => key.secret.toString()),
])

const gated = gate(build.routes)
installFront(methodTable(build.routes))
installAccessLog()
installGracefulEnd()

export const routes = gated
export const { assets, assetsBuildDirectory, entry, future, isSpaMode, mode, publicPath } = build
