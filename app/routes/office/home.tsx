import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readOfficeHome } from '~/domain/office/home.server'
import { readOfficeQuery } from '~/forms/office-query'
import { house } from '~/house.server'
import { OfficeHomePage } from '~/ui/office/office-home-page'

export const handle = { access: 'use_office', title: (texts) => texts.office.pageTitle } satisfies RouteHandle

export async function loader({ request, scope, user }: Args<typeof handle>) {
  const places = readOfficeQuery(request)
  const home = await readOfficeHome(house.reader, scope, places)
  return { name: user.name, role: user.role, home, places }
}

export default function OfficeHome() {
  return <OfficeHomePage {...useLoaderData<typeof loader>()} />
}
