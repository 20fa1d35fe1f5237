import type { ServerBuild } from '@remix-run/node'
import { admit } from '~/auth/admission.server'
import { gate } from '~/http/gate.server'
import { routeManifest } from './route-manifest'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

export const routes = await loadRoutes()

export const gatedRoutes = gate(routes, admit)

/** The action of a route behind the gate, without Remix around it. */
export function actionOf(id: string) {
  const action = gatedRoutes[id]?.module.action
  if (!action) throw new Error(`${id} has no action`)
  return action as unknown as (args: {
    request: Request
    params: object
    context: object
  }) => Promise<Response>
}

async function loadRoutes(): Promise<Routes> {
  const root = (await import('~/root')) as unknown as Route['module']
  const loaded: Routes = { root: { id: 'root', path: '', module: root } }
  for (const { id, parentId, path, index, file } of Object.values(routeManifest)) {
    const module = (await import(`../../app/${file}`)) as Route['module']
    loaded[id] = { id, parentId, module, ...(path && { path }), ...(index && { index }) } as Route
  }
  return loaded
}
