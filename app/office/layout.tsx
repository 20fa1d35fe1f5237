import { Outlet, useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readFirstSteps } from '~/domain/tenants/first-steps.server'
import { house } from '~/house.server'
import { officeFrameOf } from '~/http/office-frame.server'
import { justSaved } from '~/http/redirect.server'
import { OfficePage } from '~/kit/office/office-page'

/** Wraps every page behind the sign-in, but protects none: each route declares its own access. */
export const handle = { access: 'keep_account', scripts: true } satisfies RouteHandle

export async function loader({ request, user, scope }: Args<typeof handle>) {
  return {
    ...officeFrameOf(user),
    firstSteps: justSaved(request) === null ? null : await readFirstSteps(house.reader, scope),
  }
}

export default function OfficeLayout() {
  return (
    <OfficePage frame={useLoaderData<typeof loader>()}>
      <Outlet />
    </OfficePage>
  )
}
