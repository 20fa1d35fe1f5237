import { Outlet, useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readOfficeFrame } from '~/domain/office/frame.server'
import { house } from '~/house.server'
import { OfficePage } from '~/ui/office/office-page'

/** Contains every page behind the sign-in, but protects none of them: each declares who may use it. */
export const handle = { access: 'keep_account', scripts: true } satisfies RouteHandle

export function loader({ user }: Args<typeof handle>) {
  return readOfficeFrame(house.reader, user)
}

export default function OfficeLayout() {
  return (
    <OfficePage frame={useLoaderData<typeof loader>()}>
      <Outlet />
    </OfficePage>
  )
}
