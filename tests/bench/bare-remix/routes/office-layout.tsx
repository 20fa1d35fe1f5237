import { Outlet, useLoaderData } from '@remix-run/react'
import { OfficePage } from '~/kit/office/office-page'
import { office } from '../constants.server'

export const handle = { scripts: true }

export function loader() {
  return office.frame
}

export default function OfficeLayout() {
  return (
    <OfficePage frame={useLoaderData<typeof loader>()}>
      <Outlet />
    </OfficePage>
  )
}
