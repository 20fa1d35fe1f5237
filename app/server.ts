import * as build from '@remix-run/dev/server-build'
import type { ServerBuild } from '@remix-run/node'
import { admit } from './auth/admission.server'
import { recipientLanguage } from './auth/recipient-language.server'
import { config } from './config.server'
import { methodTable } from './http/allowed-methods.server'
import { front } from './http/front.server'
import { gate } from './http/gate.server'
import { noteRecipientLanguage } from './http/recipient-language.server'
import { extendExpress } from './http/remix-serve/extend-express.server'
import { installAccessLog } from './http/remix-serve/morgan.server'
import { routeFinder } from './http/serve/find-route.server'
import { routeServer } from './http/serve/serve-route.server'
import { installGracefulEnd } from './http/stopping.server'
import { watchFiles } from './http/watched-files.server'
import { startJobs } from './jobs/jobs.server'
import { redactOutput } from './log.server'

// remix-serve loads this module before it creates its Express app.
const settings = config()
if (settings.environment === 'production' && build.mode !== 'production') {
  throw new Error('This is a development build. Run "npm run build" first.')
}
redactOutput([
  ...settings.webhookSecrets,
  ...(settings.provider ? [settings.provider.clientSecret] : []),
  ...[...settings.linkKeys, ...settings.fieldKeys].map((key) => key.secret.toString()),
  ...passwordOf(settings.smtpUrl),
])

const gated = { ...build, routes: gate(build.routes, admit) } as ServerBuild
const find = routeFinder(gated.routes)
extendExpress({
  front: front(methodTable(gated.routes, find), find),
  serve: [noteRecipientLanguage(recipientLanguage), routeServer(gated, settings)],
  onListening() {
    watchFiles()
    startJobs()
  },
})
installAccessLog()
installGracefulEnd()

// What no other route serves goes on to remix-serve.
export const { assets, assetsBuildDirectory, entry, future, isSpaMode, mode, publicPath, routes } = gated

/** The password in SMTP_URL, encoded and decoded. A very short one would redact parts of every line. */
function passwordOf(smtpUrl: string | undefined): string[] {
  const password = smtpUrl ? new URL(smtpUrl).password : ''
  return [password, decodeURIComponent(password)].filter((text) => text.length >= 6)
}
