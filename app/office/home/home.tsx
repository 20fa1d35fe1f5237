import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { house } from '~/house.server'
import { readOfficeHome } from './home.server'
import { OfficeHomePage } from './home-page'

export const handle = { access: 'use_office', title: (texts) => texts.office.pageTitle } satisfies RouteHandle

export async function loader({ scope, user }: Args<typeof handle>) {
  return { name: user.name, role: user.role, home: await readOfficeHome(house, scope) }
}

export default function OfficeHome() {
  return <OfficeHomePage {...useLoaderData<typeof loader>()} />
}
